import 'server-only';
import { randomBytes } from 'node:crypto';
import { isAuthRetryableFetchError } from '@supabase/supabase-js';
import { invitationMark } from '@/lib/auth/invitation';
import { publicWriteClient } from '@/lib/db/public-client';
import type { SessionClient } from '@/lib/db/session-client';
import { logFailure } from '@/lib/log';

/**
 * Returns a random first password for an account whose owner chooses one by a link; it is not shown
 * or stored anywhere. Its suffix has every kind of character that a project may require, and it is
 * shorter than the 72 bytes that the auth service accepts.
 */
export const unknownPassword = () => `${randomBytes(48).toString('base64url')}aA1-`;

/** Marks the invitation as pending in the list of accounts. Never throws: it is optional. */
export async function recordInvitation(client: SessionClient, account: string): Promise<void> {
  const { error } = await client.rpc('record_invitation', { account });
  if (error) logFailure('user.invitation', error);
}

/** `limited`: the auth service sends no more e-mails for now; `away`: it did not answer. */
export type Delivery = 'sent' | 'limited' | 'away' | 'unsent';

/**
 * Sends an account the link by which its owner chooses a password: a recovery, because the auth
 * service's own invitations need the service key, which no request may use. If the service requires
 * confirmed addresses, the link confirms this one. Never throws: the account exists in any case.
 *
 * It does not count as an attempt of the account (`countAttempt`). That limit keeps strangers from
 * triggering e-mails: otherwise an invitation would use up the invited person's attempts, and a
 * stranger an administrator's. The auth service's own limits apply.
 */
export async function sendPasswordLink(email: string): Promise<Delivery> {
  try {
    const options = { redirectTo: invitationMark() };
    const { error } = await publicWriteClient().auth.resetPasswordForEmail(email, options);
    if (!error) return 'sent';
    // The service's own message may name the address.
    const { code, status } = error;
    logFailure('user.invite', {
      code,
      message: `The e-mail was not sent: ${status ?? 'no answer'}`,
    });
    if (status === 429) return 'limited';
    return isAuthRetryableFetchError(error) ? 'away' : 'unsent';
  } catch (error) {
    logFailure('user.invite', error);
    return 'away';
  }
}
