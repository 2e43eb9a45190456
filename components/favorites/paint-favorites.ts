import { notify } from '@/components/ui/notify';
import { onFavoritesChange, readFavorites, toggleFavorite } from './favorites-store';

/** The hotel of a heart or pin: set on the element itself, or once on the card around it. */
const hotelOf = (element: HTMLElement) =>
  element.closest<HTMLElement>('[data-hotel]')?.dataset.hotel ?? '';

/** Marks each heart and pin on the page whose hotel is kept, and updates the count. */
function paint(): void {
  const keys = readFavorites();
  for (const element of document.querySelectorAll<HTMLElement>('.heart, .map-pin')) {
    const isKept = keys.includes(hotelOf(element));
    if (element.matches('.heart')) element.setAttribute('aria-checked', String(isKept));
    else element.toggleAttribute('data-favorite', isKept);
  }
  const text = keys.length > 0 ? String(keys.length) : '';
  for (const count of document.querySelectorAll('[data-favorites-count]')) {
    if (count.textContent !== text) count.textContent = text;
  }
}

let isStarted = false;

/**
 * Paints now and on each change of the page or of the favorites, as long as the document lives, and
 * makes the pages of kept hotels available offline.
 */
export function startPainting(offline: string): void {
  if (isStarted) return;
  isStarted = true;
  let isAsked = false;
  const later = () => {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(() => {
      isAsked = false;
      paint();
    });
  };
  paint();
  onFavoritesChange(paint);
  const keep = () =>
    void import('./keep-offline').then(
      (part) => part.keepOffline(offline),
      () => {},
    );
  keep();
  onFavoritesChange(keep);
  // Lists, carousels and other pages bring new cards.
  new MutationObserver(later).observe(document.body, { childList: true, subtree: true });
}

export type HeartMessages = {
  /** Shown if no more hotels can be kept. */
  full: string;
  /** Shown if the browser stores nothing: favorites are lost with the page. */
  forgotten: string;
  /** Shown on a page that is served offline, with `{date}`. */
  offline: string;
};

let isTold = false;

/** Handles a press of a heart. That the browser stores nothing is reported only once. */
export function pressHeart(heart: HTMLElement, messages: HeartMessages): void {
  startPainting(messages.offline);
  const outcome = toggleFavorite(hotelOf(heart));
  if (outcome === 'full') notify({ tone: 'destructive', title: messages.full });
  if (outcome !== 'forgotten' || isTold) return;
  isTold = true;
  notify({ tone: 'destructive', title: messages.forgotten });
}
