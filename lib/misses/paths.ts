import { idFromSlug, isSlugLike, isUuid } from '@/lib/format/slug';
import { NO_REGION } from '@/lib/regions/paths';
import { fileOf, isMapPart, mapPage } from '@/lib/sitemap/paths';

/** The pages that answer every URL without a page of its own. Each is rendered and stored once. */
export const MISS = {
  page: '/nao-encontrada',
  hotel: '/nao-encontrada/hotel',
  offer: '/nao-encontrada/oferta',
  region: `/hotels/regiao/${NO_REGION}`,
} as const;

/**
 * The route above a slug that may or may not be a hotel's: if none is found there, the page is
 * missing, not a hotel.
 */
export const UNSURE_HOTEL = '/nao-encontrada/atalho';

/**
 * The record that must exist for a URL to have a page; `name` is a slug or an id. Besides their
 * pages, hotels have older ones and short links, and offers have a URL with just their id.
 */
export type Subject =
  | { kind: 'hotel'; name: string; form: 'page' | 'older' | 'short' }
  | { kind: 'offer'; name: string; form: 'page' | 'short' }
  | { kind: 'region'; name: string };

/** One segment below a prefix of hotels, offers or regions. */
const NAMED =
  /^\/(hotel|hotel_corp|hotel_lazer|oferta|package|hotels\/regiao)\/(old\/(?!$))?([^/]+)$/;
const ALONE = /^\/([^/.]+)$/;

/** The fixed pages with a URL of one segment. */
const FIXED = new Set([
  'about',
  'acessibilidade',
  'admin',
  'api',
  'auth',
  'comparar',
  'deals',
  'destinations',
  'favoritos',
  'friends',
  'home2',
  'hotels',
  'nao-encontrada',
  'newsletter',
  'privacy',
  'roteiro',
  'sitemap',
  'terms',
]);
const FILES = new Set([
  '/favicon.ico',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/sw.js',
  '/sw/keep-pages.js',
  '/sw/shown-pages.js',
  '/sw/stored-pages.js',
]);
const ICON = /^\/(?:icon|apple-icon)[\w-]*\.(?:svg|png)$/;
const ROUTE =
  /^\/(?:$|(?:admin|auth|api|media|og|art|_next|nao-encontrada|newsletter)\/|(?:hotels|deals|favoritos|comparar|roteiro)\/(?:lista|documento)\/[^/]+$|hotels\/mapa$|acessibilidade\/modo-leve$|sitemaps?\/|hotel(?:_corp|_lazer)?\/(?!old\/)[^/]+\/quartos$)/;

/** The decoded text of a segment; null if it is malformed. */
function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/** Whether a URL is malformed: its percent signs encode no text. */
export const isMalformed = (pathname: string) =>
  pathname.includes('%') && decoded(pathname) === null;

/** Whether it is a file of the site map for search engines or a page of the one for people. */
function isMapUrl([, isFile, name = '', page]: readonly string[]): boolean {
  if (isFile) return page === undefined && fileOf(name) !== null;
  return isMapPart(name) && (page === undefined || mapPage(page) !== null);
}

/**
 * The record that must exist for this URL to have a page. Null if that does not depend on rows; the
 * shared page that answers it if no record can have such a name.
 */
export function subjectOf(pathname: string): Subject | (typeof MISS)[keyof typeof MISS] | null {
  const [, alone] = ALONE.exec(pathname) ?? [];
  if (alone) {
    const name = decoded(alone) ?? '';
    // Next has internal pages for its errors and would show them with their status.
    if (name.startsWith('_')) return MISS.page;
    return FIXED.has(alone) || !isSlugLike(name) ? null : { kind: 'hotel', name, form: 'short' };
  }
  const map = /^\/sitemap(s?)\/([^/]+)(?:\/([^/]+))?$/.exec(pathname);
  if (map) return isMapUrl(map) ? null : MISS.page;
  const [, prefix, older, segment] = NAMED.exec(pathname) ?? [];
  if (!prefix || !segment) return null;
  const name = decoded(segment) ?? '';
  const id = idFromSlug(name);
  if (prefix === 'hotels/regiao') {
    if (segment === NO_REGION) return null;
    // In capitals or percent-encoded, the same id would be remembered once per spelling.
    return isUuid(segment) && segment === id ? { kind: 'region', name } : MISS.page;
  }
  if (prefix === 'oferta') return id ? { kind: 'offer', name: id, form: 'page' } : MISS.offer;
  if (prefix === 'package') {
    return id && isUuid(name) ? { kind: 'offer', name: id, form: 'short' } : MISS.offer;
  }
  return isSlugLike(name) ? { kind: 'hotel', name, form: older ? 'older' : 'page' } : MISS.hotel;
}

/** Whether the URL is a file, whose own headers set how long it may be cached. */
export const isFile = (pathname: string) => FILES.has(pathname) || ICON.test(pathname);

/** Whether the site has a route of this form. Does not check whether the record exists. */
export function isRoute(pathname: string): boolean {
  return (
    ROUTE.test(pathname) || FIXED.has(pathname.slice(1)) || NAMED.test(pathname) || isFile(pathname)
  );
}
