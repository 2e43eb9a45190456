import 'server-only';
import { type CookieOptions, createServerClient } from '@supabase/ssr';
import { env } from '@/lib/env';
import type { Database } from './database.types';

/** Longest wait for one response in a staff session, in milliseconds. */
const TIMEOUT_MS = 10_000;

/**
 * The session cookies. `recovery` is the short-lived one that a recovery e-mail's link opens: it
 * may only set a password and never opens the back office.
 */
const SESSION_COOKIES = {
  session: { name: 'vitrine-session', path: '/', maxAge: 60 * 60 * 24 * 30 },
  recovery: { name: 'vitrine-recovery', path: '/auth', maxAge: 60 * 15 },
} as const;

export type SessionKind = keyof typeof SESSION_COOKIES;

/** Reads all cookies of the request, writes those of the response. */
export type CookieJar = {
  getAll: () => { name: string; value: string }[];
  setAll: (cookies: { name: string; value: string; options: CookieOptions }[]) => void;
};

/**
 * The same jar, but it keeps the cookies of an ended session. If an action removed one, Next would
 * re-render the open page as the sign-in, and unsaved input would be lost; the next visit removes
 * them.
 */
export const keepingEnded = (jar: CookieJar): CookieJar => ({
  getAll: jar.getAll,
  setAll: (cookies) => {
    if (cookies.some(({ options }) => options.maxAge !== 0)) jar.setAll(cookies);
  },
});

/** The options of every session cookie; no script of the site can read one. */
export function sessionCookieOptions(kind: SessionKind) {
  const { path, maxAge } = SESSION_COOKIES[kind];
  const secure = env().SITE_URL.startsWith('https:');
  return { path, maxAge, httpOnly: true, sameSite: 'lax', secure } as const;
}

/** The cookies of such a session, which the library names alone or followed by '.0', '.1' … */
export function sessionCookies(jar: Pick<CookieJar, 'getAll'>, kind: SessionKind) {
  const { name } = SESSION_COOKIES[kind];
  return jar
    .getAll()
    .filter((cookie) => cookie.name === name || cookie.name.startsWith(`${name}.`));
}

/** Whether the request has a cookie of such a session (not whether the session is valid). */
export const hasSessionCookie = (
  jar: Pick<CookieJar, 'getAll'>,
  kind: SessionKind = 'session',
): boolean => sessionCookies(jar, kind).length > 0;

/**
 * Whether a renewal was refused by the service's rate limit, which all staff share. The library
 * removes an expired session after any refusal but a 503, so the limit is passed to it as a 503.
 */
const isLimitedRenewal = (input: RequestInfo | URL, { status }: Response) =>
  status === 429 && String(input).endsWith('/token?grant_type=refresh_token');

/** Whether a request can have these headers: browsers control the cookie and so the token in it. */
function canBeSent(headers: HeadersInit | undefined): boolean {
  try {
    return Boolean(new Headers(headers));
  } catch {
    return false;
  }
}

/** The auth service's response to an invalid token. */
const noToken = () =>
  Response.json({ code: 403, error_code: 'bad_jwt', msg: 'invalid JWT' }, { status: 403 });

/**
 * A client with the session in the cookies: row policies decide what it may do. It renews the
 * session shortly before it expires and then writes the new cookies.
 */
export function sessionClient(jar: CookieJar, kind: SessionKind = 'session') {
  const { SUPABASE_URL, SUPABASE_ANON_KEY } = env();
  return createServerClient<Database>(SUPABASE_URL, SUPABASE_ANON_KEY, {
    cookieOptions: { name: SESSION_COOKIES[kind].name },
    cookies: {
      getAll: jar.getAll,
      setAll: (cookies) =>
        jar.setAll(
          cookies.map(({ name, value, options }) => ({
            name,
            value,
            // Only the removal of the library's options applies; the rest is set above.
            options: {
              ...sessionCookieOptions(kind),
              ...(options.maxAge === 0 ? { maxAge: 0 } : {}),
            },
          })),
        ),
    },
    db: { retry: false },
    global: {
      fetch: async (input, init) => {
        if (!canBeSent(init?.headers)) return noToken();
        const signal = AbortSignal.timeout(TIMEOUT_MS);
        const answer = await fetch(input, { ...init, cache: 'no-store', signal });
        return isLimitedRenewal(input, answer) ? new Response(null, { status: 503 }) : answer;
      },
    },
  });
}

export type SessionClient = ReturnType<typeof sessionClient>;
