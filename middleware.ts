import { type NextRequest, NextResponse } from 'next/server';
import { renewSession } from '@/lib/auth/renew-session';
import { env } from '@/lib/env';
import { isMalformed } from '@/lib/misses/paths';
import { commonHeaders, publicHeaders } from '@/lib/security/public-policy';
import { staffContentSecurityPolicy } from '@/lib/security/staff-policy';
import { pageCacheControl } from '@/lib/visits/cache-control';
import { routeVisit } from '@/lib/visits/route-visit';

const STAFF = /^\/(?:auth|admin)(?:\/|$)/;
const PREVIEW = /^\/admin\/previa\//;
const isStaff = (pathname: string) => STAFF.test(pathname) && !isMalformed(pathname);

/** Handles public pages first and cheaply; staff pages get their own session and policy. */
export async function middleware(request: NextRequest) {
  const { pathname } = request.nextUrl;
  const refusal = refusedMethod(request) ?? (await refusedForm(request));
  return isStaff(pathname) && !refusal ? staff(request) : visitor(request, refusal);
}

const setting = () => ({
  https: env().SITE_URL.startsWith('https:'),
  development: process.env.NODE_ENV === 'development',
});

let visitorHeaders: [string, string][] | undefined;

/** The same for every public page, so they are made once. */
function policy(): [string, string][] {
  visitorHeaders ??= Object.entries(
    publicHeaders({ backend: new URL(env().SUPABASE_URL).origin, ...setting() }),
  );
  return visitorHeaders;
}

/** Whether a page has forms that post to itself: that of the newsletter, and those of staff. */
const hasForm = (pathname: string) => pathname === '/about' || isStaff(pathname);

/**
 * Refuses other methods: Next renders a page for any, and fails on a form that it can't parse. Null
 * if the method is allowed, and for routes, which check it themselves.
 */
function refusedMethod({ method, nextUrl: { pathname } }: NextRequest): NextResponse | null {
  const methods = ['GET', 'HEAD', ...(hasForm(pathname) ? ['POST'] : [])];
  if (methods.includes(method) || pathname.startsWith('/api/')) return null;
  const headers = { Allow: methods.join(', '), 'Cache-Control': 'no-store' };
  return new NextResponse(null, { status: 405, headers });
}

/**
 * Refuses a form that is submitted without JavaScript and can't be parsed, on which Next fails with
 * a bare 500. It is parsed twice, here and by its page. Null for other requests: routes and actions
 * check theirs.
 */
async function refusedForm(request: NextRequest): Promise<NextResponse | null> {
  const { method, headers, nextUrl } = request;
  const isForm =
    method === 'POST' &&
    /^multipart\/form-data\b/i.test(headers.get('content-type') ?? '') &&
    !headers.has('next-action') &&
    !nextUrl.pathname.startsWith('/api/');
  if (!isForm) return null;
  const isReadable = await request
    .clone()
    .formData()
    .then(
      () => true,
      () => false,
    );
  return isReadable
    ? null
    : new NextResponse(null, { status: 400, headers: { 'Cache-Control': 'no-store' } });
}

/** Routes a visit and sets the page policy. No session here. */
async function visitor(request: NextRequest, refusal: NextResponse | null): Promise<NextResponse> {
  const response = refusal ?? (await routeVisit(request));
  for (const [name, value] of policy()) response.headers.set(name, value);
  if (!response.headers.has('Cache-Control')) {
    const cacheControl = pageCacheControl(request);
    if (cacheControl) response.headers.set('Cache-Control', cacheControl);
  }
  return response;
}

/**
 * Renews the session, redirects to the sign-in without one, and sets a policy with a nonce. The
 * redirect is a convenience: every page and action checks access again, and the database decides.
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

  // An action reports an ended session itself: a redirect would lose what was typed.
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
  // Built files and images need no page policy; missing ones get the headers of next.config.mjs.
  // Uploads and messages of the database check access themselves, because a request body that goes
  // through here is first buffered in memory as a whole, and cut off at ten megabytes. Health
  // probes need neither.
  // Next fails on a URL with invalid percent encoding, so none of those skips the middleware.
  matcher: [
    '/((?!_next/static/[^%]*$|art/[^%]*$|media/[^/%]+/[^/%]+$|og/[^/%]+/[^/%]+$|api/health$|api/health/[a-z]+$|api/media$|api/revalidate$|favicon\\.ico$|icon\\.svg$|apple-icon\\.png$).*)',
  ],
};
