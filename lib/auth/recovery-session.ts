import 'server-only';
import { isAuthRetryableFetchError } from '@supabase/supabase-js';
import { type CookieJar, hasSessionCookie, sessionClient } from '@/lib/db/session-client';
import { sessionKindOf } from './session-kind';
import { StaffCheckFailure } from './staff';

/**
 * The recovery of a request: its client and the e-mail of its account. Null without one, for one
 * that is over or was used, and for any other session under the recovery's cookie name. Throws a
 * StaffCheckFailure when the auth service does not answer.
 */
export async function recoverySession(jar: CookieJar) {
  if (!hasSessionCookie(jar, 'recovery')) return null;
  const client = sessionClient(jar, 'recovery');
  const { data, error } = await client.auth.getClaims();
  if (error && isAuthRetryableFetchError(error)) {
    throw new StaffCheckFailure(`auth: ${error.message}`);
  }
  const email = data?.claims.email;
  return email && sessionKindOf(data.claims) === 'recovery' ? { client, email } : null;
}
