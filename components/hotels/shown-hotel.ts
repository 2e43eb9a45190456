import { stayPriceMessages } from '@/components/booking/messages';
import { shownRating } from '@/components/ui/rating';
import type { MinimumStay } from '@/lib/booking/minimum-stay';
import { todayInSaoPaulo } from '@/lib/format/date';
import { formatRating, priceOrNull } from '@/lib/format/price';
import { minimumStays } from '@/lib/hotels/content/day-notes';
import type { HotelCard } from '@/lib/hotels/list/model';
import { hotelPath } from '@/lib/hotels/paths';
import type { NightlyPrices } from '@/lib/hotels/rooms/price-steps';
import type { messages } from '@/lib/i18n/catalogue';
import { artworkOf } from '@/lib/media/artwork';

/**
 * What a hotel's card shows. Cards are client components: the browser's copy of a page then has
 * this for each hotel instead of its markup.
 */
export type ShownHotel = {
  path: string;
  name: string;
  location: string;
  /** Null for a hotel without an image. */
  image: { src: string; alt: string } | null;
  /** The price of the cheapest room as text: a browser would need to create a formatter. */
  shownPrice: string | null;
  /** For when the browser knows the number of guests. */
  nightly: NightlyPrices;
  /** For when the browser knows the dates. */
  minimums: MinimumStay[];
  /** Null where there is none to show. */
  rating: string | null;
};

/** `tall`: for a box taller than wide, with the scene's tall drawing if there is one. */
export function shownHotel(hotel: HotelCard, { tall = false } = {}): ShownHotel {
  const { name, location, price, nightly, dayNotes, rating, image } = hotel;
  const scene = artworkOf(image);
  const score = shownRating(rating);
  return {
    path: hotelPath(hotel),
    name,
    location,
    image: image ? { src: (tall && scene?.portraitUrl) || image, alt: scene?.alt ?? '' } : null,
    shownPrice: priceOrNull(price),
    nightly,
    minimums: minimumStays(dayNotes, todayInSaoPaulo()),
    rating: score === null ? null : formatRating(score),
  };
}

/** The messages of hotel cards: one object for all cards of a list, so the page has it once. */
export function cardMessages(catalogue: typeof messages) {
  const { hotels, favorites, comparison } = catalogue;
  const { rating, see } = hotels.card;
  const { label, labelHotel } = comparison.choice;
  return {
    price: stayPriceMessages(catalogue),
    rating,
    see,
    keepHotel: favorites.keepHotel,
    compare: { label, labelHotel },
  };
}

export type CardMessages = ReturnType<typeof cardMessages>;
