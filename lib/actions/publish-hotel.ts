import 'server-only';
import { tags } from '@/lib/cache/tags';
import type { SessionClient } from '@/lib/db/session-client';
import { toHotelType } from '@/lib/hotels/hotel-type';
import { offerPath } from '@/lib/offers/paths';
import { HOTEL_LISTS, pagesOfHotel } from '@/lib/seo/concerned-pages';
import { publish } from './publish';

/** Offers of one hotel whose pages are rendered anew at once; the others follow by their tag. */
const OFFER_LIMIT = 50;

/** What the addresses that name a hotel are made of, as stored before or after a change. */
export type PublishedHotel = {
  id: string;
  name: string;
  slug: string;
  hotel_type: string;
  region_id: string | null;
};

/** The columns that PublishedHotel is read from. */
export const PUBLISHED_HOTEL = 'id, name, slug, hotel_type, region_id';

/**
 * The pages of a hotel's offers. They go with their hotel, so that whoever deletes it asks before.
 * What is not known here is not shown late for ever: the tags reach every page.
 */
export async function offerPagesOf(client: SessionClient, hotelId: string): Promise<string[]> {
  const query = client.from('hotel_packages').select('id, name').eq('hotel_id', hotelId);
  const { data } = await query.limit(OFFER_LIMIT);
  return (data ?? []).map(offerPath);
}

/** Every page that shows a hotel: as it was before a change, and as it is now. */
export async function publishHotel(
  client: SessionClient,
  states: readonly PublishedHotel[],
  offerPages?: string[],
) {
  const [hotel] = states;
  if (!hotel) return;
  const own = states.flatMap(({ hotel_type, region_id, ...state }) =>
    pagesOfHotel({ ...state, type: toHotelType(hotel_type), regionId: region_id }),
  );
  const offers = offerPages ?? (await offerPagesOf(client, hotel.id));
  publish([tags.hotels, tags.offers], [...own, ...HOTEL_LISTS, ...offers]);
}
