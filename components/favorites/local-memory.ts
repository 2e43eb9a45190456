import { browserStorage } from '@/components/ui/stored-text';

/** Where the browser keeps the keys of its favorite hotels, as a JSON list. */
export const FAVORITES_KEY = 'vitrine:favorites';

/** Where the browser keeps the paths of the itineraries that were opened last, newest first, as a JSON list. */
export const ITINERARIES_KEY = 'vitrine:itineraries';

/** What could not be stored: storage is switched off, or it is full. */
const page = new Map<string, string>();

/**
 * What this browser has kept under `key`, null for nothing. What it could not store, the page itself
 * remembers until it is left.
 */
export const readLocal = (key: string): string | null => page.get(key) ?? browserStorage.read(key);

/**
 * Keeps a text in this browser; null forgets what is kept. Returns whether the browser holds it beyond
 * this page.
 */
export function writeLocal(key: string, text: string | null): boolean {
  const isStored = browserStorage.write(key, text);
  if (isStored || text === null) page.delete(key);
  else page.set(key, text);
  return isStored;
}
