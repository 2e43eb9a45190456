import { galleryImages, heroImages } from '@/components/hotels/images';
import type { OfferWithHotel } from '@/lib/offers/model';

/** The offer's own image, else its hotel's. */
export const coverOf = (offer: OfferWithHotel) => offer.image ?? offer.hotel?.image ?? null;

/**
 * The hotel's image below the offer's: its main one, or, if the page already shows the place at the
 * top or on cards further down, one of something else from its gallery. Null if there is none but
 * the offer's.
 */
export function hotelImageOf(
  offer: OfferWithHotel,
  below: readonly (string | null)[],
): string | null {
  const { hotel } = offer;
  if (!hotel) return null;
  const cover = coverOf(offer);
  const gallery = galleryImages(hotel);
  const place = [hotel.image, ...heroImages(hotel)];
  const others = gallery.filter((src) => !place.includes(src));
  const showsPlace = [cover, ...below].some((src) => src !== null && place.includes(src));
  const order = showsPlace ? [...others, ...place] : [...place, ...gallery];
  const usable = order.filter((src) => src !== null && src !== cover);
  return usable.find((src) => !below.includes(src)) ?? usable[0] ?? null;
}
