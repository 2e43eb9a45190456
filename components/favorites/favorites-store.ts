import { onStoredElsewhere } from '@/components/ui/stored-text';
import { MOST_FAVORITES, readStoredFavorites } from '@/lib/favorites/stored';
import { FAVORITES_KEY, readLocal, writeLocal } from './local-memory';

/** The change event has the same name as the key. */
const CHANGED = FAVORITES_KEY;

/** The keys of the hotels kept by this browser, in the order they were added. */
export const readFavorites = (): string[] => readStoredFavorites(readLocal(FAVORITES_KEY));

/** Keeps these hotels and notifies the page. Returns whether they are stored permanently. */
export function writeFavorites(keys: readonly string[]): boolean {
  const isStored = writeLocal(FAVORITES_KEY, keys.length > 0 ? JSON.stringify(keys) : null);
  window.dispatchEvent(new Event(CHANGED));
  return isStored;
}

/**
 * Keeps or removes a hotel. Returns 'full' if no more can be kept, and 'forgotten' if the browser
 * stores nothing, so that only this page has it.
 */
export function toggleFavorite(key: string): 'kept' | 'removed' | 'full' | 'forgotten' {
  const keys = readFavorites();
  if (keys.includes(key)) {
    writeFavorites(keys.filter((other) => other !== key));
    return 'removed';
  }
  if (keys.length >= MOST_FAVORITES) return 'full';
  return writeFavorites([...keys, key]) ? 'kept' : 'forgotten';
}

/** Calls back whenever what is kept may have changed: here, in another tab, or while away. */
export function onFavoritesChange(callback: () => void): () => void {
  const stopListening = onStoredElsewhere(FAVORITES_KEY, callback);
  window.addEventListener(CHANGED, callback);
  window.addEventListener('pageshow', callback);
  return () => {
    window.removeEventListener(CHANGED, callback);
    stopListening();
    window.removeEventListener('pageshow', callback);
  };
}
