import { isUuid } from '@/lib/format/slug';

/** URLs in one file for search engines. */
export const FILE_SIZE = 5_000;
/** Links on one page for people. */
export const LINKS_PER_PAGE = 200;

/** The map for people, and the one for search engines, which names its files. */
export const SITE_MAP = '/sitemap';
export const SITE_MAP_INDEX = '/sitemap.xml';

/** Stands for hotels of no region that visitors see. */
export const ELSEWHERE = 'outras-regioes';
/** Stands for offers, of all hotels. */
export const OFFERS = 'ofertas';

/** What a page of the map lists: the hotels of a region, those of none, or offers. */
export const isMapPart = (part: string) =>
  part === ELSEWHERE || part === OFFERS || (isUuid(part) && part === part.toLowerCase());

/** A page of a part, as a URL counts it: null for what is none. The first has no number. */
export const mapPage = (text: string) =>
  /^(?:[2-9]|[1-9]\d{1,3})$/.test(text) ? Number(text) : null;

/** A page of the map that lists one part of the site. */
export const mapPartPath = (part: string, page = 1) =>
  `${SITE_MAP}/${part}${page > 1 ? `/${page}` : ''}`;

const FILE_KINDS = ['paginas', 'hoteis', 'ofertas'] as const;
type FileKind = (typeof FILE_KINDS)[number];

/** The path of a file for search engines; numbers count from 1. */
export const filePath = (kind: FileKind, number = 1) => `/sitemaps/${kind}-${number}.xml`;

/** The paths of the first file of each kind. */
export const FIRST_FILES = FILE_KINDS.map((kind) => filePath(kind));

/** What the name of a file means, null for one that can't be any. */
export function fileOf(name: string): { kind: FileKind; number: number } | null {
  const [, word, digits] = /^([a-z]+)-([1-9]\d?)\.xml$/.exec(name) ?? [];
  const kind = FILE_KINDS.find((known) => known === word);
  return kind ? { kind, number: Number(digits) } : null;
}
