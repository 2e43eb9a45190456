import { type NextRequest, NextResponse } from 'next/server';
import { renewSession } from '@/lib/auth/renew-session';
import { carriedStayPath } from '@/lib/booking/carried-stay';
import { namesStay } from '@/lib/booking/stay-link';
import { COMPARISON, comparisonFormPath, comparisonInternalPath } from '@/lib/comparison/paths';
import { env } from '@/lib/env';
import { FAVORITES, favoritesInternalPath } from '@/lib/favorites/paths';
import { isListedPath, listedParts } from '@/lib/format/segment';
import { hotelsFormPath, hotelsInternalPath } from '@/lib/hotels/list/routes';
import { pageQuery } from '@/lib/http/page-query';
import { ITINERARY, itineraryInternalPath } from '@/lib/itinerary/paths';
import { logMissingPath } from '@/lib/log';
import { LIGHT_MODE_PATH } from '@/lib/media/light-mode';
import { lookUp } from '@/lib/misses/look-up';
import { isFile, isMalformed, isRoute, MISS } from '@/lib/misses/paths';
import { offersInternalPath } from '@/lib/offers/list-filters';
import { commonHeaders, publicHeaders } from '@/lib/security/public-policy';
import { staffContentSecurityPolicy } from '@/lib/security/staff-policy';
import { SITE_MAP_INDEX } from '@/lib/sitemap/paths';

const STAFF = /^\/(?:auth|admin)(?:\/|$)/;
const PREVIEW = /^\/admin\/previa\//;
const isStaff = (pathname: string) => STAFF.test(pathname) && !isMalformed(pathname);

