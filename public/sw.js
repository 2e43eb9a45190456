// Service worker for the pages that a visitor has kept: favorite hotels, the list of favorites, and
// opened itineraries. Registered with the first of them (components/favorites/keep-offline.ts). The
// network always comes first. A stored page is shown only if the network or the site fails, and says
// how old it is. Any other page is then replaced by one that links to the stored ones.

const VERSION = 'vitrine-1';
const PAGES = `${VERSION}-pages`;
const FILES = `${VERSION}-files`;
const WORDS = `${VERSION}-words`;
/** The only pages that are ever stored. Nothing of the back office, the sign-in or the API. */
const PAGE = /^\/(?:(?:hotel|hotel_corp|hotel_lazer)\/[a-z0-9-]{1,120}|roteiro|favoritos)$/;
/** Paths that are not visitors' pages. */
const OTHERS = /^\/(?:admin|auth|api)(?:\/|$)/;
/**
 * The parameters of an itinerary in the order of its own links. Those always contain the nights and
 * adults, which other links may omit (lib/itinerary/paths.ts).
 */
const ITINERARY = ['paradas', 'checkin', 'adultos', 'idades'];
const USUAL_NIGHTS = 2;
const MOST_NIGHTS = 30;
const MOST_STOPS = 5;
const USUAL_ADULTS = 2;
const FILE = /^\/(?:_next\/static\/|art\/|media\/|icons-)/;
const MOST_PAGES = 30;
const MOST_FILES_OF_PAGE = 60;
const MOST_IMAGES = 3;
const MOST_FILES = 400;
/** The age in ms from which a stored page is fetched again at the next request for it. */
const RENEW_AFTER = 6 * 60 * 60 * 1000;
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

/**
 * The key under which a page is stored. All lists of favorites share one key. The key of an itinerary
 * depends on its content, not on how its link is written.
 */
function keyOf({ pathname, searchParams }) {
  if (pathname !== '/roteiro') return pathname;
  const list = (name) => searchParams.getAll(name).flatMap((value) => value.split(','));
  const nights = list('noites');
  const stops = list('paradas').flatMap((stop, at) => {
    const [hotel, said = nights[at] ?? ''] = stop.trim().toLowerCase().split('.');
    const isUsable = /^\d{1,2}$/.test(said) && Number(said) >= 1 && Number(said) <= MOST_NIGHTS;
    return hotel ? [`${hotel}.${isUsable ? Number(said) : USUAL_NIGHTS}`] : [];
  });
  if (stops.length === 0) return '';
  const values = {
    ...Object.fromEntries(searchParams),
    adultos: searchParams.get('adultos') || USUAL_ADULTS,
    idades: list('idades').filter(Boolean).join(','),
    paradas: stops.slice(0, MOST_STOPS).join(','),
  };
  const said = ITINERARY.filter((name) => values[name]);
  return `${pathname}?${said.map((name) => `${name}=${values[name]}`).join('&')}`;
}

