import { isObject } from '@/lib/format/is-object';
import { storedList } from '@/lib/format/stored-list';
import { readKeys } from '@/lib/hotels/chosen';
import { ownMediaPath } from '@/lib/security/own-media-path';
import { MOST_COMPARED } from './paths';

/** A hotel that is chosen to be compared, as the tab remembers it. */
export type ChosenHotel = { key: string; name: string; image: string | null };

function readItem(item: unknown): ChosenHotel[] {
  if (!isObject(item)) return [];
  const { key: stored, name, image } = item;
  const [key] = readKeys([stored], 1);
  if (!key) return [];
  return [{ key, name: typeof name === 'string' ? name : key, image: ownMediaPath(image) }];
}

/** The chosen hotels out of what the tab has kept; anything malformed drops alone. */
export function readStoredChoice(text: string): ChosenHotel[] {
  const hotels = storedList(text).flatMap(readItem);
  const byKey = new Map(hotels.map((hotel) => [hotel.key, hotel]));
  return [...byKey.values()].slice(0, MOST_COMPARED);
}
