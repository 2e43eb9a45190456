import { slugify } from '@/lib/format/slug';
import type { Room } from '@/lib/hotels/content/features';

/** A room with its key in URLs. */
export type KeyedRoom = { room: Room; roomKey: string };

/** Rooms that can be compared at once. */
export const MOST_COMPARED_ROOMS = 3;

/** The URL parameter with the rooms to compare, and the name of the checkboxes that choose them. */
export const COMPARE_NAME = 'comparar';

/**
 * The rooms with their keys in URLs: the name as a slug, numbered if several are the same. Stored
 * ids may repeat and mean nothing to people.
 */
export function keyedRooms(rooms: readonly Room[]): KeyedRoom[] {
  const taken = new Set<string>();
  return rooms.map((room, index) => {
    const slug = slugify(room.name).slice(0, 60).replace(/-$/, '') || String(index + 1);
    let key = slug;
    for (let number = 2; taken.has(key); number += 1) key = `${slug}-${number}`;
    taken.add(key);
    return { room, roomKey: key };
  });
}

/** The id of a room's sheet, which the fragment of a URL opens. */
export const roomSheetId = (key: string) => `quarto-${key}`;

/** The id of the heading that names a room on its page and in its sheet. */
export const roomHeadingId = (key: string) => `${roomSheetId(key)}-nome`;

/** The distinct keys that a URL names: `comparar=a,b` or `comparar=a&comparar=b`. */
export const comparedKeys = (values: readonly string[]): string[] => [
  ...new Set(values.flatMap((value) => value.split(',')).filter((key) => key !== '')),
];

/** The query that names these rooms, without the question mark. */
export const compareQuery = (keys: readonly string[]) => `${COMPARE_NAME}=${keys.join(',')}`;
