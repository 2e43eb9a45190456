import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import type { z } from 'zod';
import { ActionError, fieldError } from '@/lib/actions/action-error';
import { outageKind } from '@/lib/db/outage';
import { POSTGRES, postgresCode } from '@/lib/db/postgres-codes';
import { publicWriteClient } from '@/lib/db/public-client';
import type { SessionClient } from '@/lib/db/session-client';
import { logFailure } from '@/lib/log';
import type { profileFields } from './form';
import { USER_COLUMNS } from './staff-queries';

type Credentials = { email: string; password: string };

const TAKEN = new Set(['user_already_exists', 'email_exists']);

/**
 * Signs an account up with a client that keeps no session, so that the administrator's is not
 * affected. The sign-up carries a ticket that identifies the administrator as author in the
 * history. If no ticket can be issued, the account is created anyway, and its history entry has no
 * author. Throws if the service does not answer; throws an ActionError with `too-often` at its rate
 * limit, `taken` if the address has an account, `failed` for other refusals. A service that
 * requires confirmation reports a taken address only by returning no identities.
 */
export async function signUpAccount(
  client: SessionClient,
  credentials: Credentials,
): Promise<{ id: string; mustConfirm: boolean }> {
  const ticket = await client.rpc('issue_account_ticket');
  // With a service that hangs, the administrator would have to wait a second time.
  if (outageKind(ticket.error?.message ?? '')) throw ticket.error;
  if (ticket.error) logFailure('user.ticket', ticket.error);
  const { auth } = publicWriteClient();
  const options = ticket.error ? undefined : { data: { account_ticket: ticket.data } };
  const { data, error } = await auth.signUp({ ...credentials, options });
  const known = error && (TAKEN.has(error.code ?? '') || /already registered/i.test(error.message));
  if (known || data.user?.identities?.length === 0) {
    throw fieldError<Credentials>('email', 'taken', 'taken');
  }
  if (error?.status === 429) throw new ActionError('too-often');
  if (error?.status && error.status < 500)
    throw new ActionError('failed', { detail: error.message });
  if (error) throw error;
  if (!data.user) throw new Error('The sign-up was answered without an account.');
  // The session that came with the sign-up is not used.
  if (data.session) await auth.signOut({ scope: 'local' });
  return { id: data.user.id, mustConfirm: !data.session };
}

/** Delays before each look for a new account's profile, which may be written a moment later. */
const LOOK_AFTER_MS = [0, 100, 200, 400, 800, 1_500, 2_000];

/** `unset`: the database refused; `unsure`: unknown. The account exists in each case. */
export type Permissions = 'set' | 'unset' | 'unsure';

/** Gives a new account its role and activation, on behalf of the administrator. */
export async function givePermissions(
  client: SessionClient,
  id: string,
  fields: z.output<typeof profileFields>,
): Promise<Permissions> {
  try {
    for (const pause of LOOK_AFTER_MS) {
      await wait(pause);
      const { data, error } = await client.from('user_profiles').select('id').eq('id', id);
      if (error) throw error;
      if (data.length === 0) continue;
      const written = await client
        .from('user_profiles')
        .update(fields)
        .eq('id', id)
        .select(USER_COLUMNS);
      if (written.error) throw written.error;
      return written.data.length === 1 ? 'set' : 'unset';
    }
    return 'unsure';
  } catch (error) {
    logFailure('user.permissions', error);
    return postgresCode(error) === POSTGRES.insufficientPrivilege ? 'unset' : 'unsure';
  }
}
