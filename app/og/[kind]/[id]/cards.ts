import { getTranslations } from 'next-intl/server';
import { isSlugLike, isUuid } from '@/lib/format/slug';
import { hotelKey } from '@/lib/hotels/chosen';
import { findHotel } from '@/lib/hotels/queries';
import { hotelCard } from '@/lib/hotels/share-card';
import { loadItinerary } from '@/lib/itinerary/queries';
import { itineraryCard } from '@/lib/itinerary/share-card';
import { findOffer } from '@/lib/offers/queries';
import { offerCard } from '@/lib/offers/share-card';
import { isVisible } from '@/lib/offers/status';
import { listDestinations } from '@/lib/regions/queries';
import { regionCard } from '@/lib/regions/share-card';
import { type ShareCard, SITE_ID, siteCard } from '@/lib/seo/share-card';

/** The most characters of an itinerary with an image: five stops with the longest slugs. */
const MOST_SEGMENT = 1200;

/** Loads the card of a page by the end of its image's URL; null if there is no such page. */
type Loader = (id: string) => Promise<ShareCard | null>;

const site: Loader = async (id) => {
  return id === SITE_ID ? chainCard() : null;
};

/** Returns the card of all pages without one of their own. */
export async function chainCard(): Promise<ShareCard> {
  const [names, home] = await Promise.all([
    getTranslations('site.common'),
    getTranslations('site.home'),
  ]);
  return siteCard({ name: names('name'), line: home('heading') });
}

const region: Loader = async (id) => {
  if (!isUuid(id)) return null;
  const found = (await listDestinations()).find((destination) => destination.id === id);
  return found ? regionCard(found) : null;
};

/** Requires the canonical key: findHotel accepts any text that ends in the hotel's id. */
const hotel: Loader = async (key) => {
  const found = isSlugLike(key) ? await findHotel(key) : null;
  return found && hotelKey(found) === key ? hotelCard(found) : null;
};

/** As on the offer's page: an offer not visible today has no image either. */
const offer: Loader = async (id) => {
  const found = isUuid(id) ? await findOffer(id) : null;
  return found?.id === id && isVisible(found) ? offerCard(found, found.hotel) : null;
};

const itinerary: Loader = async (segment) => {
  const found = segment.length <= MOST_SEGMENT ? await loadItinerary(segment) : null;
  return found && found.stops.length > 0 ? itineraryCard(found) : null;
};

/** The loaders, one per kind of page with its own image. */
export const CARDS: Partial<Record<string, Loader>> = {
  site,
  region,
  hotel,
  offer,
  itinerary,
};
