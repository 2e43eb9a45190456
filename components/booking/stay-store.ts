import { tabStorage } from '@/components/ui/stored-text';
import { ADULTS, guestsOf, largeParty } from '@/lib/booking/guests';
import { NO_DATES, type StayDates, wholeDates } from '@/lib/booking/stay';
import { type LinkedStay, readStayLink, STOPS_NAME, stayQuery } from '@/lib/booking/stay-link';
import { STAY_NAMES } from '@/lib/booking/stay-names';
import { toCalendarDate } from '@/lib/format/date';
import { deepEqual } from '@/lib/format/deep-equal';
import { carryStay } from './carry-stay';
import type { Guests } from './guests-panel';
import { type ShownStay, shownParty, shownStay, shownStayMessages } from './shown-stay';
import { describeParty, describeStay } from './stay-text';
import { STORED_STAY, STORED_WORDS, storedStayQuery } from './stored-stay';

/** What the visitor has put together; `dates` is null until they have been touched. */
type ChosenStay = { dates: StayDates | null; guests: Guests; promo: string };

/** What an itinerary's page shows in place of the stay stored in the tab. */
export type OwnStay = Pick<ChosenStay, 'dates' | 'guests'>;

/** The initial state; the fields propose their own dates while it has none. */
export const NO_STAY: ChosenStay = {
  dates: null,
  guests: { adults: ADULTS.initial, childrenAges: [] },
  promo: '',
};

let stay = NO_STAY;
/** The dates stored and shown elsewhere; a lone check-in keeps the last complete choice. */
let lastWhole: StayDates | null = null;
/** An itinerary's own stay, separate from the visitor's. */
let own: OwnStay | null = null;
const listeners = new Set<(stay: ChosenStay) => void>();

/** The stay as it is chosen at this moment. */
export const chosenStay = () => stay;

/** Calls `listener` on each change. The first listener of a page resets the store. */
export function subscribeStay(listener: (stay: ChosenStay) => void) {
  if (listeners.size === 0) begin();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function begin() {
  stay = NO_STAY;
  lastWhole = null;
}

const storedQuery = () =>
  stayQuery({ ...(lastWhole ?? NO_DATES), ...stay.guests, promo: stay.promo });

/** An itinerary has its own dates and guests; the stay chosen before is kept alongside. */
const isItinerary = () => new URLSearchParams(location.search).has(STOPS_NAME);

function set(next: ChosenStay) {
  stay = next;
  const { checkIn, checkOut } = next.dates ?? NO_DATES;
  if (checkOut || !checkIn) lastWhole = checkOut ? next.dates : null;
  tabStorage.write(STORED_STAY, storedQuery());
  for (const listener of listeners) listener(stay);
  show();
}

function show() {
  const { dates: days, guests } = own ?? { ...stay, dates: lastWhole };
  const dates = days && wholeDates(days);
  const messages = shownStayMessages.get();
  if (messages) {
    const shown = dates && describeStay(dates, guests, messages);
    const isParty = shown !== null || guests !== NO_STAY.guests;
    shownStay.set(shown);
    shownParty.set(isParty ? describeParty(guests, messages) : null);
    paintStay(shown, guests);
  }
  carryStay(dates && !isItinerary() ? storedQuery() : '');
}

/** Sets the stay on the document, for CSS, and stores its words for the next page's first paint. */
function paintStay(shown: ShownStay | null, guests: Guests) {
  const words = shown ? [shown.compact, shown.words] : null;
  if (!own) tabStorage.write(STORED_WORDS, words ? JSON.stringify(words) : '');
  const root = document.documentElement;
  root.toggleAttribute('data-stored-stay', words !== null);
  root.toggleAttribute('data-stored-family', guests.childrenAges.length > 0);
  root.toggleAttribute('data-stored-party', largeParty(guestsOf(guests)) !== null);
  root.toggleAttribute('data-other-guests', !deepEqual(guests, NO_STAY.guests));
  if (!words) root.removeAttribute('data-stay-days');
  for (const [index, name] of ['--stay', '--stay-words'].entries()) {
    root.style.setProperty(name, words && JSON.stringify(words[index]));
  }
}

/**
 * Shows the page's own stay wherever a stay is only displayed. The one stored in the tab is
 * unchanged, and null shows it again.
 */
export function showOwnStay(next: OwnStay | null): void {
  own = next;
  if (own) show();
  else showArrivedStay();
}

/** Shows the stay that the page was opened with in the parts that only display it. */
export function showArrivedStay(): void {
  arriveAtStay();
  show();
}

/**
 * The stay that a page starts with: the values of its fields, then the URL, then the tab's storage,
 * then `base`, each filling in what the one before leaves open. Past dates are dropped.
 */
function arrivedStay(typed: URLSearchParams, base: ChosenStay): ChosenStay {
  const today = toCalendarDate(new Date());
  const native = readStayLink(typed, today);
  const query = new URLSearchParams(isItinerary() ? '' : location.search);
  const linked = readStayLink(query, today);
  // A link with guests is a complete stay: no children and no code are choices too.
  const isWhole = linked.adults !== null;
  const stored = readStayLink(isWhole ? new URLSearchParams() : storedStayQuery(), today);
  const rest = isWhole ? NO_STAY : base;
  const first = <Key extends keyof LinkedStay>(key: Key) =>
    native[key] ?? linked[key] ?? stored[key];
  return {
    dates: first('dates') ?? rest.dates,
    guests: {
      adults: first('adults') ?? rest.guests.adults,
      childrenAges: first('childrenAges') ?? rest.guests.childrenAges,
    },
    promo: first('promo') ?? rest.promo,
  };
}

/** Adopts a page's initial stay. */
export function arriveAtStay(typed = new URLSearchParams()): void {
  const next = arrivedStay(typed, listeners.size === 0 ? NO_STAY : stay);
  if (!deepEqual(next, stay)) set(next);
}

/** Picks up what was chosen on other pages while this one was in the back/forward cache. */
export function returnToStay(): void {
  if (tabStorage.read(STORED_STAY) !== storedQuery())
    set(arrivedStay(new URLSearchParams(), NO_STAY));
}

/** Applies a visitor's change. A URL with a stay is updated, its dates once both are set. */
export function changeStay(part: Partial<ChosenStay>): void {
  set({ ...stay, ...part });
  const url = new URL(location.href);
  const names = Object.values(STAY_NAMES);
  if (isItinerary() || !names.some((name) => url.searchParams.has(name))) return;
  for (const name of names) url.searchParams.delete(name);
  for (const [name, value] of new URLSearchParams(storedQuery())) url.searchParams.set(name, value);
  history.replaceState(null, '', url);
}
