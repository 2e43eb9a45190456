import 'server-only';
import { refresh } from 'next/cache';
import { getTranslations } from 'next-intl/server';
import type { z } from 'zod';
import { mayDo, type Need, type Profile } from '@/lib/auth/roles';
import { isSameOrigin } from '@/lib/auth/same-origin';
import { currentAccess, StaffCheckFailure } from '@/lib/auth/staff';
import type { SessionClient } from '@/lib/db/session-client';
import { logFailure } from '@/lib/log';
import type { Conflict, Refusal, Result } from './result';

/** Thrown inside an action to refuse with a code; `message` replaces the code's own text. */
export class ActionError extends Error {
  constructor(
    readonly code: Refusal,
    readonly text?: string,
    readonly fields?: Record<string, string>,
    readonly conflict?: Conflict,
  ) {
    super(text ?? code);
    this.name = 'ActionRefused';
  }
}

type Context = { client: SessionClient; profile: Profile };

type Definition<Schema extends z.ZodType, T> = {
  /** For the log: 'hotel.toggle'. */
  name: string;
  need: Need;
  schema: Schema;
  /** Said to those who may enter but not do this; the general text otherwise. */
  forbidden?: string;
  /** Said when it fails for no reason that the visitor could mend. */
  failed?: string;
  run: (input: z.output<Schema>, context: Context) => Promise<T>;
};

/** What the database answers to whom, as a refusal; null for what nobody foresaw. */
function refusalOf(error: unknown): ActionError | null {
  if (error instanceof ActionError) return error;
  if (error instanceof StaffCheckFailure) return new ActionError('unavailable');
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string };
  if (code === '42501' || code === 'PGRST301') return new ActionError('forbidden');
  // The database's own words for a rule of its own, written for whoever reads them.
  if (code === 'PT409') return new ActionError('failed', message);
  if (/fetch failed|timeout|aborted|ECONN|network|socket/i.test(message)) {
    return new ActionError('unavailable');
  }
  return null;
}

/**
 * The one door for writes of the back office: own origin, session, active profile, role, input, in
 * this order, and only then `run` (which checks version and row count). Whatever goes wrong comes
 * back as a Result; nothing is thrown at the visitor, and the cause stands in the log under the
 * id that the visitor is told. What was typed is never logged.
 */
export function adminAction<Schema extends z.ZodType, T>(definition: Definition<Schema, T>) {
  const { name, need, schema, run } = definition;
  return async (input: unknown): Promise<Result<T>> => {
    const t = await getTranslations('adminErrors');
    const refuse = (code: Refusal, text?: string, fields?: Record<string, string>) => {
      const own = code === 'forbidden' ? definition.forbidden : undefined;
      return { ok: false as const, code, message: text ?? own ?? t(code), fields };
    };
    try {
      if (!(await isSameOrigin())) return refuse('origin');
      const { client, access } = await currentAccess();
      if (access.state === 'signed-out' || access.state === 'no-profile') {
        return refuse('signed-out');
      }
      if (access.state === 'inactive') return refuse('inactive');
      if (access.state === 'denied' || !mayDo(access.profile.role, need)) {
        return refuse('forbidden');
      }
      const parsed = schema.safeParse(input);
      if (!parsed.success) {
        return refuse('invalid', undefined, await problemsOf(parsed.error));
      }
      const data = await run(parsed.data, { client, profile: access.profile });
      // The answer brings the page that is open as it is now: a tag alone would leave it as it was.
      refresh();
      return { ok: true, data };
    } catch (error) {
      const refusal = refusalOf(error);
      const id = logFailure(name, error);
      if (refusal) {
        const { code, text, fields, conflict } = refusal;
        return { ...refuse(code, text, fields), conflict, id };
      }
      const message = definition.failed ?? t('failed');
      return { ok: false, code: 'failed', message, id };
    }
  };
}

/** The first problem of each field by its path, in the catalogue's words. */
async function problemsOf(error: z.ZodError): Promise<Record<string, string>> {
  const t = await getTranslations('adminProblems');
  const words = (key: string) => (t.has(key as 'required') ? t(key as 'required') : t('other'));
  return Object.fromEntries(
    error.issues
      .toReversed()
      .map(({ path, message }) => [
        path.filter((part) => part !== 'fields').join('.'),
        words(message),
      ]),
  );
}

type Written<Row> = {
  data: Row[] | null;
  error: { code?: string; message: string } | null;
};

/**
 * The one row that a write touched. Row policies refuse silently by changing nothing, and a version
 * that is no longer current matches nothing: both are a conflict, never a success.
 */
export async function oneRow<Row>(query: PromiseLike<Written<Row>>): Promise<Row> {
  const { data, error } = await query;
  if (error) throw error;
  const [row] = data ?? [];
  if (!row || data?.length !== 1) throw new ActionError('conflict');
  return row;
}
