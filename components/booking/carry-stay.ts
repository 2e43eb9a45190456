import { STAY_NAMES } from '@/lib/booking/stay-names';
import { ROOM_PARAM } from '@/lib/hotels/rooms/param';

/** Pages where a stay can be booked. */
const BOOKED = ['/hotel/', '/hotel_corp/', '/hotel_lazer/', '/oferta/']
  .map((prefix) => `a[href^="${prefix}"]`)
  .join(',');

let query = '';
let isListening = false;

/**
 * Adds the stay to the URL of a link to a hotel or an offer right before it is used: a page opened
 * in a new tab can't read this tab's storage. Navigation inside this tab uses the plain URL, and so
 * does the static HTML.
 */
function carry({ target }: Event) {
  const link = target instanceof Element ? target.closest(BOOKED) : null;
  const href = link?.getAttribute('href') ?? '';
  const [path = '', own = ''] = href.split('?');
  const params = new URLSearchParams(own);
  const room = params.get(ROOM_PARAM);
  // Keep what a page has set itself.
  if (!link || href.includes('#') || (own && !room && !params.has(STAY_NAMES.adults))) return;
  const parts = [room && `${ROOM_PARAM}=${room}`, query].filter(Boolean).join('&');
  link.setAttribute('href', parts ? `${path}?${parts}` : path);
}

/**
 * Makes pressed links carry this query from now on; '' removes it. The server, which reads the stay
 * of a page without script from the `Referer` (lib/booking/carried-stay.ts), then gets none.
 */
export function carryStay(stay: string): void {
  query = stay;
  if (isListening || stay === '') return;
  isListening = true;
  const referrer = { name: 'referrer', content: 'strict-origin' };
  document.head.append(Object.assign(document.createElement('meta'), referrer));
  for (const type of ['pointerdown', 'keydown', 'contextmenu']) {
    document.addEventListener(type, carry, { capture: true, passive: true });
  }
}
