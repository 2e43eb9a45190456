import type { NextRequest } from 'next/server';
import { namesStay } from '@/lib/booking/stay-link';
import { isListedPath } from '@/lib/format/segment';
import { ROOM_COMPARISON } from '@/lib/hotels/paths';
import { LIGHT_MODE_PATH } from '@/lib/media/light-mode';
import { isFile, isMalformed } from '@/lib/misses/paths';
import { SITE_MAP_INDEX } from '@/lib/sitemap/paths';

/**
 * Shared caches may store a page for a minute. Browsers revalidate it each time, and also permanent
 * redirects, because a hotel may take back a slug that redirected for a while. Next sends this with
 * every page and redirect, and `no-store` with an error.
 */
const SHARED = 'public, max-age=0, s-maxage=60, must-revalidate';
/**
 * For the front of deploy/nginx, which renews its copies every second and sends SHARED to visitors.
 */
const SHARED_BY_FRONT = 'public, max-age=0, s-maxage=1';
const FRONT_HEADER = 'x-front-cache';
/**
 * For lists with filters, room comparisons, URLs with a stay, and the light mode's switch: visitors
 * choose these URLs, so no cache in between benefits from them.
 */
export const UNSTORED = 'private, max-age=0, must-revalidate';

/**
 * Routes and files set their own caching headers, except for the site map's index, which is stored
 * like a page. The newsletter's pages have a token in their URL and are never cached. A malformed
 * URL is answered by a page, wherever it points.
 */
const isPage = (pathname: string) =>
  pathname === SITE_MAP_INDEX ||
  isMalformed(pathname) ||
  (!/^\/(?:api|newsletter)\//.test(pathname) && !isFile(pathname));

/** The `Cache-Control` of a public page; null for anything else, which sets its own. */
export function pageCacheControl({ headers, nextUrl }: NextRequest): string | null {
  const { pathname, searchParams } = nextUrl;
  if (!isPage(pathname)) return null;
  const isChosen =
    ROOM_COMPARISON.test(pathname) ||
    isListedPath(pathname) ||
    pathname === LIGHT_MODE_PATH ||
    namesStay(searchParams);
  if (isChosen) return UNSTORED;
  return headers.has(FRONT_HEADER) ? SHARED_BY_FRONT : SHARED;
}
