import { type CalendarDate, daysBetween } from '@/lib/format/date';
import { pathWithQuery } from '@/lib/format/query-text';
import { ADULTS } from './guests';
import { readStayLink, stayQuery } from './stay-link';

/** The stay that a page is asked to show: complete dates or none, and always guests. */
export type RequestedStay = {
  dates: { checkIn: CalendarDate; checkOut: CalendarDate } | null;
  adults: number;
  childrenAges: number[];
  promo: string;
};

/** Longest stay that prices are shown for. */
const MOST_NIGHTS = 60;

/** The stay in a query; what it leaves open or can't be is the usual: no dates, two adults. */
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

/** The parameters of a stay; none where it is the usual one without dates. */
export function requestedStayQuery({ dates, ...guests }: RequestedStay): string {
  const isUsual =
    guests.adults === ADULTS.initial && guests.childrenAges.length === 0 && guests.promo === '';
  if (!dates && isUsual) return '';
  return stayQuery({ checkIn: null, checkOut: null, ...dates, ...guests });
}

/** The path of a page, which has no query yet, with this stay. */
export const withRequestedStay = (path: string, stay: RequestedStay): string =>
  pathWithQuery(path, requestedStayQuery(stay));
