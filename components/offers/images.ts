import { galleryImages, heroImages } from '@/components/hotels/images';
import type { OfferWithHotel } from '@/lib/offers/model';

/** The offer's own image, else its hotel's. */
export const coverOf = (offer: OfferWithHotel) => offer.image ?? offer.hotel?.image ?? null;

/**
 * The image of the hotel below the offer's: its main one, or where the page shows the place already, on
 * top or on cards further below, one of its gallery that shows something else. Null when there is no
 * other than the offer's.
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
