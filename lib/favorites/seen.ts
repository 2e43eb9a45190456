import { isObject } from '@/lib/format/is-object';
import { storedList } from '@/lib/format/stored-list';
import { ownMediaPath } from '@/lib/security/own-media-path';

/** A hotel whose page was visited, as stored by the browser. No price: it would become outdated. */
export type SeenHotel = { path: string; name: string; place: string; image: string | null };

const MOST_SEEN = 12;

const PAGE = /^\/hotel(?:_corp|_lazer)?\/[a-z0-9-]{1,120}$/;
const LONGEST_TEXT = 300;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_TEXT;

function readItem(item: unknown): SeenHotel[] {
  if (!isObject(item)) return [];
  const { path, name, place, image } = item;
  if (typeof path !== 'string' || !PAGE.test(path) || !isText(name) || !isText(place)) return [];
  return [{ path, name, place, image: ownMediaPath(image) }];
}

/** Reads the most recently seen hotels from storage, newest first, skipping malformed ones. */
export function readStoredSeen(text: string | null): SeenHotel[] {
  const byPath = new Map<string, SeenHotel>();
  const hotels = storedList(text).slice(0, MOST_SEEN * 2);
  for (const hotel of hotels.flatMap(readItem)) {
    if (!byPath.has(hotel.path)) byPath.set(hotel.path, hotel);
  }
  return [...byPath.values()].slice(0, MOST_SEEN);
}

/** Returns the list with this hotel first. */
export const withSeen = (seen: readonly SeenHotel[], hotel: SeenHotel): SeenHotel[] =>
  [hotel, ...seen.filter(({ path }) => path !== hotel.path)].slice(0, MOST_SEEN);
