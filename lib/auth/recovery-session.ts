import 'server-only';
import { type CookieJar, hasSessionCookie, sessionClient } from '@/lib/db/session-client';
import { authenticatorOf } from './authenticator';
import { hasGivenCode, sessionKindOf } from './session-kind';
import { accountOf } from './staff';

/**
 * The recovery of a request: its client, its account's e-mail, and the authenticator whose code is
 * still required (null: none). Null without a recovery, if it has ended or was used, and for any
 * other kind of session in the recovery cookie. Throws a StaffCheckFailure if the auth service does
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
