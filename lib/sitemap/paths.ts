import { isUuid } from '@/lib/format/slug';

/** URLs in one file for search engines. */
export const FILE_SIZE = 5_000;
/** Links on one page for people. */
export const LINKS_PER_PAGE = 200;

/** The map for people, and the index of files for search engines. */
export const SITE_MAP = '/sitemap';
export const SITE_MAP_INDEX = '/sitemap.xml';

/** In place of a region id: the hotels that belong to no region visible to visitors. */
export const ELSEWHERE = 'outras-regioes';
/** In place of a region id: the offers of all hotels. */
export const OFFERS = 'ofertas';

/** Whether it names a part of the map: the hotels of a region or of none, or offers. */
export const isMapPart = (part: string) =>
  part === ELSEWHERE || part === OFFERS || (isUuid(part) && part === part.toLowerCase());

/** The number of a part's page in a URL; null if invalid. The first page has no number. */
export const mapPage = (text: string) =>
  /^(?:[2-9]|[1-9]\d{1,3})$/.test(text) ? Number(text) : null;

/** A page of the map that lists one part of the site. */
export const mapPartPath = (part: string, page = 1) =>
  `${SITE_MAP}/${part}${page > 1 ? `/${page}` : ''}`;

const FILE_KINDS = ['paginas', 'hoteis', 'ofertas'] as const;
type FileKind = (typeof FILE_KINDS)[number];

/** The path of a file for search engines; numbers begin at 1. */
export const filePath = (kind: FileKind, number = 1) => `/sitemaps/${kind}-${number}.xml`;

/** The paths of the first file of each kind. */
export const FIRST_FILES = FILE_KINDS.map((kind) => filePath(kind));

/** Parses the name of a file; null if there can be no such file. */
export function fileOf(name: string): { kind: FileKind; number: number } | null {
  const [, word, digits] = /^([a-z]+)-([1-9]\d?)\.xml$/.exec(name) ?? [];
  const kind = FILE_KINDS.find((known) => known === word);
  return kind ? { kind, number: Number(digits) } : null;
}
