import { useSyncExternalStore } from 'react';

/** Creates a value shared by parts of a page without a common parent; null in the static HTML. */
export function signal<T>() {
  let value: T | null = null;
  const listeners = new Set<() => void>();
  const get = () => value;
  /** Calls `listener` after each change. Returns a function that unsubscribes. */
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get,
    subscribe,
    set(next: T | null) {
      value = next;
      for (const listener of listeners) listener();
    },
    useValue: () => useSyncExternalStore(subscribe, get, () => null),
  };
}
