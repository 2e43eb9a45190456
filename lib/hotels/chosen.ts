import { isSlugLike } from '@/lib/format/slug';
import { keyOfPath } from './key-of-path';
import { type HotelUrlParts, hotelPath } from './paths';

/** The parameter that names hotels in a URL. */
export const CHOSEN_NAME = 'hoteis';

/** The key of a hotel, see keyOfPath. */
export const hotelKey = (hotel: HotelUrlParts): string => keyOfPath(hotelPath(hotel));

/** Hotels of a URL that are looked at beyond those that its page has room for, so that it can name them. */
export const MOST_BEYOND = 8;

/** Longer ones are no slug that the site has given out; they would only fill URLs. */
const LONGEST = 120;

/** Usable keys of hotels out of any texts: each once, in their order, `most` at most. */
export function readKeys(values: readonly unknown[], most: number): string[] {
  const keys = values.flatMap((value) => {
    const key = typeof value === 'string' ? value.trim().toLowerCase() : '';
    return key.length <= LONGEST && isSlugLike(key) ? [key] : [];
  });
  return [...new Set(keys)].slice(0, most);
}

/**
 * The hotels that a query names: `hoteis=a,b`, or `hoteis=a&hoteis=b` as a form without script sends
 * them.
 */
export const readChosen = (query: URLSearchParams, most: number, name = CHOSEN_NAME): string[] =>
  readKeys(
    query.getAll(name).flatMap((value) => value.split(',')),
    most,
  );
