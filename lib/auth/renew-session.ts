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
  /** Whether there is a valid session, not of a recovery, or one that can't be checked now. */
  signedIn: boolean;
  /** The response to continue with; has the renewed cookies. */
  next: () => NextResponse;
  /** Adds the renewed cookies to another response. */
  withCookies: (response: NextResponse) => NextResponse;
};

/**
 * Renews the session of a request if it ends soon, for the page and for the browser. If the auth
 * service does not answer, everything stays as it is: the page reports the outage, which signs no
 * one out.
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
