import 'server-only';
import { tags } from '@/lib/cache/tags';
import type { SessionClient } from '@/lib/db/session-client';
import { hotelPath } from '@/lib/hotels/paths';
import { offerPath } from '@/lib/offers/paths';
import { hotelSlugsOf } from '@/lib/offers/staff-queries';
import { OFFER_LISTS } from '@/lib/seo/concerned-pages';
import { publish } from './publish';

/** What the addresses that name an offer are made of, as stored before or after a change. */
export type PublishedOffer = { id: string; name: string; hotel_id: string };

/** The columns that PublishedOffer is read from. */
export const PUBLISHED_OFFER = 'id, name, hotel_id';

/** Every page that shows one of these offers: as it was, and as it is. */
export async function publishOffers(client: SessionClient, offers: PublishedOffer[]) {
  const ids = [...new Set(offers.map(({ hotel_id }) => hotel_id))];
  const hotels = await hotelSlugsOf(client, ids).catch(
    // The offer is saved. Its hotel's page is rendered anew by the tag, only not ahead of its visitor.
    () => [],
  );
  publish([tags.offers], [...offers.map(offerPath), ...hotels.map(hotelPath), ...OFFER_LISTS]);
}
