import { STAY_NAMES } from '@/lib/booking/stay-names';
import { ROOM_PARAM } from '@/lib/hotels/rooms/param';

/** Pages on which a stay is booked. */
const BOOKED = ['/hotel/', '/hotel_corp/', '/hotel_lazer/', '/oferta/']
  .map((prefix) => `a[href^="${prefix}"]`)
  .join(',');

let query = '';
let isListening = false;

/**
 * Puts the stay into the URL of a link to a hotel or an offer when it is about to be used: a page
 * that opens in a new tab finds nothing in that tab's memory. The link inside this tab stays plain,
 * and so does the static HTML.
 */
function carry({ target }: Event) {
  const link = target instanceof Element ? target.closest(BOOKED) : null;
  const href = link?.getAttribute('href') ?? '';
  const [path = '', own = ''] = href.split('?');
  const params = new URLSearchParams(own);
  const room = params.get(ROOM_PARAM);
  // What a page has put there itself stays.
  if (!link || href.includes('#') || (own && !room && !params.has(STAY_NAMES.adults))) return;
  const parts = [room && `${ROOM_PARAM}=${room}`, query].filter(Boolean).join('&');
  link.setAttribute('href', parts ? `${path}?${parts}` : path);
}

/**
 * From now on links that are pressed carry this query; '' takes it off again. The server, which carries the
 * stay of a page without script by the `Referer` (lib/booking/carried-stay.ts), sees none any more.
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
