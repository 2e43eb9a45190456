import 'server-only';
import { z } from 'zod';
import { tags } from '@/lib/cache/tags';
import { publicClient } from '@/lib/db/public-client';
import { runQueries, runQuery } from '@/lib/db/run-query';
import { toHotelType } from '@/lib/hotels/hotel-type';
import { hotelPath } from '@/lib/hotels/paths';
import { LIST_LIMIT } from '@/lib/hotels/queries';
import { readOffers } from '@/lib/offers/model';
import { offerPath } from '@/lib/offers/paths';
import { OFFER_COLUMNS, OFFER_LINK_LIMIT } from '@/lib/offers/queries';
import { isVisible } from '@/lib/offers/status';
import { regionPath } from '@/lib/regions/paths';
import { REGION_LIMIT } from '@/lib/regions/queries';

/** A page that search engines may list. `changed` is an instant, null when it is unknown. */
export type IndexedPage = { path: string; changed: string | null };

const instant = z
  .unknown()
  .optional()
  .transform((value) => {
    const moment = typeof value === 'string' ? Date.parse(value) : Number.NaN;
    return Number.isNaN(moment) ? null : new Date(moment).toISOString();
  });
const text = z.string().catch('');

const hotelRow = z.object({
  id: z.string().min(1),
  slug: text,
  name: z.string(),
  region_id: z.string().nullish().catch(null),
  hotel_type: z.unknown().transform(toHotelType),
  updated_at: instant,
});
const regionRow = z.object({ id: z.string().min(1), updated_at: instant });
const changedRow = z.object({ updated_at: instant });

async function hotels() {
  const query = publicClient({ tags: [tags.hotels] })
    .from('hotels')
    .select('id, slug, name, region_id, hotel_type, updated_at', { count: 'exact' })
    .eq('is_active', true)
    .order('name')
    .limit(LIST_LIMIT);
  return runQuery('hotels', query, (data) => z.array(hotelRow).parse(data));
}

async function regions() {
  const query = publicClient({ tags: [tags.regions] })
    .from('regions')
    .select('id, updated_at', { count: 'exact' })
    .eq('is_active', true)
    .order('name')
    .limit(REGION_LIMIT);
  return runQuery('regions', query, (data) => z.array(regionRow).parse(data));
}

async function offers(): Promise<IndexedPage[]> {
  const query = publicClient({ tags: [tags.offers] })
    .from('hotel_packages')
    .select(`${OFFER_COLUMNS}, updated_at`, { count: 'exact' })
    .eq('is_active', true)
    .order('name')
    .limit(OFFER_LINK_LIMIT);
  const rows = await runQuery('hotel-offers', query, (data) => z.array(z.unknown()).parse(data));
  return rows.flatMap((row) => {
    const [offer] = readOffers([row]);
    if (!offer || !isVisible(offer)) return [];
    const changed = changedRow.safeParse(row).data?.updated_at ?? null;
    return { path: offerPath(offer), changed };
  });
}

const latest = (instants: (string | null | undefined)[]) =>
  instants.reduce<string | null>(
    (last, next) => (next && (!last || Date.parse(next) > Date.parse(last)) ? next : last),
    null,
  );

/**
 * Every page that is rendered from rows: lists, hotels, regions, visible offers. The queries are
 * bounded, in total far below the limit of one site map (50,000). Throws QueryError.
 */
export async function indexedPages(): Promise<IndexedPage[]> {
  const [hotelRows, regionRows, offerPages] = await runQueries(hotels(), regions(), offers());
  const listed = latest(hotelRows.map((hotel) => hotel.updated_at));
  return [
    { path: '/hotels', changed: listed },
    ...regionRows.map(({ id, updated_at }) => {
      const inside = hotelRows.filter((hotel) => hotel.region_id === id);
      const changed = latest([updated_at, ...inside.map((hotel) => hotel.updated_at)]);
      return { path: regionPath(id), changed };
    }),
    ...hotelRows.map(({ id, slug, name, hotel_type, updated_at }) => ({
      path: hotelPath({ id, slug, name, type: hotel_type }),
      changed: updated_at ?? null,
    })),
    { path: '/deals', changed: latest(offerPages.map(({ changed }) => changed)) },
    ...offerPages,
  ];
}
