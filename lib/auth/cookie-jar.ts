import 'server-only';
import { cookies } from 'next/headers';
import type { CookieJar } from '@/lib/db/session-client';

/**
 * The cookies of this request. While a page renders they can only be read, which the framework says
 * by throwing; the middleware has renewed the session before, so nothing is lost.
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
