import { useTranslations } from 'next-intl';
import type { HotelImage } from '@/components/hotels/images';
import { priceOrNull } from '@/lib/format/price';
import type { Room } from '@/lib/hotels/content/features';
import type { messages } from '@/lib/i18n/catalogue';
import { altOf, type ImageAlts } from '@/lib/media/alternative-texts';

/** How many included items a card shows before '+N mais'. */
export const INCLUDED_SHOWN = 3;

/**
 * What a room's card shows. Cards are client components: the browser's copy of a page then has this
 * for each room instead of its markup.
 */
export type ShownRoom = Pick<Room, 'name' | 'price' | 'capacity' | 'area' | 'bed'> & {
  /** The room's key in URLs. */
  key: string;
  /** The price as on cards: browsers would have to create a formatter. */
  shownPrice: string | null;
  description: string | null;
  photos: HotelImage[];
  /** The first included items. */
  included: string[];
  /** How many more there are. */
  more: number;
};

/** Returns what gives a room's images, or others with a name, their alternative texts. */
export function usePhotos(alts: ImageAlts): (of: Pick<Room, 'name' | 'images'>) => HotelImage[] {
  const t = useTranslations('hotels.page.photos');
  return ({ images, name }) =>
    images.map((src, index) => ({
      src,
      alt: altOf(src, alts, t('alt', { position: index + 1, name })),
    }));
}

/** Returns a function from a room to what its card shows. */
export function useShownRoom(alts: ImageAlts): (key: string, room: Room) => ShownRoom {
  const photosOf = usePhotos(alts);
  return (key, room) => {
    const { name, price, capacity, area, bed, description, includedItems } = room;
    return {
      ...{ key, name, price, capacity, area, bed, description },
      shownPrice: priceOrNull(price),
      photos: photosOf(room),
      included: includedItems.slice(0, INCLUDED_SHOWN),
      more: Math.max(0, includedItems.length - INCLUDED_SHOWN),
    };
  };
}

/** The messages of room cards: one object for all cards of a page, so the page has it once. */
export function roomMessages({ hotels, media: { viewer } }: typeof messages) {
  const { from, perNight, askPrice } = hotels.card;
  const { details, detailsOf, moreOf, position, upTo, compare } = hotels.rooms;
  const { area, guests, bed, more, book, bookRoom, photos } = hotels.page.rooms;
  return {
    price: { from, perNight, askPrice },
    facts: { area, guests, bed },
    compare: { choose: compare.choose, chooseOf: compare.chooseOf },
    ...{ details, detailsOf, more, moreOf, upTo, position, book, bookRoom, photos },
    viewer,
  };
}

export type RoomMessages = ReturnType<typeof roomMessages>;
