/**
 * Texts by key. Never throws if the browser refuses to store (switched off, full). The inline
 * scripts of stored-stay-script and own-favorites, which run before any module, read the storage
 * themselves.
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
     * The text stored under `key`; null if there is none or the browser refuses. It may come from
     * visitors or other versions of the site, so it needs the same checks as input.
     */
    read: (key: string): string | null => attempt((storage) => storage.getItem(key), null),
    /** Stores a text; null removes it. Returns whether the browser did so. */
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
 * Calls back with what another tab stores under `key` in `browserStorage`: null if it removed that
 * key or everything. Returns a function that unsubscribes.
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
