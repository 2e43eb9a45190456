import 'server-only';
import { z } from 'zod';
import { tags } from '@/lib/cache/tags';
import { publicClient } from '@/lib/db/public-client';
import { publicContext } from '@/lib/db/read-context';
import { runQuery } from '@/lib/db/run-query';
import type { CalendarDate } from '@/lib/format/date';
import { byName } from '@/lib/format/text';
import { CARD, LIST_LIMIT } from '@/lib/hotels/queries';
import { findAlts } from '@/lib/media/queries';
import { OFFER_COLUMNS, OFFER_LIMIT } from './hotel-offers';
import { type HotelOffers, type OfferWithHotel, readHotelOffers, readOffer } from './model';

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
    .limit(LIST_LIMIT)
    .order('created_at', { referencedTable: 'hotel_packages', ascending: false })
    .limit(OFFER_LIMIT, { referencedTable: 'hotel_packages' });
  return byName(await runQuery('offers', query, (data) => readHotelOffers(data, today)));
}

/**
 * One offer with its hotel, of visitors an active one, or null: also when the database hides it, so
 * that nobody can tell a hidden offer from one that never was. Who renders checks the dates. Throws
 * QueryError.
 */
export async function findOffer(
  id: string,
  source = publicContext,
): Promise<OfferWithHotel | null> {
  const all = source
    .client([tags.hotels, tags.offers])
    .from('hotel_packages')
    .select(`${OFFER_COLUMNS}, hotel:hotels(${CARD})`, { count: 'exact' })
    .eq('id', id)
    .limit(1);
  const query = source.hidden ? all : all.eq('is_active', true);
  const rows = await runQuery('offer', query, (data) => z.array(z.unknown()).parse(data));
  const offer = rows.length === 0 ? null : readOffer(rows[0]);
  return offer && { ...offer, alts: await findAlts(offer) };
}
