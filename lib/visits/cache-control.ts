import type { NextRequest } from 'next/server';
import { namesStay } from '@/lib/booking/stay-link';
import { isListedPath } from '@/lib/format/segment';
import { ROOM_COMPARISON } from '@/lib/hotels/paths';
import { LIGHT_MODE_PATH } from '@/lib/media/light-mode';
import { isFile, isMalformed } from '@/lib/misses/paths';
import { SITE_MAP_INDEX } from '@/lib/sitemap/paths';

/**
 * Shared caches may keep a page for its minute; browsers ask each time, for a permanent redirect as
 * well: a hotel may take a slug back that led elsewhere for a while. Next sends it with every answer
 * that is a page or a redirect, and `no-store` with an error.
 */
const SHARED = 'public, max-age=0, s-maxage=60, must-revalidate';
/**
 * The front of deploy/nginx renews its copies every second, and tells the above to visitors by itself.
 */
const SHARED_BY_FRONT = 'public, max-age=0, s-maxage=1';
const FRONT_HEADER = 'x-front-cache';
/**
 * Of a list with filters, of rooms side by side, of an address with a stay, and of the light mode's
 * switch: visitors choose them, so no cache between here and there gains by it.
 */
export const UNSTORED = 'private, max-age=0, must-revalidate';

/**
 * Routes and files say themselves how long they may be kept, but for the index of the map, which is
 * stored as pages are. The pages of the newsletter are asked for with a token in their address and are
 * never kept. What is no URL at all is answered by a page, wherever it points.
 */
const isPage = (pathname: string) =>
  pathname === SITE_MAP_INDEX ||
  isMalformed(pathname) ||
  (!/^\/(?:api|newsletter)\//.test(pathname) && !isFile(pathname));

/** `Cache-Control` of a public page; null for what is no page and says it itself. */
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
