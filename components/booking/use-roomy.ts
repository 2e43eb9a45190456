import { useSyncExternalStore } from 'react';
import { WIDE } from './wide';

/** A phone in landscape is as wide as `md` but too low for a panel (`low` in app/utilities.css). */
const ROOMY = `${WIDE} and (height >= 30rem)`;

/** Whether the window is large enough for panels positioned below their fields. */
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
