import 'server-only';
import { cookies } from 'next/headers';
import { type SessionKind, sessionCookieName, sessionCookieOptions } from '@/lib/db/session-client';

/** Deletes the cookies of a session without a request to the auth service. */
export async function clearSessionCookies(kind: SessionKind): Promise<void> {
  const name = sessionCookieName(kind);
  const options = { ...sessionCookieOptions(kind), maxAge: 0 };
  const store = await cookies();
  for (const cookie of store.getAll()) {
    if (cookie.name === name || cookie.name.startsWith(`${name}.`)) {
      store.set(cookie.name, '', options);
    }
  }
}
