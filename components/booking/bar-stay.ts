import type { Stay } from '@/lib/booking/stay';

/** What the booking bar of a page knows, for other parts of the page. */
export type CurrentStay = {
  /** Null until the visitor has chosen dates, here or on another page. */
  stay: Stay | null;
  /** The booking engine's address for it; null without a stay, and where nothing can be booked. */
  href: string | null;
  /**
   * Opens the calendar; the focus comes back to `opener`, or to the bar's own field without one. Null
   * where there is no bar, and where nothing can be booked.
   */
  openCalendar: ((opener: HTMLElement | null) => void) | null;
};

let current: CurrentStay | null = null;
const listeners = new Set<(stay: CurrentStay) => void>();

/** Tells the rest of the page. Called by what the visitor chooses a stay with. */
export function publishStay(stay: CurrentStay): void {
  current = stay;
  for (const listener of listeners) listener(stay);
}

/** Calls `listener` with the stay, now if it is known, and after each change. Returns what ends that. */
export function onStay(listener: (stay: CurrentStay) => void): () => void {
  listeners.add(listener);
  if (current) listener(current);
  return () => listeners.delete(listener);
}

/** The stay that the visitor has chosen; null without one. */
export const currentStay = (): Stay | null => current?.stay ?? null;

/** Forgets the stay of a page that is left. */
export function clearStay(): void {
  current = null;
}
