import { latestTask } from '@/components/ui/latest-task';
import { ADULTS } from '@/lib/booking/guests';
import { readKeptItineraries, withItinerary } from '@/lib/favorites/itineraries';
import { favoritesPath } from '@/lib/favorites/paths';
import { savesData } from '@/lib/media/light-mode';
import words from '@/messages/pt-BR/without-connection.json';
import { readFavorites } from './favorites-store';
import { ITINERARIES_KEY, readLocal, writeLocal } from './local-memory';

const WORKER = '/sw.js';
/** Debounce delay for changes, in ms. */
const QUIET_MS = 1_500;

const updating = latestTask();

/** Whether this page was opened from outside the site: from a link in a chat, a bookmark. */
function isOpenedFromOutside(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  const hasMoved = visit !== undefined && visit.name !== location.href.split('#')[0];
  return !hasMoved && !document.referrer.startsWith(`${location.origin}/`);
}

/** Stores that an itinerary was opened, so that it is available offline. */
export function rememberItinerary(path: string): void {
  const kept = readKeptItineraries(readLocal(ITINERARIES_KEY));
  const itineraries = withItinerary(kept, path, isOpenedFromOutside());
  writeLocal(ITINERARIES_KEY, JSON.stringify(itineraries));
}

/** The paths to make available offline. A short link leads to its hotel. */
function keptPaths(): string[] {
  const hotels = readFavorites();
  const usual = { dates: null, adults: ADULTS.initial, childrenAges: [], promo: '' };
  return [
    ...(hotels.length > 0 ? [favoritesPath({ hotels, isOwn: true, stay: usual })] : []),
    ...readKeptItineraries(readLocal(ITINERARIES_KEY)),
    ...hotels.map((key) => `/${key}`),
  ];
}

async function update(note: string): Promise<void> {
  const paths = keptPaths();
  if (paths.length === 0) {
    const registration = await navigator.serviceWorker.getRegistration(WORKER);
    if (!registration) return;
    await registration.unregister();
    const names = await caches.keys();
    await Promise.all(
      names.filter((name) => name.startsWith('vitrine-')).map((name) => caches.delete(name)),
    );
    return;
  }
  if (savesData()) return;
  await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'keep', paths, note, words });
}

/**
 * Has the service worker store what is kept now; if nothing is, unregisters it. `note` is shown on
 * stored pages, with `{date}`. With data saving on, nothing is fetched, and what is stored is
 * removed with the last kept item. Does nothing in development, where files change.
 */
export function keepOffline(note: string): void {
  // Staff preview unpublished pages here.
  if (location.pathname.startsWith('/admin')) return;
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  updating.startAfter(QUIET_MS, () => update(note).catch(() => {}));
}
