import { onStoredElsewhere } from '@/components/ui/stored-text';
import { MOST_FAVORITES, readStoredFavorites } from '@/lib/favorites/stored';
import { FAVORITES_KEY, readLocal, writeLocal } from './local-memory';

/** The event of a change is named like the key. */
const CHANGED = FAVORITES_KEY;

/** The keys of the hotels that this browser keeps, in the order in which they were kept. */
export const readFavorites = (): string[] => readStoredFavorites(readLocal(FAVORITES_KEY));

/** Keeps these hotels and tells every part of the page. Returns whether they outlast it. */
export function writeFavorites(keys: readonly string[]): boolean {
  const isStored = writeLocal(FAVORITES_KEY, keys.length > 0 ? JSON.stringify(keys) : null);
  window.dispatchEvent(new Event(CHANGED));
  return isStored;
}

/**
 * Keeps a hotel or lets it go. 'full' where no further one can be kept, 'forgotten' where the browser
 * stores nothing: the page alone knows of it, until it is left.
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
