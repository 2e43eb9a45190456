import 'server-only';
import { z } from 'zod';
import { CODE_RULE_COLUMNS, requiredFromOf } from '@/lib/auth/code-rules';
import type { Role } from '@/lib/auth/roles';
import type { SessionClient } from '@/lib/db/session-client';
import { CODE_ROLES, type CodeRole } from './form';

const useRows = z.array(
  z.object({ role: z.string(), accounts: z.number(), protected: z.number() }),
);

/** Whether accounts of a role need a code from an authenticator, and how many have one. */
export type CodeRule = {
  role: CodeRole;
  /** Since when it is required; null if it is not. */
  requiredFrom: string | null;
  /** Active accounts, and how many of them have an authenticator. */
  accounts: number;
  protected: number;
};

/** Since when a role needs a code; null if it does not. Throws on any failure. */
export async function codeRequiredFrom(client: SessionClient, role: Role): Promise<string | null> {
  const rules = client.from('code_rules').select(CODE_RULE_COLUMNS).eq('id', role);
  const { data, error } = await rules;
  if (error) throw error;
  return requiredFromOf(data, role);
}

/** The rules of all roles that have a back office, for administrators. Throws on any failure. */
export async function listCodeRules(client: SessionClient): Promise<CodeRule[]> {
  const [rules, use] = await Promise.all([
    client.from('code_rules').select(CODE_RULE_COLUMNS),
    client.rpc('authenticator_use'),
  ]);
  if (rules.error) throw rules.error;
  if (use.error) throw use.error;
  const counts = useRows.parse(use.data);
  return CODE_ROLES.map((role) => {
    const counted = counts.find((row) => row.role === role);
    return {
      role,
      requiredFrom: requiredFromOf(rules.data, role),
      accounts: counted?.accounts ?? 0,
      protected: counted?.protected ?? 0,
    };
  });
}
