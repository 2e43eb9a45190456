import { slugify } from '@/lib/format/slug';
import type { AmenityFlag } from '@/lib/hotels/features';
import type { HotelType } from '@/lib/hotels/hotel-type';

export type Filter = { text: string; type: HotelType | ''; amenity: AmenityFlag | '' };
export type Filterable = { words: string; type: HotelType; flags: readonly AmenityFlag[] };

export const NO_FILTER: Filter = { text: '', type: '', amenity: '' };

/** True when every typed word occurs (accents and case do not matter) and type and amenity fit. */
export function fits(item: Filterable, filter: Filter): boolean {
  if (filter.type && item.type !== filter.type) return false;
  if (filter.amenity && !item.flags.includes(filter.amenity)) return false;
  const words = slugify(filter.text).split('-').filter(Boolean);
  if (words.length === 0) return filter.text.trim() === '';
  const text = slugify(item.words);
  return words.every((word) => text.includes(word));
}
