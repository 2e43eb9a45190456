import { type NextRequest, NextResponse } from 'next/server';
import { renewSession } from '@/lib/auth/renew-session';
import { env } from '@/lib/env';
import { hotelsFormPath, hotelsOfRegionPath } from '@/lib/regions/paths';
import { commonHeaders, publicHeaders } from '@/lib/security/public-policy';
import { staffContentSecurityPolicy } from '@/lib/security/staff-policy';

const STAFF = /^\/(?:auth|admin)(?:\/|$)/;
const PREVIEW = /^\/admin\/previa\//;

/** Public pages first and cheaply; staff pages get a session and a policy of their own. */
export async function middleware(request: NextRequest) {
  return STAFF.test(request.nextUrl.pathname) ? staff(request) : visitor(request);
}

const setting = () => ({
  https: env().SITE_URL.startsWith('https:'),
  development: process.env.NODE_ENV === 'development',
});

/**
 * Shared caches may keep a page for its minute; browsers ask each time, for a permanent redirect as
 * well: a hotel may take a slug back that led elsewhere for a while. Next sends it with every answer
 * that is a page or a redirect, and `no-store` with an error.
 */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=60, must-revalidate';
/**
 * Routes and files say themselves how long they may be kept. The pages of the newsletter are asked for
 * with a token in their address and are never kept.
 */
const PAGE = /^\/(?!api\/|newsletter\/)[^.]*$/;

let visitorHeaders: [string, string][] | undefined;

/** The same for every public page, so they are made once. */
function policy(): [string, string][] {
  visitorHeaders ??= Object.entries(
    publicHeaders({ backend: new URL(env().SUPABASE_URL).origin, ...setting() }),
  );
  return visitorHeaders;
}

/** The address of a region's hotel list, and the page policy. No session here. */
function visitor(request: NextRequest): NextResponse {
  const response = route(request);
  for (const [name, value] of policy()) response.headers.set(name, value);
  if (PAGE.test(request.nextUrl.pathname)) response.headers.set('Cache-Control', CACHE_CONTROL);
  return response;
}

function route(request: NextRequest): NextResponse {
  const { pathname, searchParams } = request.nextUrl;
  if (pathname !== '/hotels') return NextResponse.next();
  const sent = hotelsFormPath(searchParams);
  if (sent) return NextResponse.redirect(new URL(sent, env().SITE_URL));
  const internal = hotelsOfRegionPath(searchParams);
  if (!internal) return NextResponse.next();
  const target = request.nextUrl.clone();
  target.pathname = internal;
  target.searchParams.delete('region');
  return NextResponse.rewrite(target);
}

/**
 * Session renewal, the gate in front of the back office, and a policy with a nonce. The gate is a
 * convenience: every page and action asks again who is there, and the database has the last word.
 */
async function staff(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  const nonce = btoa(crypto.randomUUID());
  const contentSecurityPolicy = staffContentSecurityPolicy({
    nonce,
    preview: PREVIEW.test(pathname),
    ...setting(),
  });
  const headers = new Headers(request.headers);
  headers.set('Content-Security-Policy', contentSecurityPolicy);
  const session = await renewSession(request, headers);

  // An action answers for itself that the session is over: a redirect would lose what was typed.
  const isVisit = request.method === 'GET' || request.method === 'HEAD';
  const turnAway = isVisit && !session.signedIn && /^\/admin(?:\/|$)/.test(pathname);
  const signIn = new URL(`/auth?next=${encodeURIComponent(pathname + search)}`, env().SITE_URL);
  const response = turnAway ? session.withCookies(NextResponse.redirect(signIn)) : session.next();

  response.headers.set('Content-Security-Policy', contentSecurityPolicy);
  for (const [name, value] of Object.entries(commonHeaders(setting()))) {
    response.headers.set(name, value);
  }
  response.headers.set('Cache-Control', 'private, no-store');
  response.headers.set('X-Robots-Tag', 'noindex, nofollow');
  return response;
}

export const config = {
  runtime: 'nodejs',
  // Built files and pictures have no use for a page policy. Uploads and what the database tells ask
  // for themselves who is there, because what goes through here is held in memory first: to its end,
  // and cut off at ten megabytes.
  matcher: [
    '/((?!_next/static|_next/image|art/|media/|og/|api/media|api/revalidate$|favicon|icon|apple-icon).*)',
  ],
};
