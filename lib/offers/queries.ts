import 'server-only';
import { z } from 'zod';
import { PAGES_AHEAD } from '@/lib/cache/pages-ahead';
import { tags } from '@/lib/cache/tags';
import { optional } from '@/lib/db/optional';
import { publicClient, publicFunction } from '@/lib/db/public-client';
import { publicContext } from '@/lib/db/read-context';
import { everyRow } from '@/lib/db/rows';
import { runQuery } from '@/lib/db/run-query';
import { slugify } from '@/lib/format/slug';
import { type Hotel, readHotels } from '@/lib/hotels/model';
import { CARD } from '@/lib/hotels/queries';
import { findImageDetails } from '@/lib/media/queries';
import { type EndedOffer, readEndedOffer } from './ended-model';
import type { OfferFilters } from './list-filters';
import { type OfferHotels, type OfferList, readOfferHotels, readOfferList } from './list-model';
import { type Offer, type OfferWithHotel, readOffer, readOffers } from './model';
import { isVisible } from './status';

/** More offers than a hotel can have at a time; a page shows them all, so the read is bounded. */
const OFFER_LIMIT = 100;

/** The columns of a visitor's Offer. */
const PUBLIC_OFFER_COLUMNS =
  `id, hotel_id, name, description, price, image_url, features, valid_from,
  valid_until, offer_start_date, offer_end_date, offer_link, is_active, tags, min_nights, max_nights,
  arrival_days, room_name` as const;

/** The filters of a list of offers. */
type Narrowed = Partial<Pick<OfferFilters, 'tag' | 'stay'>>;

/**
 * One page of today's offers that match, of one hotel or of all, in the order in which they end.
 * Throws QueryError.
 */
export async function listOffers(
  hotelId: string | null,
  page: number,
  { tag, stay }: Narrowed = {},
): Promise<OfferList> {
  const query = publicFunction([tags.hotels, tags.offers], 'list_offers', {
    page,
    ...(hotelId && { hotel: hotelId }),
    ...(tag && { tag }),
    ...(stay && { arrival: stay.checkIn, departure: stay.checkOut }),
  });
  return runQuery('offers', query, readOfferList);
}

/** The first hotels by name with offers today that match these words. Throws QueryError. */
export async function listOfferHotels(words = ''): Promise<OfferHotels> {
  const args = words ? { query: words } : {};
  const query = publicFunction([tags.hotels, tags.offers], 'list_offer_hotels', args);
  return runQuery('offers', query, readOfferHotels);
}

/** The active hotel with this slug or name; null if there is none. Throws QueryError. */
export async function findOfferHotel(slugOrName: string): Promise<Hotel | null> {
  const query = publicClient({ tags: [tags.hotels] })
    .from('hotels')
    .select('id, slug, name, location, rating, hotel_type', { count: 'exact' })
    .eq('slug', slugify(slugOrName))
    .eq('is_active', true)
    .limit(1);
  return (await runQuery('offers', query, readHotels))[0] ?? null;
}

/**
 * The active offers of one hotel, newest first. Does not filter by date; the caller does. A row
 * policy hides offers of inactive hotels. Throws QueryError.
 */
export async function offersOfHotel(hotelId: string, { client } = publicContext): Promise<Offer[]> {
  const query = client([tags.offers])
    .from('hotel_packages')
    .select(PUBLIC_OFFER_COLUMNS, { count: 'exact' })
    .eq('hotel_id', hotelId)
    .eq('is_active', true)
    .order('created_at', { ascending: false })
    .limit(OFFER_LIMIT);
  return runQuery('hotel-offers', query, readOffers);
}

/**
 * Today's offers of an offer's hotel, including this one. They are optional on its page: null if
 * the query fails, and then the page is for this visitor only.
 */
export async function offersBeside({ hotelId }: Offer): Promise<OfferList | null> {
  return optional(listOffers(hotelId, 1), null, 'An offer goes without the others of its hotel');
}

/** An ended offer's hotel and similar offers; null for any other id. Throws QueryError. */
export async function findEndedOffer(id: string): Promise<EndedOffer | null> {
  const query = publicFunction([tags.hotels, tags.offers], 'ended_offer', { offer: id });
  return runQuery('offer', query, readEndedOffer);
}

/**
 * Today's offers that end first, up to the number of pages rendered ahead; the pages of all others
 * are rendered at their first visit. Throws QueryError.
 */
export async function listFirstOffers(): Promise<Offer[]> {
  const query = publicClient({ tags: [tags.offers] })
    .from('hotel_packages')
    .select('id, hotel_id, name, valid_from, valid_until, is_active', { count: 'exact' })
    .eq('is_active', true)
    .order('valid_until')
    .order('id')
    .limit(PAGES_AHEAD);
  return (await runQuery('offers', query, readOffers)).filter((offer) => isVisible(offer));
}

/**
 * One offer with its hotel; for visitors only an active one. Also null if the database hides it, so
 * that a hidden offer can't be told from one that never existed. The caller checks the dates.
 * Throws QueryError.
 */
export async function findOffer(
  id: string,
  { client, includeInactive } = publicContext,
): Promise<OfferWithHotel | null> {
  const all = client([tags.hotels, tags.offers])
    .from('hotel_packages')
    .select(`${PUBLIC_OFFER_COLUMNS}, hotel:hotels(${CARD})`, { count: 'exact' })
    .eq('id', id)
    .limit(1);
  const query = includeInactive ? all : all.eq('is_active', true);
  const rows = await runQuery('offer', query, everyRow(z.unknown()));
  const offer = rows.length === 0 ? null : readOffer(rows[0]);
  return offer && { ...offer, alts: (await findImageDetails(offer)).alts };
}
