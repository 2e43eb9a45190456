import 'server-only';
import { z } from 'zod';
import { PAGES_AHEAD } from '@/lib/cache/pages-ahead';
import { tags } from '@/lib/cache/tags';
import { publicClient, publicFunction } from '@/lib/db/public-client';
import { publicContext, type ReadContext } from '@/lib/db/read-context';
import { everyRow, usableRows } from '@/lib/db/rows';
import { runQuery } from '@/lib/db/run-query';
import { idFromSlug, isUuid } from '@/lib/format/slug';
import { findImageDetails } from '@/lib/media/queries';
import { listArguments } from './list/arguments';
import { type HotelFacets, readFacets } from './list/facets';
import { type HotelFilters, pricedGuests } from './list/filters';
import { type HotelCard, type HotelList, readHotelList, toCard } from './list/model';
import { type NearSteps, nearSteps, readNearGroups } from './list/near';
import { toBorders } from './map/box';
import { aroundFrame, askedFrame, boxOf } from './map/frame';
import { type HotelMap, readHotelMap } from './map/model';
import { type Hotel, readHotel, readHotels } from './model';
import { HOTEL_URL_COLUMNS, hotelUrlParts } from './url-parts';

const FEATURED_LIMIT = 6;
const FEATURED_TIMEOUT_MS = 8_000;

/** What `list_hotels` calls the orders; any other is by name. */
const SORTS: Partial<Record<HotelFilters['order'], string>> = {
  recomendados: 'recommended',
  preco: 'price',
  avaliacao: 'rating',
};

/** The columns of a Hotel except those that only its own page shows. */
export const CARD =
  `id, slug, name, location, subtitle, description, reference_point, price, rating,
  image_url, hotel_type, features, region:regions(id, name),
  hotel_images(image_url, is_main, place)` as const;

/** The columns of a Hotel. */
export const PAGE =
  `${CARD}, address_street, address_city, address_state, postal_code, latitude, longitude` as const;

/** The best rated active hotels, at most six. Throws QueryError after 8 s or on any failure. */
export async function featuredHotels(): Promise<HotelCard[]> {
  const query = publicClient({ tags: [tags.hotels], timeoutMs: FEATURED_TIMEOUT_MS })
    .from('hotels')
    .select(CARD, { count: 'exact' })
    .eq('is_active', true)
    .order('rating', { ascending: false, nullsFirst: false })
    .order('name')
    .limit(FEATURED_LIMIT);
  return (await runQuery('featured', query, readHotels)).map(toCard);
}

/** One page of the hotels that fit the filters, and how many fit. Throws QueryError. */
export async function listHotels(filters: HotelFilters): Promise<HotelList> {
  const sort = SORTS[filters.order];
  const args = { page: filters.page, ...listArguments(filters), ...(sort && { sort }) };
  const query = publicFunction([tags.hotels], 'list_hotels', args);
  return runQuery('hotels', query, readHotelList);
}

/**
 * What is on the requested part of the map and around it. The area that narrows the list does not
 * narrow the map. Throws QueryError.
 */
export async function findHotelMap(filters: HotelFilters): Promise<HotelMap> {
  const asked = askedFrame(filters);
  const seen = asked && boxOf(aroundFrame(asked));
  const everywhere = listArguments({ ...filters, area: null });
  const args = { ...everywhere, ...(seen && { frame: toBorders(seen) }) };
  const query = publicFunction([tags.hotels], 'list_hotel_pins', args);
  return runQuery('hotels', query, readHotelMap);
}

/** How many hotels each choice would leave on top of the filters. Throws QueryError. */
export async function countHotelFacets(filters: HotelFilters): Promise<HotelFacets> {
  const query = publicFunction([tags.hotels], 'hotel_list_facets', listArguments(filters));
  return runQuery('hotels', query, readFacets);
}

/**
 * The steps from an empty list to hotels that miss one or two of the filters. Throws QueryError.
 * Only hotels with a room for the guests are near; a list without a price also has all others and
 * is counted separately, so that a step says how many its link shows.
 */
export async function findNearSteps(filters: HotelFilters): Promise<NearSteps> {
  const query = publicFunction([tags.hotels], 'list_near_hotels', listArguments(filters));
  const { steps, without } = nearSteps(filters, await runQuery('hotels', query, readNearGroups));
  if (pricedGuests(filters) === null) return { steps, without };
  const facets = await Promise.all(steps.map((step) => countHotelFacets(step.filters)));
  return {
    steps: steps.map((step, index) => ({ ...step, total: facets[index]?.total ?? step.total })),
    without,
  };
}

/**
 * One active hotel by its slug, else by the id at the end of the slug, else by a former slug; null
 * if there is none.
 */
export async function findHotel(slug: string): Promise<Hotel | null> {
  const bySlug = await hotelBy('slug', slug.toLowerCase(), publicContext);
  if (bySlug) return bySlug;
  const id = idFromSlug(slug);
  if (id) return findHotelById(id);
  const [former] = await hotelsByFormerSlug('hotel', [slug.toLowerCase()]);
  return former?.hotel ?? null;
}

/** One hotel by its id, only an active one for visitors; null if there is none. */
export async function findHotelById(id: string, context = publicContext): Promise<Hotel | null> {
  return isUuid(id) ? hotelBy('id', id, context) : null;
}

const formerSlug = z.object({ slug: z.string(), hotel: z.unknown() });

/**
 * The hotels that had these slugs before, for slugs that no hotel has now. The row policy hides
 * those of inactive hotels. Throws QueryError.
 */
export async function hotelsByFormerSlug(subject: 'hotel' | 'hotels', slugs: readonly string[]) {
  const query = publicClient({ tags: [tags.hotels] })
    .from('hotel_former_slugs')
    .select(`slug, hotel:hotels!inner(${PAGE})`, { count: 'exact' })
    .in('slug', [...slugs])
    .limit(slugs.length);
  const rows = await runQuery(subject, query, everyRow(formerSlug));
  return rows.flatMap((row) => {
    const hotel = readHotel(row.hotel);
    return hotel ? [{ slug: row.slug, hotel }] : [];
  });
}

async function hotelBy(
  column: 'slug' | 'id',
  value: string,
  { client, includeInactive }: ReadContext,
): Promise<Hotel | null> {
  const all = client([tags.hotels])
    .from('hotels')
    .select(PAGE, { count: 'exact' })
    .eq(column, value)
    .limit(1);
  const query = includeInactive ? all : all.eq('is_active', true);
  const rows = await runQuery('hotel', query, everyRow(z.unknown()));
  const hotel = rows.length === 0 ? null : readHotel(rows[0]);
  return hotel && { ...hotel, ...(await findImageDetails(hotel)) };
}

/**
 * The URL parts of the first hotels of the list: their pages are rendered before the first visit,
 * all others on it. Throws QueryError.
 */
export async function listFirstHotels() {
  const query = publicClient({ tags: [tags.hotels] })
    .from('hotels')
    .select(HOTEL_URL_COLUMNS, { count: 'exact' })
    .eq('is_active', true)
    .order('name')
    .limit(PAGES_AHEAD);
  return runQuery('hotels', query, (rows) => usableRows(rows, hotelUrlParts));
}
