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

/** Every column that a visitor's Offer is read from. */
const PUBLIC_OFFER_COLUMNS =
  `id, hotel_id, name, description, price, image_url, features, valid_from,
  valid_until, offer_start_date, offer_end_date, offer_link, is_active, tags, min_nights, max_nights,
  arrival_days, room_name` as const;

/** What a list of offers is narrowed to. */
type Narrowed = Partial<Pick<OfferFilters, 'tag' | 'stay'>>;

/**
 * One page of the offers of today that fit, of one hotel or of all, what ends first. Throws
 * QueryError.
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

/** The first hotels by name that have offers today and these words. Throws QueryError. */
export async function listOfferHotels(words = ''): Promise<OfferHotels> {
  const args = words ? { query: words } : {};
  const query = publicFunction([tags.hotels, tags.offers], 'list_offer_hotels', args);
  return runQuery('offers', query, readOfferHotels);
}

/** The active hotel whose slug or name this is, null when none is. Throws QueryError. */
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
 * The active offers of one hotel, the newest first, whatever their dates: the caller filters by
 * date. The database hides offers of inactive hotels (row policy). Throws QueryError.
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
 * The offers of today of an offer's hotel, its own among them. They are an extra of its page: null when
 * the query fails, and the page is for this visitor only then.
 */
export async function offersBeside({ hotelId }: Offer): Promise<OfferList | null> {
  return optional(listOffers(hotelId, 1), null, 'An offer goes without the others of its hotel');
}

/** An offer that is over, its hotel, and what is there instead; null for any other id. Throws QueryError. */
export async function findEndedOffer(id: string): Promise<EndedOffer | null> {
  const query = publicFunction([tags.hotels, tags.offers], 'ended_offer', { offer: id });
  return runQuery('offer', query, readEndedOffer);
}

/**
 * The offers of today that end first, as far as their pages are rendered ahead of the first visit;
 * those of all others are at it. Throws QueryError.
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
 * One offer with its hotel, for visitors an active one; null also when the database hides it, so
 * that a hidden offer can't be told from one that never existed. The caller checks the dates. Throws
 * QueryError.
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
