import { storedList } from '@/lib/format/stored-list';
import { readKeys } from '@/lib/hotels/chosen';

/** How many hotels can be kept at most: as many as one page shows. */
export const MOST_FAVORITES = 24;

/** The keys of the kept hotels out of what the browser has stored; anything malformed drops alone. */
export const readStoredFavorites = (text: string | null): string[] =>
  readKeys(storedList(text), MOST_FAVORITES);
