import { useSyncExternalStore } from 'react';
import { WIDE } from './wide';

/** Whether the window is wide enough for panels that hang below their fields. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(WIDE);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => window.matchMedia(WIDE).matches,
  );
}
