import { type CalendarDate, daysBetween, isCalendarDate } from '@/lib/format/date';
import { pathWithQuery } from '@/lib/format/query-text';
import { ADULTS } from './guests';
import type { WholeDates } from './stay';
import { readStayLink, stayQuery } from './stay-link';
import { STAY_NAMES } from './stay-names';

/** The requested stay of a page: complete dates or none, and always guests. */
export type RequestedStay = {
  dates: WholeDates | null;
  adults: number;
  childrenAges: number[];
  promo: string;
};

/** Longest stay that prices are shown for. */
const MOST_NIGHTS = 60;

/** The stay in a query; missing or invalid parts get the defaults: no dates, two adults. */
export function readRequestedStay(query: URLSearchParams, today: CalendarDate): RequestedStay {
  const { dates, adults, childrenAges, promo } = readStayLink(query, today);
  const { checkIn = null, checkOut = null } = dates ?? {};
  const isWhole =
    checkIn !== null && checkOut !== null && daysBetween(checkIn, checkOut) <= MOST_NIGHTS;
  return {
    dates: isWhole ? { checkIn, checkOut } : null,
    adults: adults ?? ADULTS.initial,
    childrenAges: childrenAges ?? [],
    promo: promo ?? '',
  };
}

/**
 * Why a link's dates are not shown: check-in has passed, check-out is not later, too many nights.
 */
export type DroppedDates = 'past' | 'order' | 'long';

/** Null if they are shown, or if the link has no check-in. */
export function droppedDates(query: URLSearchParams, today: CalendarDate): DroppedDates | null {
  const [checkIn, checkOut] = [query.get(STAY_NAMES.checkIn), query.get(STAY_NAMES.checkOut)];
  if (!isCalendarDate(checkIn)) return null;
  if (checkIn < today) return 'past';
  if (!isCalendarDate(checkOut)) return null;
  if (checkOut <= checkIn) return 'order';
  return daysBetween(checkIn, checkOut) > MOST_NIGHTS ? 'long' : null;
}

/** The dropped dates as parameters, for the page that says why; '' if none are dropped. */
export function droppedDatesQuery(query: URLSearchParams, today: CalendarDate): string {
  if (!droppedDates(query, today)) return '';
  return [STAY_NAMES.checkIn, STAY_NAMES.checkOut]
    .flatMap((name) => (isCalendarDate(query.get(name)) ? [`${name}=${query.get(name)}`] : []))
    .join('&');
}

/** The stay as a query; '' for the default one without dates. */
export function requestedStayQuery({ dates, ...guests }: RequestedStay): string {
  const isUsual =
    guests.adults === ADULTS.initial && guests.childrenAges.length === 0 && guests.promo === '';
  if (!dates && isUsual) return '';
  return stayQuery({ checkIn: null, checkOut: null, ...dates, ...guests });
}

/** Adds this stay to the path of a page, which has no query yet. */
export const withRequestedStay = (path: string, stay: RequestedStay): string =>
  pathWithQuery(path, requestedStayQuery(stay));
