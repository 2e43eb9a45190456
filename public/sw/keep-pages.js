// Part of the service worker (sw.js): stores pages with their files and their notes.

const MOST_PAGES = 30;
const MOST_FILES_OF_PAGE = 60;
const MOST_IMAGES = 3;
const MOST_FILES = 400;
/** The age in ms from which a stored page is fetched again at the next request for it. */
const RENEW_AFTER = 6 * 60 * 60 * 1000;

/** The files that a page needs: style sheets, scripts, icons, and its first images. */
function filesOf(html) {
  const found = (pattern) => [...new Set([...html.matchAll(pattern)].map(([, path]) => path))];
  const parts = found(/["'(](\/(?:_next\/static\/[\w./~-]+\.(?:css|js)|icons-\w+\.svg))/g);
  const images = found(/["' ](\/(?:art|media\/[\w-]+)\/480[\w/.-]*\.webp)/g);
  return [...parts.slice(0, MOST_FILES_OF_PAGE), ...images.slice(0, MOST_IMAGES)];
}

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
