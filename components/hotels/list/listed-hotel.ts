import { useTranslations } from 'next-intl';
import { type ShownHotel, shownHotel } from '@/components/hotels/shown-hotel';
import { preview, withUnitSpace } from '@/lib/format/text';
import { TELLING_FLAGS } from '@/lib/hotels/content/amenity-flags';
import type { HotelCard } from '@/lib/hotels/list/model';

/** Facts in a row, including its type and its nearest place. */
const SHOWN_FACTS = 4;
/** Characters of the description that a list shows: two lines of a card, also on a phone. */
const PREVIEW_LENGTH = 86;

/** What the list shows of a hotel, in words. */
export type ListedHotel = ShownHotel & {
  type: string;
  description: string | null;
  facts: string[];
};

/** Returns a function from a hotel to what the list shows. */
export function useListedHotel(): (hotel: HotelCard) => ListedHotel {
  const types = useTranslations('hotels.types');
  const amenities = useTranslations('hotels.amenities');
  const t = useTranslations('hotels.card');
  return (hotel) => {
    const { near, flags, description } = hotel;
    const telling = TELLING_FLAGS.filter((flag) => flags.includes(flag));
    const facts = [
      ...(near ? [t('near', { place: near.name, distance: withUnitSpace(near.distance) })] : []),
      ...[...new Set([...telling, ...flags])].map((flag) => amenities(flag)),
    ];
    return {
      ...shownHotel(hotel),
      type: types(hotel.type),
      description: description ? preview(description, PREVIEW_LENGTH) : null,
      facts: facts.slice(0, SHOWN_FACTS - 1),
    };
  };
}
