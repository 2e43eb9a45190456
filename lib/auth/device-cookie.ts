import 'server-only';
import { cookies } from 'next/headers';
import { type SessionClient, sessionCookieOptions } from '@/lib/db/session-client';

/** The signed tokens of the accounts that have signed in in this browser (see the migration). */
const DEVICE_COOKIE = 'vitrine-device';
const MAX_AGE = 60 * 60 * 24 * 180;
const MAX_LENGTH = 1_000;

/** The value of the browser's cookie; the database checks each token. */
export async function knownDevices(): Promise<string | undefined> {
  return (await cookies()).get(DEVICE_COOKIE)?.value.slice(0, MAX_LENGTH) || undefined;
}

/**
 * Tells the database that the client's sign-in succeeded: its attempts no longer count (after a
 * recovery its lockout ends too), and the browser becomes known to the account. A failure does not
 * affect the sign-in itself, so it is ignored.
 */
export async function completeSignIn(client: SessionClient): Promise<void> {
  const { data } = await client.rpc('complete_sign_in', { devices: await knownDevices() });
  if (!data) return;
  const { httpOnly, sameSite, secure } = sessionCookieOptions('session');
  // A code is also requested at back-office URLs, so the path is not /auth.
  const options = { httpOnly, sameSite, secure, path: '/', maxAge: MAX_AGE };
  (await cookies()).set(DEVICE_COOKIE, data, options);
}
