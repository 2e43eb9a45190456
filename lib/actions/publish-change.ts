import 'server-only';
import { tags } from '@/lib/cache/tags';
import { offerPath } from '@/lib/offers/paths';
import { regionPath } from '@/lib/regions/paths';
import type { PublicTable, SiteChange } from '@/lib/schemas/site-change';
import {
  FIXED_PAGES,
  HOTEL_LISTS,
  OFFER_LISTS,
  pagesOfHotel,
  REGION_LISTS,
} from '@/lib/seo/concerned-pages';
import { indexedPages } from '@/lib/sitemap/queries';
import { publish } from './publish';

type Concerned = { tags: readonly string[]; lists: readonly string[] };

/** What a change of a table invalidates, and the lists that show its rows. */
const CONCERNED = {
  hotels: { tags: [tags.hotels, tags.offers], lists: HOTEL_LISTS },
  hotel_images: { tags: [tags.hotels], lists: HOTEL_LISTS },
  hotel_packages: { tags: [tags.offers], lists: OFFER_LISTS },
  regions: { tags: [tags.regions, tags.hotels], lists: REGION_LISTS },
  general_config: { tags: [tags.settings], lists: FIXED_PAGES },
} as const satisfies Record<PublicTable, Concerned>;

/** Every page that is made from rows, for a change that may concern any of them. */
const everyPage = async () => (await indexedPages()).map(({ path }) => path);

/** Every page that shows what changed, as it was and as it is. Gives how many are named. */
export function publishChange(change: SiteChange): number {
  const concerned = change.tables.map((table): Concerned => CONCERNED[table]);
  const hotels = change.hotels.flatMap(({ hotel_type, region_id, ...hotel }) =>
    pagesOfHotel({ ...hotel, name: hotel.slug, type: hotel_type, regionId: region_id ?? null }),
  );
  const paths = [
    ...hotels,
    ...change.offers.map(offerPath),
    ...change.regions.map(regionPath),
    ...concerned.flatMap(({ lists }) => lists),
  ];
  // The settings are on every page.
  const wide = change.all || change.tables.includes('general_config');
  publish(
    concerned.flatMap((table) => table.tags),
    paths,
    wide ? everyPage : undefined,
  );
  return new Set(paths).size;
}

/** Every page: the settings of the chain are on all of them. */
export const publishSettings = () =>
  publish(CONCERNED.general_config.tags, CONCERNED.general_config.lists, everyPage);
