// Part of the service worker (sw.js): which pages are stored, under which keys, and how they are found.

/** The only pages that are ever stored. Nothing of the back office, the sign-in or the API. */
const PAGE = /^\/(?:(?:hotel|hotel_corp|hotel_lazer)\/[a-z0-9-]{1,120}|roteiro|favoritos)$/;
/**
 * The parameters of an itinerary in the order of its own links. Those always contain the nights and
 * adults, which other links may omit (lib/itinerary/paths.ts).
 */
const ITINERARY = ['paradas', 'checkin', 'adultos', 'idades'];
const USUAL_NIGHTS = 2;
const MOST_NIGHTS = 30;
const MOST_STOPS = 5;
const USUAL_ADULTS = 2;

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
