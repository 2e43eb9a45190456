import { useSyncExternalStore } from 'react';

/** A value that parts of a page share without a common parent; null in the static HTML. */
export function signal<T>() {
  let value: T | null = null;
  const listeners = new Set<() => void>();
  const get = () => value;
  /** Calls `listener` after each change. Returns what ends that. */
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
