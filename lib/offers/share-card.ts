import { dayNear, todayInSaoPaulo } from '@/lib/format/date';
import type { SharedHotel } from '@/lib/hotels/share-card';
import { ownMediaPath } from '@/lib/security/own-media-path';
import type { ShareCard } from '@/lib/seo/share-card';
import type { Offer } from './model';

type SharedOffer = Pick<Offer, 'name' | 'price' | 'image' | 'validUntil'>;
type HotelOfOffer = Pick<SharedHotel, 'name' | 'image' | 'features'> | null;

/** The card of an offer's page, with the offer's own image, else its hotel's. */
export function offerCard(offer: SharedOffer, hotel: HotelOfOffer): ShareCard {
  return {
    kind: 'offer',
    title: offer.name,
    place: hotel?.name ?? null,
    price: offer.price,
    until: offer.validUntil && dayNear(offer.validUntil, todayInSaoPaulo()),
    image: ownMediaPath(offer.image) ?? ownMediaPath(hotel?.image),
    color: hotel?.features.primaryColor ?? null,
  };
}
