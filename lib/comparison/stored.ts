import { isObject } from '@/lib/format/is-object';
import { storedList } from '@/lib/format/stored-list';
import { readKeys } from '@/lib/hotels/chosen';
import { ownMediaPath } from '@/lib/security/own-media-path';
import { MOST_COMPARED } from './paths';

/** A hotel chosen for the comparison, as stored by the tab. */
export type ChosenHotel = { key: string; name: string; image: string | null };

function readItem(item: unknown): ChosenHotel[] {
  if (!isObject(item)) return [];
  const { key: stored, name, image } = item;
  const [key] = readKeys([stored], 1);
  if (!key) return [];
  return [{ key, name: typeof name === 'string' ? name : key, image: ownMediaPath(image) }];
}

/** Reads the chosen hotels from the tab's storage, skipping malformed ones. */
export function readStoredChoice(text: string): ChosenHotel[] {
  const hotels = storedList(text).flatMap(readItem);
  const byKey = new Map(hotels.map((hotel) => [hotel.key, hotel]));
  return [...byKey.values()].slice(0, MOST_COMPARED);
}
