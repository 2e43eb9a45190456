import { galleryImages, heroImages } from '@/components/hotels/images';
import type { OfferWithHotel } from '@/lib/offers/model';

/** The offer's own image, else its hotel's. */
export const coverOf = (offer: OfferWithHotel) => offer.image ?? offer.hotel?.image ?? null;

/**
 * The image of the hotel below the offer's: its main one, or where the offer shows the place already,
 * one of its gallery that shows something else. Null when there is no other.
 */
export function hotelImageOf(offer: OfferWithHotel): string | null {
  const { hotel } = offer;
  if (!hotel) return null;
  const cover = coverOf(offer);
  const gallery = galleryImages(hotel);
  const place = [hotel.image, ...heroImages(hotel)];
  const others = gallery.filter((src) => !place.includes(src));
  const order = place.includes(cover) ? [...others, ...place] : [...place, ...gallery];
  return order.find((src) => src !== null && src !== cover) ?? null;
}
