import { readKeys } from '@/lib/hotels/chosen';

/** So many hotels can be kept: as many as one page shows. */
export const MOST_FAVORITES = 24;

/** The keys of the kept hotels out of what the browser has stored; anything malformed drops alone. */
export function readStoredFavorites(text: string | null): string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? readKeys(value, MOST_FAVORITES) : [];
  } catch {
    return [];
  }
}
