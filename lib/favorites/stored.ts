import { storedList } from '@/lib/format/stored-list';
import { readKeys } from '@/lib/hotels/chosen';

/** The most hotels that can be kept: as many as one page shows. */
export const MOST_FAVORITES = 24;

/** Reads the keys of the kept hotels from the browser's storage, skipping malformed ones. */
export const readStoredFavorites = (text: string | null): string[] =>
  readKeys(storedList(text), MOST_FAVORITES);
