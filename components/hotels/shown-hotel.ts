import { PLACEHOLDER_RATING } from '@/components/ui/rating';
import { formatRating, shownPrice } from '@/lib/format/price';
import type { HotelCard } from '@/lib/hotels/list-model';
import { hotelPath } from '@/lib/hotels/paths';
import type { messages } from '@/lib/i18n/catalogue';
import { artworkOf } from '@/lib/media/artwork';

/**
 * What the card of a hotel shows. Cards are client components: the browser's copy of a page then holds
 * this of each hotel in place of its markup.
 */
export type ShownHotel = {
  path: string;
  name: string;
  location: string;
  /** Null for a hotel without a picture. */
  image: { src: string; alt: string } | null;
  /** BRL per night; 0 where it is asked for. */
  price: number;
  /** The same as cards show it: browsers would make a formatter for it. */
  shownPrice: string | null;
  rating: string;
};

/** `tall`: for a box that is taller than wide, with the tall drawing of the scene if there is one. */
export function shownHotel(hotel: HotelCard, { tall = false } = {}): ShownHotel {
  const { name, location, price, rating, image } = hotel;
  const scene = artworkOf(image);
  return {
    path: hotelPath(hotel),
    name,
    location,
    image: image ? { src: (tall && scene?.portraitUrl) || image, alt: scene?.alt ?? '' } : null,
    price,
    shownPrice: shownPrice(price),
    rating: formatRating(rating ?? PLACEHOLDER_RATING),
  };
}

/** The texts of a hotel's cards: one object for all cards of a list, so that the page has it once. */
export function cardMessages({ hotels, favorites, comparison }: typeof messages) {
  const { from, perNight, askPrice, rating, see } = hotels.card;
  const { label, labelHotel } = comparison.choice;
  return {
    price: { from, perNight, askPrice },
    rating,
    see,
    loading: hotels.page.loading,
    keepHotel: favorites.keepHotel,
    compare: { label, labelHotel },
  };
}

export type CardMessages = ReturnType<typeof cardMessages>;
