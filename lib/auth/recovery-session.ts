import 'server-only';
import { type CookieJar, hasSessionCookie, sessionClient } from '@/lib/db/session-client';
import { authenticatorOf } from './authenticator';
import { hasGivenCode, sessionKindOf } from './session-kind';
import { accountOf } from './staff';

/**
 * The recovery of a request: its client, the e-mail of its account, and the authenticator whose code
 * it still owes (null: none). Null without a recovery, for one that is over or was used, and for any
 * other session under the recovery's cookie name. Throws a StaffCheckFailure when the auth service does
 * not answer.
 */
export async function recoverySession(jar: CookieJar) {
  if (!hasSessionCookie(jar, 'recovery')) return null;
  const client = sessionClient(jar, 'recovery');
  const account = await accountOf(client);
  if (!account?.email || sessionKindOf(account.claims) !== 'recovery') return null;
  const { user, email, claims } = account;
  return { client, email, owed: hasGivenCode(claims) ? null : authenticatorOf(user) };
}
