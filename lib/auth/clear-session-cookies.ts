import 'server-only';
import { cookies } from 'next/headers';
import { type SessionKind, sessionCookieOptions, sessionCookies } from '@/lib/db/session-client';

/** Deletes the cookies of a session without a request to the auth service. */
export async function clearSessionCookies(kind: SessionKind): Promise<void> {
  const options = { ...sessionCookieOptions(kind), maxAge: 0 };
  const store = await cookies();
  for (const { name } of sessionCookies(store, kind)) store.set(name, '', options);
}
