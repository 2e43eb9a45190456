// Service worker for the pages that a visitor has kept: favorite hotels, the list of favorites, and
// opened itineraries. Registered with the first of them (components/favorites/keep-offline.ts). The
// network always comes first. A stored page is shown only if the network or the site fails, and says
// how old it is. Any other page is then replaced by one that links to the stored ones.

// All scripts of a worker share one scope, and a change of any of them makes a new version of it.
importScripts('/sw/stored-pages.js', '/sw/keep-pages.js', '/sw/shown-pages.js');

const VERSION = 'vitrine-1';
const PAGES = `${VERSION}-pages`;
const FILES = `${VERSION}-files`;
const WORDS = `${VERSION}-words`;
/** Paths that are not visitors' pages. */
const OTHERS = /^\/(?:admin|auth|api)(?:\/|$)/;
const FILE = /^\/(?:_next\/static\/|art\/|media\/|icons-)/;
/** How long, in ms, a shown stored page also gets its files from the cache. */
const FILES_FOR = 60 * 1000;
/** How long to wait for the network before a stored page is shown, in ms: more than the site takes. */
const PATIENCE = 12 * 1000;

let storedUntil = 0;

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  const removeOthers = async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith('vitrine-') && ![PAGES, FILES, WORDS].includes(name))
        await caches.delete(name);
    }
  };
  event.waitUntil(removeOthers().then(() => self.clients.claim()));
});

let queue = Promise.resolve();

self.addEventListener('message', (event) => {
  if (event.data?.type !== 'keep' || !Array.isArray(event.data.paths)) return;
  queue = queue.then(() => keep(event.data)).catch(() => {});
  event.waitUntil(queue);
});

/**
 * The network's response. If there is none, or a failure of the site, the stored page; if the page is
 * not stored, a page that links to the stored ones.
 */
async function networkFirst(request) {
  const url = new URL(request.url);
  const asking = fetch(request).then(
    (response) => ({ response }),
    (error) => ({ error }),
  );
  const stored = await findStored(url).catch(() => null);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, {}));
  const { response, error } = await (stored ? Promise.race([asking, late]) : asking);
  if (response && !(stored && response.status >= 500)) return response;
  const key = stored && storedKey(stored);
  // As the site does for a short link.
  if (stored && key !== keyOf(url)) return Response.redirect(key + url.search);
  if (stored) storedUntil = Date.now() + FILES_FOR;
  const isFailing = stored && !error;
  const shown = isFailing ? await ofFailingSite(stored) : stored || (await offlinePage(url));
  if (!shown) throw error;
  return shown;
}

/** The path of an image in the stored size, for a screen that requests another one. */
const smallImage = (path) =>
  path
    .replace(/^\/art\/(?:\d+\/)?([\w-]+\.webp)$/, '/art/480/$1')
    .replace(/^(\/media\/[\w-]+)\/\d+\.(?:avif|webp)$/, '$1/480.webp');

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (!OTHERS.test(url.pathname)) event.respondWith(networkFirst(request));
    return;
  }
  const isAway = !navigator.onLine || Date.now() < storedUntil;
  if (!isAway || !FILE.test(url.pathname)) return;
  const stored = async (path) => (await caches.open(FILES)).match(path);
  // A network too slow for the page is too slow for its files.
  const find = async () => {
    const file = await stored(url.pathname);
    return (
      file ??
      fetch(request).catch(async (error) => {
        const small = await stored(smallImage(url.pathname));
        if (!small) throw error;
        return small;
      })
    );
  };
  event.respondWith(find());
});
