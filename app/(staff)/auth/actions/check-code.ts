import 'server-only';
import { isAuthRetryableFetchError } from '@supabase/supabase-js';
import type { SessionClient } from '@/lib/db/session-client';
import type { AuthState } from '../state';
import { countedAttempt, refused } from './answers';

/**
 * Raises a session's assurance level with a code from its account's authenticator; the response's
 * cookies carry it. Returns the refusal of a wrong code or of the limit; null if the code was
 * right. Throws if the auth service does not answer, or no longer knows the authenticator.
 */
export async function checkCode(
  client: SessionClient,
  email: string,
  factorId: string,
  code: string,
): Promise<AuthState> {
  const { limit, refusal } = await countedAttempt('code', email, client);
  if (refusal) return refusal;
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code });
  if (!error) return null;
  if (error.status === 429) return refused('signInTooOften');
  if (!isAuthRetryableFetchError(error) && error.code === 'mfa_verification_failed') {
    return refused('wrongCode', { limit });
  }
  throw error;
}
