import 'server-only';
import { z } from 'zod';
import { tags } from '@/lib/cache/tags';
import { publicClient } from '@/lib/db/public-client';
import { readParts } from '@/lib/db/read-parts';
import { everyRow } from '@/lib/db/rows';
import { countRows, runQueries, runQuery } from '@/lib/db/run-query';
import { hotelPath } from '@/lib/hotels/paths';
import { listFirstHotels } from '@/lib/hotels/queries';
import { HOTEL_URL_COLUMNS, hotelUrlColumns } from '@/lib/hotels/url-parts';
import { offerPath } from '@/lib/offers/paths';
import { listFirstOffers } from '@/lib/offers/queries';
import { MOST_REGIONS } from '@/lib/regions/limits';
import { regionPath } from '@/lib/regions/paths';
import { FILE_SIZE } from './paths';

/** A page that search engines may list. `changed` is an instant, null when it is unknown. */
export type IndexedPage = { path: string; changed: string | null };

/** Pages that are not rows of the database. Those marked noindex are left out on purpose. */
const FIXED = [
  ...['/', '/hotels', '/deals', '/destinations', '/about', '/friends'],
  ...['/privacy', '/terms', '/acessibilidade', '/sitemap'],
];

const instant = z
  .unknown()
  .optional()
  .transform((value) => {
    const moment = typeof value === 'string' ? Date.parse(value) : Number.NaN;
    return Number.isNaN(moment) ? null : new Date(moment).toISOString();
  });
/** Instants in this format sort as strings. */
const latest = (instants: (string | null)[]) =>
  instants.reduce((last, one) => ((one ?? '') > (last ?? '') ? one : last), null);
const hotelRow = hotelUrlColumns.extend({ updated_at: instant });
const offerRow = z.object({ id: z.string().min(1), name: z.string(), updated_at: instant });
const regionRow = z
  .object({
    id: z.string().min(1),
    updated_at: instant,
    hotels: z.array(z.object({ updated_at: instant })).catch([]),
  })
  // A region's list shows its hotels, so it changes when one of them does.
  .transform(({ id, updated_at, hotels }) => ({
    path: regionPath(id),
    changed: latest([updated_at, ...hotels.map((hotel) => hotel.updated_at)]),
  }));

const hotels = (columns: string) =>
  publicClient({ tags: [tags.hotels] })
    .from('hotels')
    .select(columns, { count: 'exact' })
    .eq('is_active', true);

/** The offers that visitors see today: the row policies hide all others. */
const offers = (columns: string) =>
  publicClient({ tags: [tags.offers] })
    .from('hotel_packages')
    .select(columns, { count: 'exact' })
    .eq('is_active', true);

const HOTEL = `${HOTEL_URL_COLUMNS}, updated_at`;
const hotelPage = ({ hotel_type: type, updated_at, ...hotel }: z.output<typeof hotelRow>) => ({
  path: hotelPath({ ...hotel, type }),
  changed: updated_at,
});
const offerPage = ({ updated_at: changed, ...offer }: z.output<typeof offerRow>) => ({
  path: offerPath(offer),
  changed,
});

/** The hotels of one file, counted from 1. Throws QueryError. */
export async function hotelPages(file: number): Promise<IndexedPage[]> {
  const rows = await readParts((file - 1) * FILE_SIZE, FILE_SIZE, (from, to) =>
    runQuery('hotels', hotels(HOTEL).order('id').range(from, to), everyRow(hotelRow)),
  );
  return rows.map(hotelPage);
}

/** Today's offers of one file, counted from 1. Throws QueryError. */
export async function offerPages(file: number): Promise<IndexedPage[]> {
  const rows = await readParts((file - 1) * FILE_SIZE, FILE_SIZE, (from, to) =>
    runQuery(
      'offers',
      offers('id, name, updated_at').order('id').range(from, to),
      everyRow(offerRow),
    ),
  );
  return rows.map(offerPage);
}

/** Pages that are not rows of the database, and the list of each region. Throws QueryError. */
export async function listPages(): Promise<IndexedPage[]> {
  const query = publicClient({ tags: [tags.regions, tags.hotels] })
    .from('regions')
    .select('id, updated_at, hotels(updated_at)', { count: 'exact' })
    .eq('is_active', true)
    .eq('hotels.is_active', true)
    .order('name')
    .order('updated_at', { referencedTable: 'hotels', ascending: false })
    .limit(MOST_REGIONS)
    .limit(1, { referencedTable: 'hotels' });
  const regions = await runQuery('regions', query, everyRow(regionRow));
  return [...FIXED.map((path) => ({ path, changed: null })), ...regions];
}

/** How many hotels and offers there are to list. Throws QueryError. */
export async function countPages(): Promise<{ hotels: number; offers: number }> {
  const [hotelCount, offerCount] = await runQueries(
    countRows('hotels', hotels('id').limit(1)),
    countRows('offers', offers('id').limit(1)),
  );
  return { hotels: hotelCount, offers: offerCount };
}

/**
 * The pages that are rendered ahead of their visitors: the lists, the first hotels by name, the offers
 * that end first. They are few however large the chain is; all others are rendered at their next visit.
 * Throws QueryError.
 */
export async function pagesAhead(): Promise<string[]> {
  const [lists, firstHotels, firstOffers] = await runQueries(
    listPages(),
    listFirstHotels(),
    listFirstOffers(),
  );
  return [
    ...lists.map(({ path }) => path),
    ...firstHotels.map(hotelPath),
    ...firstOffers.map(offerPath),
  ];
}
