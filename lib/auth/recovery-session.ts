import 'server-only';
import { type CookieJar, hasSessionCookie, sessionClient } from '@/lib/db/session-client';
import { isAuthAway } from './auth-away';
import { authenticatorOf } from './authenticator';
import { claimsOfToken, hasGivenCode, sessionKindOf } from './session-kind';
import { StaffCheckFailure } from './staff';

/**
 * The recovery of a request: its client, the e-mail of its account, and the authenticator whose code
 * it still owes (null: none). Null without a recovery, for one that is over or was used, and for any
 * other session under the recovery's cookie name. Throws a StaffCheckFailure when the auth service does
 * not answer.
 */
export async function recoverySession(jar: CookieJar) {
  if (!hasSessionCookie(jar, 'recovery')) return null;
  const client = sessionClient(jar, 'recovery');
  const { data, error } = await client.auth.getUser();
  if (error && isAuthAway(error)) throw new StaffCheckFailure(`auth: ${error.message}`);
  if (error) return null;
  // The auth service has just accepted this token, so its claims can be read as they stand.
  const { data: stored } = await client.auth.getSession();
  const claims = claimsOfToken(stored.session?.access_token);
  const { email } = data.user;
  if (!email || sessionKindOf(claims) !== 'recovery') return null;
  return { client, email, owed: hasGivenCode(claims) ? null : authenticatorOf(data.user) };
}
