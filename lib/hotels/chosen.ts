import { isSlugLike } from '@/lib/format/slug';
import { keyOfPath } from './key-of-path';
import { type HotelUrlParts, hotelPath } from './paths';

/** The parameter that names hotels in a URL. */
export const CHOSEN_NAME = 'hoteis';

/** The key of a hotel, see keyOfPath. */
export const hotelKey = (hotel: HotelUrlParts): string => keyOfPath(hotelPath(hotel));

/** How many hotels of a URL are read beyond those that its page has room for, to be named there. */
export const MOST_BEYOND = 8;

/** No slug given out by the site is longer; longer ones would only fill URLs. */
const LONGEST = 120;

/** Extracts usable hotel keys from any values: each once, in order, `most` at most. */
export function readKeys(values: readonly unknown[], most: number): string[] {
  const keys = values.flatMap((value) => {
    const key = typeof value === 'string' ? value.trim().toLowerCase() : '';
    return key.length <= LONGEST && isSlugLike(key) ? [key] : [];
  });
  return [...new Set(keys)].slice(0, most);
}

/**
 * The hotels that a query names: `hoteis=a,b`, or `hoteis=a&hoteis=b` from a form without
 * JavaScript.
 */
export const readChosen = (query: URLSearchParams, most: number, name = CHOSEN_NAME): string[] =>
  readKeys(
    query.getAll(name).flatMap((value) => value.split(',')),
    most,
  );
