import 'server-only';
import { tags } from '@/lib/data/tags';
import type { HotelType } from '@/lib/schemas/hotel-type';
import { toHotelType } from '@/lib/schemas/hotel-type';
import { hotelPath, olderHotelPath } from '@/lib/seo/hotel-path';
import { offerPath } from '@/lib/seo/offer-path';
import type { SessionClient } from '@/lib/supabase/session';
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

/** Every page that shows a hotel: as it was before a change, and as it is now. */
export async function publishHotel(client: SessionClient, states: readonly PublishedHotel[]) {
  const [hotel] = states;
  if (!hotel) return;
  // What is not known here is not shown late for ever: the tags reach every page.
  const { data } = await client
    .from('hotel_packages')
    .select('id, name')
    .eq('hotel_id', hotel.id)
    .limit(OFFER_LIMIT);
  const pages = states.flatMap(({ id, name, slug, hotel_type, region_id }) => {
    const type: HotelType = toHotelType(hotel_type);
    const region = region_id ? [`/hotels?region=${region_id}`] : [];
    return [hotelPath({ id, name, slug, type }), olderHotelPath({ slug, type }), ...region];
  });
  publish(
    [tags.hotels, tags.hotel(hotel.id), tags.packages],
    [
      ...pages,
      '/',
      '/hotels',
      '/destinations',
      '/deals',
      '/home2',
      ...(data ?? []).map(offerPath),
      '/sitemap',
      '/sitemap.xml',
    ],
  );
}
