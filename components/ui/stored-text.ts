/**
 * Texts by key. A browser may refuse to store (switched off, full): nothing here throws then. The
 * inline scripts of stored-stay-script and own-favorites, which run before any module, read the storage
 * by themselves.
 */
function storedText(area: () => Storage) {
  const attempt = <Outcome>(use: (storage: Storage) => Outcome, refused: Outcome): Outcome => {
    try {
      return use(area());
    } catch {
      return refused;
    }
  };
  return {
    /**
     * What is stored under `key`; null for nothing, also where the browser refuses. Visitors and other
     * versions of the site can have written it: it needs the same checks as input.
     */
    read: (key: string): string | null => attempt((storage) => storage.getItem(key), null),
    /** Stores a text; null removes what is stored. Returns whether the browser has done so. */
    write: (key: string, text: string | null): boolean =>
      attempt((storage) => {
        if (text === null) storage.removeItem(key);
        else storage.setItem(key, text);
        return true;
      }, false),
    keys: (): string[] => attempt((storage) => Object.keys(storage), []),
  };
}

/** Belongs to one tab, until that is closed. */
export const tabStorage = storedText(() => sessionStorage);

/** Belongs to all tabs of this browser, and outlasts them. */
export const browserStorage = storedText(() => localStorage);

/**
 * Calls back with what another tab has stored under `key` in `browserStorage`: null when it removed it,
 * or everything. Returns the function that ends it.
 */
export function onStoredElsewhere(
  key: string,
  callback: (text: string | null) => void,
): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === null || event.key === key) callback(event.newValue);
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
