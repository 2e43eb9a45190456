import { browserStorage } from '@/components/ui/stored-text';

/** The storage key of the browser's favorites, a JSON list of hotel keys. */
export const FAVORITES_KEY = 'vitrine:favorites';

/** The storage key of the itineraries opened last, a JSON list of paths, newest first. */
export const ITINERARIES_KEY = 'vitrine:itineraries';

/** What could not be stored: storage is switched off, or it is full. */
const page = new Map<string, string>();

/**
 * What this browser stores under `key`, null if nothing. What it could not store is remembered by
 * the page until it is left.
 */
export const readLocal = (key: string): string | null => page.get(key) ?? browserStorage.read(key);

/** Stores a text in this browser, or removes it if null. Returns whether it outlasts this page. */
export function writeLocal(key: string, text: string | null): boolean {
  const isStored = browserStorage.write(key, text);
  if (isStored || text === null) page.delete(key);
  else page.set(key, text);
  return isStored;
}
