import 'server-only';
import { cookies } from 'next/headers';
import type { CookieJar } from '@/lib/db/session-client';

/**
 * The cookies of this request. During rendering they are read-only and Next throws on a write.
 * Nothing is lost then: the middleware has already renewed the session.
 */
export async function requestCookies(): Promise<CookieJar> {
  const store = await cookies();
  return {
    getAll: () => store.getAll(),
    setAll: (list) => {
      try {
        for (const { name, value, options } of list) store.set(name, value, options);
      } catch {
        // Rendering, see above.
      }
    },
  };
}