/** The files that a page needs: style sheets, scripts, icons, and its first images. */
function filesOf(html) {
  const found = (pattern) => [...new Set([...html.matchAll(pattern)].map(([, path]) => path))];
  const parts = found(/["'(](\/(?:_next\/static\/[\w./~-]+\.(?:css|js)|icons-\w+\.svg))/g);
  const images = found(/["' ](\/(?:art|media\/[\w-]+)\/480[\w/.-]*\.webp)/g);
  return [...parts.slice(0, MOST_FILES_OF_PAGE), ...images.slice(0, MOST_IMAGES)];
}

/** The path of an image in the stored size, for a screen that requests another one. */
const smallImage = (path) =>
  path
    .replace(/^\/art\/(?:\d+\/)?([\w-]+\.webp)$/, '/art/480/$1')
    .replace(/^(\/media\/[\w-]+)\/\d+\.(?:avif|webp)$/, '$1/480.webp');

const isHtml = (response) => (response.headers.get('Content-Type') ?? '').startsWith('text/html');

/** Stores these files and the fonts of style sheets. Files that exist already become the newest. */
async function storeFiles(paths) {
  const files = await caches.open(FILES);
  for (const path of paths) {
    const response =
      (await files.match(path)) ?? (await fetch(path, { credentials: 'omit' }).catch(() => null));
    // A captive portal answers every request with its own page.
    if (!response?.ok || isHtml(response)) continue;
    await files.put(path, response.clone());
    if (!path.endsWith('.css')) continue;
    const fonts = [...(await response.text()).matchAll(/url\(["']?([^"')]+\.woff2)/g)];
    await storeFiles(fonts.map(([, font]) => new URL(font, new URL(path, location)).pathname));
  }
}

const escapeHtml = (text) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * The note on a stored page, above everything else, with what it says where the site failed instead of
 * the connection. React leaves it alone: no page has an `output` directly in its body.
 */
function noteOf(text, failing) {
  const style =
    'display:block;position:relative;z-index:60;padding:.75rem 1.25rem;background:#fdf0c9;color:#5c3d00;' +
    'font:560 1rem/1.4 Figtree,system-ui,sans-serif;text-align:center';
  return `<output data-offline-note data-failing="${escapeHtml(failing)}" style="${style}">${escapeHtml(text)}</output>`;
}

/** A stored page whose note says that the site failed. */
async function ofFailingSite(stored) {
  const html = await stored.text();
  const note = /(<output data-offline-note) data-failing="([^"]*)"([^>]*)>[^<]*/;
  return new Response(html.replace(note, '$1="failing"$3>$2'), { headers: stored.headers });
}

/**
 * The fixed bar of the site would be under the note. It starts below the note and stays in place when
 * the note has scrolled away. On low screens it is not fixed.
 */
const BAR_BELOW_NOTE =
  '<style>@media (height>=30rem){[data-offline-note]~header,[data-offline-note]~*>header{position:sticky;margin-bottom:calc(-1*var(--bar))}}</style>';

/**
 * The stored page of a URL. A short link is stored under the page it redirects to, and found by the
 * header `x-asked`.
 */
async function findStored(url) {
  const pages = await caches.open(PAGES);
  const key = keyOf(url);
  const found = key && (await pages.match(key));
  for (const request of found ? [] : await pages.keys()) {
    const stored = await pages.match(request);
    if (stored?.headers.get('x-asked') === url.pathname) return stored;
  }
  return found || null;
}

/** The key of a stored page. */
const storedKey = (stored) => decodeURI(stored.headers.get('x-key'));

/** Stores one page with its notes and its files. Resolves to its key, or to null if it can't be stored. */
async function storePage(path, note, failing) {
  const pages = await caches.open(PAGES);
  const asked = new URL(path, location);
  const before = await findStored(asked);
  const key = before && storedKey(before);
  const age = Date.now() - Number(before?.headers.get('x-stored-at') ?? 0);
  if (before?.headers.get('x-asked') === path && age < RENEW_AFTER) return key;

  const response = await fetch(asked, { credentials: 'omit' }).catch(() => null);
  const url = response && new URL(response.url);
  if (!response?.ok || url.origin !== location.origin || !PAGE.test(url.pathname)) {
    return key;
  }
  const html = await response.text();
  // Not a page of the site, but a captive portal's.
  if (!html.includes('/_next/static/')) return key;
  const date = new Date().toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'short' });
  const body = html
    .replace('</head>', (tag) => BAR_BELOW_NOTE + tag)
    .replace(/<body[^>]*>/, (tag) => {
      return tag + noteOf(note.replace('{date}', date), failing.replace('{date}', date));
    });
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy':
      response.headers.get('Content-Security-Policy') ?? "default-src 'self'",
    'x-stored-at': String(Date.now()),
    'x-asked': path,
    'x-key': encodeURI(keyOf(url)),
  };
  await pages.put(keyOf(url), new Response(body, { headers }));
  await storeFiles(filesOf(html));
  return keyOf(url);
}

/** Stores these pages, and the page shown in place of others, and removes all other stored pages. */
async function keep({ paths, note, words }) {
  if (words) await (await caches.open(WORDS)).put('/', new Response(JSON.stringify(words)));
  const keys = new Set();
  for (const path of paths.slice(0, MOST_PAGES)) {
    const key = await storePage(path, note, words?.failing ?? note);
    if (key) keys.add(key);
  }
  const pages = await caches.open(PAGES);
  for (const request of await pages.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!keys.has(pathname + search)) await pages.delete(request);
  }
  // In the order in which they were put: the files not used by any page for longest go first.
  const files = await caches.open(FILES);
  const stored = await files.keys();
  for (const file of stored.slice(0, -MOST_FILES)) await files.delete(file);
}

let queue = Promise.resolve();

self.addEventListener('message', (event) => {
  if (event.data?.type !== 'keep' || !Array.isArray(event.data.paths)) return;
  queue = queue.then(() => keep(event.data)).catch(() => {});
  event.waitUntil(queue);
});

/** Links to the stored pages, each with its title without the name of the site. */
async function storedLinks() {
  const pages = await caches.open(PAGES);
  const links = (await pages.keys()).map(async (request) => {
    const html = await (await pages.match(request)).text();
    const { pathname, search } = new URL(request.url);
    const [, title = escapeHtml(pathname)] = html.match(/<title>([^<]*)<\/title>/) ?? [];
    const [name] = title.split(' | ');
    return `<li><a href="${escapeHtml(pathname + search)}">${name}</a></li>`;
  });
  return (await Promise.all(links)).join('');
}

/**
 * A page that says that `url` needs a connection and links to the pages that don't. Null if none is
 * stored.
 */
async function offlinePage({ pathname, search }) {
  const stored = await (await caches.open(WORDS)).match('/');
  const links = stored && (await storedLinks());
  if (!links) return null;
  const { title, lead, retry } = await stored.json();
  const style =
    'body{margin:0;padding:2rem 1.25rem;background:#faf6ec;color:#16302b;font:1.0625rem/1.5 system-ui,sans-serif}' +
    'main{max-width:34rem;margin:auto}h1{font:520 2rem/1.2 Georgia,serif}ul{padding:0;list-style:none}' +
    'a{display:inline-block;padding:.7rem 0;color:inherit;font-weight:600;text-underline-offset:.25em}';
  const html =
    `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>${escapeHtml(title)}</title>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style>` +
    `<main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(lead)}</p><ul>${links}</ul>` +
    `<p><a href="${escapeHtml(pathname + search)}">${escapeHtml(retry)}</a></p></main></html>`;
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
  };
  return new Response(html, { status: 503, headers });
}

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
