import { useSyncExternalStore } from 'react';

/**
 * Where the buttons of the offer that is open lead with the chosen stay. One offer is open at a time,
 * and its calendar is loaded after them.
 */
let reservation: string | null = null;
const listeners = new Set<() => void>();

/** Tells every button of the page; null while no stay fits. */
export function setReservation(href: string | null): void {
  reservation = href;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The address with the chosen stay; null in the static HTML and while there is none. */
export const useReservation = () =>
  useSyncExternalStore(
    subscribe,
    () => reservation,
    () => null,
  );
