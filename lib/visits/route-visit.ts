import { type NextRequest, NextResponse } from 'next/server';
import { COMPARISON, comparisonInternalPath } from '@/lib/comparison/paths';
import { FAVORITES, favoritesInternalPath } from '@/lib/favorites/paths';
import { isListedPath, listedDocumentPath, listedParts } from '@/lib/format/segment';
import { hotelsInternalPath } from '@/lib/hotels/list/routes';
import { ROOM_COMPARISON } from '@/lib/hotels/paths';
import { isDocument } from '@/lib/http/is-document';
import { siteUrl } from '@/lib/http/site-url';
import { ITINERARY, itineraryInternalPath } from '@/lib/itinerary/paths';
import { logMissingPath } from '@/lib/log';
import { lookUp } from '@/lib/misses/look-up';
import { isMalformed, isRoute, MISS } from '@/lib/misses/paths';
import { offersInternalPath } from '@/lib/offers/list-filters';
import { UNSTORED } from './cache-control';
import { pathWithStay } from './carried-stay';

const redirectTo = (path: string, status?: number) => NextResponse.redirect(siteUrl(path), status);

/** Answers the visit with another page of the site; the visitor's URL stays the same. */
function rewriteTo(request: NextRequest, path: string): NextResponse {
  const target = request.nextUrl.clone();
  target.pathname = path;
  target.searchParams.delete('region');
  const response = NextResponse.rewrite(target);
  if (isListedPath(path)) response.headers.set('Cache-Control', UNSTORED);
  return response;
}

/** Pages that depend on their query: the internal path that answers it. */
const INTERNAL: Record<string, ((query: URLSearchParams) => string | null) | undefined> = {
  '/hotels': hotelsInternalPath,
  '/deals': offersInternalPath,
  [FAVORITES]: favoritesInternalPath,
  [COMPARISON]: comparisonInternalPath,
  [ITINERARY]: itineraryInternalPath,
};

/**
 * Whether this is an internal path of such a page that no query leads to. It has no content, and a
 * page rendered for each visit can't set a status for it.
 */
function isStray(pathname: string): boolean {
  const parts = listedParts(pathname);
  if (!parts) return false;
  const path = parts.query && INTERNAL[parts.page]?.(parts.query);
  return !path || ![path, listedDocumentPath(path)].includes(pathname);
}

/**
 * Decides where a visit to a public URL is answered. The list of a region has its own internal
 * path, a short link leads to its hotel, and URLs without a page share one (lib/misses).
 */
export async function routeVisit(request: NextRequest): Promise<NextResponse> {
  const { pathname, search, searchParams } = request.nextUrl;
  const sent = pathWithStay(request);
  if (sent) {
    const response = redirectTo(sent);
    // It depends on the page that the form or link is on.
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
  const asked = internal && isDocument(request.headers) ? listedDocumentPath(internal) : internal;
  const path = answer?.rewrite ?? asked;
  return path ? rewriteTo(request, path) : NextResponse.next();
}
