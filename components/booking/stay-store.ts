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

/** What such a page shows in the place of the stay that the tab has stored. */
export type OwnStay = Pick<ChosenStay, 'dates' | 'guests'>;

/** What a page begins with; the fields propose dates of their own while there are none. */
export const NO_STAY: ChosenStay = {
  dates: null,
  guests: { adults: ADULTS.initial, childrenAges: [] },
  promo: '',
};

let stay = NO_STAY;
/** The dates that are stored and said elsewhere: a check-in alone leaves those of the last whole choice. */
let lastWhole: StayDates | null = null;
/** The stay of a page that has one beside the visitor's: the whole of an itinerary. */
let own: OwnStay | null = null;
const listeners = new Set<(stay: ChosenStay) => void>();

/** The stay as it is chosen at this moment. */
export const chosenStay = () => stay;

/** Calls `listener` with each change. The first fields of a page begin with what the tab has stored. */
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

/** Dates and guests of an itinerary are its own: the stay that was chosen before goes on beside it. */
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

/** Says the stay on the document, for style sheets, and keeps its words for the next page's first paint. */
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
 * Shows the page's own stay wherever a stay is only said. The one that the tab has stored stays as it is;
 * with null it is shown again.
 */
export function showOwnStay(next: OwnStay | null): void {
  own = next;
  if (own) show();
  else showArrivedStay();
}

/** Shows the stay that the page was opened with in the parts of it that only say it. */
export function showArrivedStay(): void {
  arriveAtStay();
  show();
}

/**
 * What a page brings along: what its fields hold, what its URL asks for, what the tab has stored, each
 * where the one before it leaves something open, and `base`. Dates that have passed are dropped.
 */
function arrivedStay(typed: URLSearchParams, base: ChosenStay): ChosenStay {
  const today = toCalendarDate(new Date());
  const native = readStayLink(typed, today);
  const query = new URLSearchParams(isItinerary() ? '' : location.search);
  const linked = readStayLink(query, today);
  // A link that names guests is a whole stay: no children and no code are a choice as well.
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

/** Takes over what a page brings along. */
export function arriveAtStay(typed = new URLSearchParams()): void {
  const next = arrivedStay(typed, listeners.size === 0 ? NO_STAY : stay);
  if (!deepEqual(next, stay)) set(next);
}

/** Takes over what was chosen on other pages while the browser kept this one in memory for Back and Forward. */
export function returnToStay(): void {
  if (tabStorage.read(STORED_STAY) !== storedQuery())
    set(arrivedStay(new URLSearchParams(), NO_STAY));
}

/** What the visitor changes. A URL with a stay says it from then on, its dates once both are chosen. */
export function changeStay(part: Partial<ChosenStay>): void {
  set({ ...stay, ...part });
  const url = new URL(location.href);
  const names = Object.values(STAY_NAMES);
  if (isItinerary() || !names.some((name) => url.searchParams.has(name))) return;
  for (const name of names) url.searchParams.delete(name);
  for (const [name, value] of new URLSearchParams(storedQuery())) url.searchParams.set(name, value);
  history.replaceState(null, '', url);
}
