import 'server-only';
import { isAuthRetryableFetchError } from '@supabase/supabase-js';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { z } from 'zod';
import { POSTGRES } from '@/lib/db/postgres-codes';
import { hasSessionCookie, type SessionClient, sessionClient } from '@/lib/db/session-client';
import { currentRequestId } from '@/lib/http/request-id';
import { requestCookies } from './cookie-jar';
import { mayDo, type Profile, ROLES } from './roles';
import { sessionKindOfToken } from './session-kind';

const profileRow = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  is_active: z.boolean(),
  hotel_ids: z.array(z.string()).nullable(),
});

/**
 * The access that a request's session has. Only `staff` may do anything; each other state has a
 * screen of its own. An outage is none of these states: it throws.
 */
export type Access =
  | { state: 'signed-out' }
  | { state: 'no-profile'; email: string }
  | { state: 'inactive' | 'denied'; profile: Profile }
  | { state: 'staff'; profile: Profile };

/** The auth service or the database did not answer: no access, and no sign-out either. */
export class StaffCheckFailure extends Error {
  /** Reaches the error page, which shows the id of the request. */
  readonly digest = `staff-check:${currentRequestId() ?? ''}`;
  override name = 'StaffCheckFailure';
}

/** No row, and 'permission denied', both mean: no profile. */
const NO_PROFILE = new Set<string>([POSTGRES.notOneRow, POSTGRES.insufficientPrivilege]);

/**
 * Asks the auth service whether the session is valid and the database for the profile, on every
 * request: a changed role or activation counts from the next request on (D26).
 * Throws StaffCheckFailure when either does not answer.
 */
async function accessOf(client: SessionClient): Promise<Access> {
  const { data, error } = await client.auth.getUser();
  if (error && (isAuthRetryableFetchError(error) || (error.status ?? 0) >= 500)) {
    throw new StaffCheckFailure(`auth: ${error.message}`);
  }
  if (error || !data.user) return { state: 'signed-out' };
  // The auth service has just accepted this token, so its claims can be read as they stand.
  const { data: stored } = await client.auth.getSession();
  if (sessionKindOfToken(stored.session?.access_token) !== 'session') {
    return { state: 'signed-out' };
  }
  const { id, email = '' } = data.user;
  const answer = await client
    .from('user_profiles')
    .select('id, email, role, is_active, hotel_ids')
    .eq('id', id)
    .maybeSingle();
  if (answer.error && !NO_PROFILE.has(answer.error.code)) {
    throw new StaffCheckFailure(`profile: ${answer.error.message}`);
  }
  const profile = profileRow.safeParse(answer.data);
  if (!profile.success) return { state: 'no-profile', email };
  if (!profile.data.is_active) return { state: 'inactive', profile: profile.data };
  const state = mayDo(profile.data.role, 'staff') ? 'staff' : 'denied';
  return { state, profile: profile.data };
}

/** The client of this request's session, and its access; loaded once per request. */
export const currentAccess = cache(async (): Promise<{ client: SessionClient; access: Access }> => {
  const jar = await requestCookies();
  const client = sessionClient(jar);
  const access: Access = hasSessionCookie(jar) ? await accessOf(client) : { state: 'signed-out' };
  return { client, access };
});

/**
 * The session of a page of the back office. The layout shows the reason to accounts without access;
 * a page that is requested without its layout throws 'not found'.
 */
export async function requireStaff(): Promise<{ client: SessionClient; profile: Profile }> {
  const { client, access } = await currentAccess();
  if (access.state === 'signed-out') redirect('/auth');
  if (access.state !== 'staff') notFound();
  return { client, profile: access.profile };
}
