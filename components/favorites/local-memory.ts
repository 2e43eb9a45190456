/** Where the browser keeps the keys of its favourite hotels, as a JSON list. */
export const FAVORITES_KEY = 'vitrine:favorites';

/**
 * What this browser has kept under `key`, null for nothing. Where that is switched off (it throws
 * then), the page itself remembers it until it is left.
 */
const page = new Map<string, string>();

export function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return page.get(key) ?? null;
  }
}

/** Keeps a text in this browser; null forgets what is kept. */
export function writeLocal(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    if (text === null) page.delete(key);
    else page.set(key, text);
  }
}