/** Public pages first and cheaply; staff pages get a session and a policy of their own. */
export async function middleware(request: NextRequest) {
  const { pathname } = request.nextUrl;
  return isStaff(pathname) && !refusedMethod(request) ? staff(request) : visitor(request);
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
 * The front of deploy/nginx renews its copies every second, and tells the above to visitors by itself.
 */
const FRONT_CACHE_CONTROL = 'public, max-age=0, s-maxage=1';
const FRONT_HEADER = 'x-front-cache';
/**
 * Routes and files say themselves how long they may be kept, but for the index of the map, which is
 * stored as pages are. The pages of the newsletter are asked for with a token in their address and are
 * never kept. What is no URL at all is answered by a page, wherever it points.
 */
const isPage = (pathname: string) =>
  pathname === SITE_MAP_INDEX ||
  isMalformed(pathname) ||
  (!/^\/(?:api|newsletter)\//.test(pathname) && !isFile(pathname));

/**
 * Of a list with filters, of rooms side by side, of an address with a stay, and of the light mode's
 * switch: visitors choose them, so no cache between here and there gains by it.
 */
const UNSTORED = 'private, max-age=0, must-revalidate';
const ROOM_COMPARISON = /^(\/hotel(?:_corp|_lazer)?\/(?!old\/)[^/]+)\/quartos$/;

let visitorHeaders: [string, string][] | undefined;

/** The same for every public page, so they are made once. */
function policy(): [string, string][] {
  visitorHeaders ??= Object.entries(
    publicHeaders({ backend: new URL(env().SUPABASE_URL).origin, ...setting() }),
  );
  return visitorHeaders;
}

/** The pages with forms that are sent to the page itself: that of the newsletter, and those of staff. */
const hasForm = (pathname: string) => pathname === '/about' || isStaff(pathname);

/**
 * Next renders a page whatever it is asked by, and fails at a form that it can't read. Null where the
 * method is right, and for routes, which say themselves what they take.
 */
function refusedMethod({ method, nextUrl: { pathname } }: NextRequest): NextResponse | null {
  const methods = ['GET', 'HEAD', ...(hasForm(pathname) ? ['POST'] : [])];
  if (methods.includes(method) || pathname.startsWith('/api/')) return null;
  const headers = { Allow: methods.join(', '), 'Cache-Control': 'no-store' };
  return new NextResponse(null, { status: 405, headers });
}

/** Where a visit is answered, and the page policy. No session here. */
async function visitor(request: NextRequest): Promise<NextResponse> {
  const response = refusedMethod(request) ?? (await route(request));
  for (const [name, value] of policy()) response.headers.set(name, value);
  const { pathname, searchParams } = request.nextUrl;
  const isStored = !response.headers.has('Cache-Control');
  if (isStored && isPage(pathname)) {
    const isFront = request.headers.has(FRONT_HEADER);
    const shared = isFront ? FRONT_CACHE_CONTROL : CACHE_CONTROL;
    const isChosen =
      ROOM_COMPARISON.test(pathname) ||
      isListedPath(pathname) ||
      pathname === LIGHT_MODE_PATH ||
      namesStay(searchParams);
    response.headers.set('Cache-Control', isChosen ? UNSTORED : shared);
  }
  return response;
}

const redirectTo = (path: string, status?: number) =>
  NextResponse.redirect(new URL(path, env().SITE_URL), status);

/** The same visit, answered by another page of the site; the visitor's address stays. */
function rewriteTo(request: NextRequest, path: string): NextResponse {
  const target = request.nextUrl.clone();
  target.pathname = path;
  target.searchParams.delete('region');
  const response = NextResponse.rewrite(target);
  if (isListedPath(path)) response.headers.set('Cache-Control', UNSTORED);
  return response;
}

/** Pages of which the query is a part: what answers them. */
const INTERNAL: Record<string, ((query: URLSearchParams) => string | null) | undefined> = {
  '/hotels': hotelsInternalPath,
  '/deals': offersInternalPath,
  [FAVORITES]: favoritesInternalPath,
  [COMPARISON]: comparisonInternalPath,
  [ITINERARY]: itineraryInternalPath,
};

/**
 * Whether it is an internal path of such a page to which no query leads. What it names is nothing, and a
 * page that is rendered for each visit can't set the status for it.
 */
function isStray(pathname: string): boolean {
  const parts = listedParts(pathname);
  return parts !== null && (parts.query && INTERNAL[parts.page]?.(parts.query)) !== pathname;
}

/** Pages that forms without script lead to: where that is, with the stay of the page they stand on. */
const FORMS: Record<string, typeof comparisonFormPath | undefined> = {
  '/hotels': hotelsFormPath,
  [COMPARISON]: comparisonFormPath,
};

/**
 * Where a visit that comes from a page of this site with a stay goes on with it; null for all others. Only
 * documents are redirected: within a tab, scripts remember the stay themselves.
 */
function pathWithStay({ headers, nextUrl }: NextRequest): string | null {
  const { pathname, searchParams } = nextUrl;
  const form = FORMS[pathname];
  // A reloaded page keeps the Referer of its first visit.
  const isFollowed =
    headers.has('referer') &&
    headers.get('sec-fetch-dest') === 'document' &&
    !headers.has('cache-control');
  if (!form && !isFollowed) return null;
  const page = pageQuery(headers, env().SITE_URL);
  return (
    form?.(searchParams, page) ??
    (isFollowed ? carriedStayPath(pathname, searchParams, page) : null)
  );
}

/**
 * The list of a region has an address of its own inside, a short link leads to its hotel, and an
 * address without a page gets a page that is shared by all of them (lib/misses).
 */
async function route(request: NextRequest): Promise<NextResponse> {
  const { pathname, search, searchParams } = request.nextUrl;
  const sent = pathWithStay(request);
  if (sent) {
    const response = redirectTo(sent);
    // It depends on where the form or the link stands.
    response.headers.set('Cache-Control', UNSTORED);
    return response;
  }
  const internal = INTERNAL[pathname]?.(searchParams) ?? null;
  const answer =
    isMalformed(pathname) || isStray(pathname)
      ? { rewrite: MISS.page }
      : await lookUp(internal ?? pathname.replace(ROOM_COMPARISON, '$1'));
  if (answer && 'redirect' in answer) {
    const below = ROOM_COMPARISON.test(pathname) ? '/quartos' : '';
    return redirectTo(answer.redirect + below + search, answer.forGood ? 308 : 307);
  }
  if (answer ? answer.rewrite === MISS.page : !isRoute(pathname)) logMissingPath(pathname);
  const path = answer?.rewrite ?? internal;
  return path ? rewriteTo(request, path) : NextResponse.next();
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
  // Built files and images have no use for a page policy; what is missing among them gets the
  // headers of next.config.mjs. Uploads and what the database tells ask for themselves who is there,
  // because what goes through here is held in memory first: to its end, and cut off at ten megabytes.
  // Probes of its health need neither.
  // Next fails at an address whose percent signs stand for nothing, so none of those gets past here.
  matcher: [
    '/((?!_next/static/[^%]*$|art/[^%]*$|media/[^/%]+/[^/%]+$|og/[^/%]+/[^/%]+$|api/health$|api/health/[a-z]+$|api/media$|api/revalidate$|favicon\\.ico$|icon\\.svg$|apple-icon\\.png$).*)',
  ],
};
