import { latestTask } from '@/components/ui/latest-task';
import { ADULTS } from '@/lib/booking/guests';
import { readKeptItineraries, withItinerary } from '@/lib/favorites/itineraries';
import { favoritesPath } from '@/lib/favorites/paths';
import { savesData } from '@/lib/media/light-mode';
import words from '@/messages/pt-BR/without-connection.json';
import { readFavorites } from './favorites-store';
import { ITINERARIES_KEY, readLocal, writeLocal } from './local-memory';

const WORKER = '/sw.js';
/** Several changes in a row are one, in ms. */
const QUIET_MS = 1_500;

const updating = latestTask();

/** Whether the page that is shown was opened from outside of the site: by a link in a chat, a bookmark. */
function isOpenedFromOutside(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  const hasMoved = visit !== undefined && visit.name !== location.href.split('#')[0];
  return !hasMoved && !document.referrer.startsWith(`${location.origin}/`);
}

/** Notes that an itinerary was opened, so that it opens without a connection as well. */
export function rememberItinerary(path: string): void {
  const kept = readKeptItineraries(readLocal(ITINERARIES_KEY));
  const itineraries = withItinerary(kept, path, isOpenedFromOutside());
  writeLocal(ITINERARIES_KEY, JSON.stringify(itineraries));
}

/** The pages that are to open without a connection. A short link leads to its hotel. */
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
 * Lets the service worker store what is kept now; without anything kept there is none. `note` is what a
 * stored page says of itself, with `{date}`. Where the visitor saves data nothing is fetched, and what is
 * stored goes with the last that was kept. Does nothing in development, where files change under it.
 */
export function keepOffline(note: string): void {
  // Staff look at pages here that are not published.
  if (location.pathname.startsWith('/admin')) return;
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  updating.startAfter(QUIET_MS, () => update(note).catch(() => {}));
}
