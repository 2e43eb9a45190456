import { tags } from '@/lib/cache/tags';
import { hotelsPath, WHOLE_MAP } from '@/lib/hotels/list/filters';
import { hotelPath, roomSelectionPath } from '@/lib/hotels/paths';
import { offerPath } from '@/lib/offers/paths';
import { regionPath } from '@/lib/regions/paths';
import { FIRST_FILES, SITE_MAP, SITE_MAP_INDEX } from '@/lib/sitemap/paths';
import type { HotelState, PublicTable, SiteChange } from './model';

const MAP = hotelsPath(WHOLE_MAP);

/** Every stored page with its own URL and no row, except those that report something missing. */
const FIXED_PAGES = [
  '/',
  '/home2',
  '/hotels',
  MAP,
  '/destinations',
  '/deals',
  '/about',
  '/friends',
  '/privacy',
  '/terms',
  '/acessibilidade',
  '/sitemap',
  '/favoritos',
  '/comparar',
  '/roteiro',
] as const;

/** The first page of each map; further ones are re-rendered at their next visit. */
const MAPS = [SITE_MAP, SITE_MAP_INDEX, ...FIRST_FILES] as const;
/** Pages that name regions: in the search, as a filter, as destinations. */
const REGION_LISTS = ['/', '/hotels', MAP, '/destinations', '/about', ...MAPS] as const;
/** Pages that show hotels, count them or show one's image; the heavy maps last. */
const HOTEL_LISTS = [
  '/',
  '/hotels',
  MAP,
  '/deals',
  '/destinations',
  '/about',
  '/favoritos',
  '/comparar',
  '/roteiro',
  ...MAPS,
] as const;
/** Pages that list offers, in addition to each hotel's own page. */
const OFFER_LISTS = ['/', '/deals', ...MAPS] as const;

/** A hotel's own pages and the list of its region. */
function pathsOfHotel({ id, slug, hotel_type: type, region_id }: HotelState): string[] {
  const hotel = { id, name: slug, slug, type };
  const region = region_id ? [regionPath(region_id)] : [];
  return [hotelPath(hotel), roomSelectionPath(hotel), ...region];
}

const pathsOf = {
  hotels: ({ hotels = [] }: SiteChange) => hotels.flatMap(pathsOfHotel),
  offers: ({ offers = [] }: SiteChange) => offers.map(offerPath),
  regions: ({ regions = [] }: SiteChange) => regions.map(regionPath),
};

type Affected = {
  /** The tags of the pages that read this table. */
  tags: readonly string[];
  /** The pages of the changed rows, which are re-rendered before all others. */
  own?: (change: SiteChange) => string[];
  /** The pages that list rows of this table. */
  lists: readonly string[];
};

/** The tags and pages that a change of a table affects. */
const AFFECTED = {
  hotels: { tags: [tags.hotels, tags.offers], own: pathsOf.hotels, lists: HOTEL_LISTS },
  hotel_images: { tags: [tags.hotels], own: pathsOf.hotels, lists: HOTEL_LISTS },
  hotel_packages: { tags: [tags.offers], own: pathsOf.offers, lists: OFFER_LISTS },
  regions: { tags: [tags.regions, tags.hotels], own: pathsOf.regions, lists: REGION_LISTS },
  general_config: { tags: [tags.settings], lists: FIXED_PAGES },
  media_files: { tags: [tags.media], lists: [] },
} as const satisfies Record<PublicTable, Affected>;

/** The cache tags whose pages a change makes stale. */
export function affectedTags({ tables }: SiteChange): string[] {
  return [...new Set(tables.flatMap((table): readonly string[] => AFFECTED[table].tags))];
}

/**
 * The pages that show what changed, each once: those of the changed rows, then the lists of their
 * tables, then those of other rows that the change names.
 */
export function affectedPaths(change: SiteChange): string[] {
  const tables = change.tables.map((table): Affected => AFFECTED[table]);
  return [
    ...new Set([
      ...tables.flatMap(({ own }) => own?.(change) ?? []),
      ...tables.flatMap(({ lists }) => lists),
      ...Object.values(pathsOf).flatMap((paths) => paths(change)),
    ]),
  ];
}

/** True when any page may show what changed: the settings are on all of them. */
export const affectsEveryPage = ({ all, tables }: SiteChange) =>
  all || tables.includes('general_config');
