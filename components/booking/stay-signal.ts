import { useSyncExternalStore } from 'react';

/** The chosen stay for the parts of a page that only show it, in words that are made once. */
export type ShownStay = {
  nights: number;
  people: number;
  /** '3 noites'. */
  length: string;
  /** '28 nov a 3 dez', and shorter. */
  dates: string;
  compact: string;
  /** '2 adultos'; '3 hóspedes' with children, who would not fit beside the dates. */
  guests: string;
  /** All of it, to be read out. */
  label: string;
};

let shown: ShownStay | null = null;
const listeners = new Set<() => void>();

/** Shows a stay everywhere, or none. */
export function showStay(stay: ShownStay | null): void {
  shown = stay;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The stay to show. None in the static HTML, which is everybody's, nor before it has been read. */
export const useShownStay = () =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
