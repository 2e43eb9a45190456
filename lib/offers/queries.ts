import 'server-only';
import { z } from 'zod';
import { tags } from '@/lib/cache/tags';
import { publicClient } from '@/lib/db/public-client';
import { publicContext } from '@/lib/db/read-context';
import { runQuery } from '@/lib/db/run-query';
import type { CalendarDate } from '@/lib/format/date';
import { byName } from '@/lib/format/text';
import { CARD } from '@/lib/hotels/queries';
import { findImageDetails } from '@/lib/media/queries';
import {
  type HotelOffers,
  type Offer,
  type OfferLink,
  type OfferWithHotel,
  readHotelOffers,
  readOffer,
  readOffers,
} from './model';
import { isVisible } from './status';

/** More offers than a hotel can have at a time; a page shows them all, so the read is bounded. */
const OFFER_LIMIT = 100;
/** More offers than a chain ever has at once; the site map lists them all. */
export const OFFER_LINK_LIMIT = 500;

/** Every column that an Offer is read from. */
export const OFFER_COLUMNS =
  `id, hotel_id, name, description, price, image_url, features, valid_from,
  valid_until, offer_start_date, offer_end_date, offer_link, is_active` as const;

/** Active hotels by name, each with its offers of the given day. Throws QueryError. */
export async function offersByHotel(today: CalendarDate): Promise<HotelOffers[]> {
  const query = publicClient({ tags: [tags.hotels, tags.offers] })
    .from('hotels')
    .select(
      `id, slug, name, location, rating, hotel_type, image_url, hotel_images(image_url, is_main),
      hotel_packages!inner(${OFFER_COLUMNS})`,
      { count: 'exact' },
    )
    .eq('is_active', true)
    .eq('hotel_packages.is_active', true)
    .order('name')
    .limit(1000)
    .order('created_at', { referencedTable: 'hotel_packages', ascending: false })
    .limit(OFFER_LIMIT, { referencedTable: 'hotel_packages' });
  return byName(await runQuery('offers', query, (data) => readHotelOffers(data, today)));
}

/**
 * The active offers of one hotel, the newest first, whatever their dates: the caller filters by
 * date. The database hides offers of inactive hotels (row policy). Throws QueryError.
 */
export async function offersOfHotel(hotelId: string, { client } = publicContext): Promise<Offer[]> {
  const query = client([tags.offers])
    .from('hotel_packages')
    .select(OFFER_COLUMNS, { count: 'exact' })
    .eq('hotel_id', hotelId)
    .eq('is_active', true)
    .order('created_at', { ascending: false })
    .limit(OFFER_LIMIT);
  return runQuery('hotel-offers', query, readOffers);
}

/** The offers that are visible today, by name: what a list of links needs. Throws QueryError. */
export async function listOfferLinks(): Promise<OfferLink[]> {
  const query = publicClient({ tags: [tags.offers] })
    .from('hotel_packages')
    .select('id, hotel_id, name, valid_from, valid_until, is_active', { count: 'exact' })
    .eq('is_active', true)
    .order('name')
    .limit(OFFER_LINK_LIMIT);
  const offers = await runQuery('hotel-offers', query, readOffers);
  return byName(offers.filter((offer) => isVisible(offer))).map(
    ({ id, hotelId, name, validUntil }) => ({ id, hotelId, name, validUntil }),
  );
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
    .select(`${OFFER_COLUMNS}, hotel:hotels(${CARD})`, { count: 'exact' })
    .eq('id', id)
    .limit(1);
  const query = includeInactive ? all : all.eq('is_active', true);
  const rows = await runQuery('offer', query, (data) => z.array(z.unknown()).parse(data));
  const offer = rows.length === 0 ? null : readOffer(rows[0]);
  return offer && { ...offer, alts: (await findImageDetails(offer)).alts };
}
