import { notify } from '@/components/ui/notify';
import { onFavoritesChange, readFavorites, toggleFavorite } from './favorites-store';

/** The hotel of a heart or pin: named by itself, or once for the whole card that it stands in. */
const hotelOf = (element: HTMLElement) =>
  element.closest<HTMLElement>('[data-hotel]')?.dataset.hotel ?? '';

/** Says on every heart and pin of the page whether its hotel is kept, and how many are. */
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
 * Paints now and whenever the page or what is kept changes, for as long as the document lives, and
 * keeps the pages of kept hotels for when there is no connection.
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
  /** Where no further hotel can be kept. */
  full: string;
  /** Where the browser stores nothing: what is kept is lost with the page. */
  forgotten: string;
  /** On a page that is shown without a connection, with `{date}`. */
  offline: string;
};

let isTold = false;

/** A press of a heart. That the browser keeps nothing is said with the first one only. */
export function pressHeart(heart: HTMLElement, messages: HeartMessages): void {
  startPainting(messages.offline);
  const outcome = toggleFavorite(hotelOf(heart));
  if (outcome === 'full') notify({ tone: 'destructive', title: messages.full });
  if (outcome !== 'forgotten' || isTold) return;
  isTold = true;
  notify({ tone: 'destructive', title: messages.forgotten });
}
