import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { z } from 'zod';
import { POSTGRES } from '@/lib/db/postgres-codes';
import {
  hasSessionCookie,
  keepingEnded,
  type SessionClient,
  sessionClient,
} from '@/lib/db/session-client';
import { currentRequestId } from '@/lib/http/request-id';
import { AUTH_TIMED_OUT, isAuthAway } from './auth-away';
import { authenticatorOf } from './authenticator';
import { CODE_RULE_COLUMNS, requiredFromOf } from './code-rules';
import { requestCookies } from './cookie-jar';
import { mayDo, type Profile, ROLES } from './roles';
import { claimsOfToken, hasGivenCode, sessionKindOf } from './session-kind';

/** A stored Profile. */
export const profileRow = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  is_active: z.boolean(),
  /** The hotels to which an editor is limited; null for all. */
  hotel_ids: z.array(z.string()).nullable(),
});

/**
 * The access of a request's session. Only `staff` may do anything; every other state has its own
 * screen. An outage is not a state: it throws.
 */
export type Access =
  | { state: 'signed-out' }
  /** The password was right; the code from the account's authenticator is missing. */
  | { state: 'code-owed'; userId: string; email: string; authenticatorId: string }
  | { state: 'no-profile'; userId: string; email: string }
  | { state: 'inactive' | 'denied'; profile: Profile }
  /** The role needs an authenticator, and the account has none. */
  | { state: 'authenticator-owed'; profile: Profile }
  | {
      state: 'staff';
      profile: Profile;
      /** When the account will need an authenticator that it does not have yet; else null. */
      codeRequiredFrom: string | null;
    };

/** The auth service or the database did not answer: no access, and no sign-out either. */
export class StaffCheckFailure extends Error {
  /** Reaches the error page, which shows the id of the request. */
  readonly digest = `staff-check:${currentRequestId() ?? ''}`;
  override name = 'StaffCheckFailure';
}

/** No row and 'permission denied' both mean no profile. */
const NO_PROFILE = new Set<string>([POSTGRES.notOneRow, POSTGRES.insufficientPrivilege]);

/**
 * The account of a session and the claims of its token; null if the session is not valid. Throws
 * StaffCheckFailure if the auth service does not answer.
 */
export async function accountOf(client: SessionClient) {
  const { data, error } = await client.auth.getUser();
  if (error && isAuthAway(error)) throw new StaffCheckFailure(`auth: ${error.message}`);
  if (error || !data.user) return null;
  // The auth service has just accepted this token, so its claims need no further check.
  const { data: stored } = await client.auth.getSession();
  const claims = claimsOfToken(stored.session?.access_token);
  return { user: data.user, email: data.user.email ?? '', claims };
}

/**
 * Asks the auth service whether the session is valid and the database for the profile, on every
 * request: a changed role or activation counts from the next request on (D26).
 * Throws StaffCheckFailure when either does not answer.
 */
async function accessOf(client: SessionClient): Promise<Access> {
  if ((await headers()).has(AUTH_TIMED_OUT)) throw new StaffCheckFailure('auth: timed out before');
  const account = await accountOf(client);
  if (!account || sessionKindOf(account.claims) !== 'session') return { state: 'signed-out' };
  const { user, email, claims } = account;
  const authenticator = authenticatorOf(user);
  if (authenticator && !hasGivenCode(claims)) {
    return { state: 'code-owed', userId: user.id, email, authenticatorId: authenticator.id };
  }
  const [answer, rules] = await Promise.all([
    client
      .from('user_profiles')
      .select('id, email, role, is_active, hotel_ids')
      .eq('id', user.id)
      .maybeSingle(),
    authenticator ? null : client.from('code_rules').select(CODE_RULE_COLUMNS),
  ]);
  if (answer.error && !NO_PROFILE.has(answer.error.code)) {
    throw new StaffCheckFailure(`profile: ${answer.error.message}`);
  }
  if (rules?.error) throw new StaffCheckFailure(`rules: ${rules.error.message}`);
  const { data: profile } = profileRow.safeParse(answer.data);
  if (!profile) return { state: 'no-profile', userId: user.id, email };
  if (!profile.is_active) return { state: 'inactive', profile };
  if (!mayDo(profile.role, 'staff')) return { state: 'denied', profile };
  const codeRequiredFrom = requiredFromOf(rules?.data ?? [], profile.role);
  if (codeRequiredFrom && Date.parse(codeRequiredFrom) <= Date.now()) {
    return { state: 'authenticator-owed', profile };
  }
  return { state: 'staff', profile, codeRequiredFrom };
}

/** The client of this request's session, and its access; loaded once per request. */
export const currentAccess = cache(async (): Promise<{ client: SessionClient; access: Access }> => {
  const jar = keepingEnded(await requestCookies());
  const client = sessionClient(jar);
  const access: Access = hasSessionCookie(jar) ? await accessOf(client) : { state: 'signed-out' };
  return { client, access };
});

/** The caller's profile and session client, which is subject to the profile's row policies. */
export type StaffContext = { client: SessionClient; profile: Profile };

/**
 * Returns the session of a back-office page, or redirects to the sign-in. The layout tells accounts
 * without access why, but navigation within the back office doesn't re-render it: the detour
 * through the sign-in does, which leads back as long as there is a session.
 */
export async function requireStaff(): Promise<StaffContext> {
  const { client, access } = await currentAccess();
  if (access.state !== 'staff') redirect('/auth');
  return { client, profile: access.profile };
}
