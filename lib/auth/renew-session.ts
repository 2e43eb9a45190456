import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { outageKind } from '@/lib/db/outage';
import {
  type CookieJar,
  hasSessionCookie,
  keepingEnded,
  sessionClient,
} from '@/lib/db/session-client';
import { AUTH_TIMED_OUT, isAuthAway } from './auth-away';
import { sessionKindOf } from './session-kind';

type Renewed = {
  /** Whether there is a session with a valid signature and date, and not that of a recovery. */
  signedIn: boolean;
  /** The answer to go on with; it carries the renewed cookies. */
  next: () => NextResponse;
  /** Puts the renewed cookies on another answer. */
  withCookies: (response: NextResponse) => NextResponse;
};

/**
 * Renews the session of a request when it ends soon, so that the page finds a fresh one and the
 * browser gets it. When the auth service does not answer, everything stays as it is: the page shows
 * the outage itself, and no one is signed out by it.
 */
export async function renewSession(request: NextRequest, headers: Headers): Promise<Renewed> {
  const written: Parameters<CookieJar['setAll']>[0] = [];
  const all: CookieJar = {
    getAll: () => request.cookies.getAll(),
    setAll: (cookies) => {
      for (const { name, value } of cookies) request.cookies.set(name, value);
      written.push(...cookies);
    },
  };
  const jar = request.method === 'POST' ? keepingEnded(all) : all;
  headers.delete(AUTH_TIMED_OUT);
  let signedIn = hasSessionCookie(jar);
  if (signedIn) {
    const { data, error } = await sessionClient(jar).auth.getClaims();
    signedIn = error ? isAuthAway(error) : sessionKindOf(data?.claims) === 'session';
    if (error && outageKind(error.message) === 'timeout') headers.set(AUTH_TIMED_OUT, '1');
  }
  const withCookies = (response: NextResponse) => {
    for (const { name, value, options } of written) response.cookies.set(name, value, options);
    return response;
  };
  const next = () => {
    const cookies = request.headers.get('cookie');
    if (cookies) headers.set('cookie', cookies);
    return withCookies(NextResponse.next({ request: { headers } }));
  };
  return { signedIn, next, withCookies };
}
