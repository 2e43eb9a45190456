import 'server-only';
import { tags } from '@/lib/cache/tags';
import { publicClient } from '@/lib/db/public-client';
import { publicContext } from '@/lib/db/read-context';
import { runQuery } from '@/lib/db/run-query';
import { byName } from '@/lib/format/text';
import { isVisible, type Offer, readOffers } from './offer';

/** More offers than a hotel can have at a time; a page shows them all, so the read is bounded. */
export const OFFER_LIMIT = 100;

/** Every column that a HotelPackage is read from. */
export const OFFER_COLUMNS =
  `id, hotel_id, name, description, price, image_url, features, valid_from,
  valid_until, offer_start_date, offer_end_date, offer_link, is_active` as const;

/**
 * The packages of one hotel that visitors may see today. The database hides the others (row
 * policy); who renders checks the dates again. Throws QueryError.
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

/** More offers than a chain ever has at once; the site map lists them all. */
export const OFFER_LINK_LIMIT = 500;

export type OfferLink = Pick<Offer, 'id' | 'hotelId' | 'name' | 'validUntil'>;

/** The offers that count today, by name: what a list of links needs. Throws QueryError. */
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
