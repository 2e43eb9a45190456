/** Where the browser keeps the keys of its favourite hotels, as a JSON list. */
export const FAVORITES_KEY = 'vitrine:favorites';

/** What could not be stored: storage is switched off, or it is full. */
const page = new Map<string, string>();

/**
 * What this browser has kept under `key`, null for nothing. What it could not store, the page itself
 * remembers until it is left.
 */
export function readLocal(key: string): string | null {
  try {
    return page.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Keeps a text in this browser; null forgets what is kept. Returns whether the browser holds it beyond
 * this page.
 */
export function writeLocal(key: string, text: string | null): boolean {
  page.delete(key);
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    if (text !== null) page.set(key, text);
    return false;
  }
}
