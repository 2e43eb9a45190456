import { useSyncExternalStore } from 'react';
import { WIDE } from './wide';

/** A phone on its side is as wide as `md`, but lower than a panel with its buttons (`low` in app/utilities.css). */
const ROOMY = `${WIDE} and (height >= 30rem)`;

/** Whether the window is large enough for panels that hang below their fields. */
export function useRoomy(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(ROOMY);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => window.matchMedia(ROOMY).matches,
  );
}
