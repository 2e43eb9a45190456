import { type CalendarDate, isCalendarDate } from '@/lib/format/date';
import { wholeNumber } from '@/lib/format/numbers';
import { queryText } from '@/lib/format/query-text';
import { ADULTS, CHILD_AGE, CHILDREN } from './guests';
import type { Stay, StayDates } from './stay';
import { STAY_NAMES } from './stay-names';

/** Maximum length of a promo code in a link. */
const PROMO_LENGTH = 64;

/** The parameter of an itinerary: a URL with it has the dates and guests of several stops. */
export const STOPS_NAME = 'paradas';

/** Whether a query has any parameter of a stay. */
export const namesStay = (query: URLSearchParams) =>
  Object.values(STAY_NAMES).some((name) => query.has(name));

/** Fills in the missing stay parameters of a query from another one. The two dates count as one. */
export function withStayOf(query: URLSearchParams, other: URLSearchParams): URLSearchParams {
  const { checkIn, checkOut, ...rest } = STAY_NAMES;
  const hasDates = query.has(checkIn) || query.has(checkOut);
  const whole = new URLSearchParams(query);
  for (const name of [...(hasDates ? [] : [checkIn, checkOut]), ...Object.values(rest)]) {
    const value = query.has(name) ? null : other.get(name);
    if (value) whole.set(name, value);
  }
  return whole;
}

/** The stay in a link; null for each part that is missing or unusable. */
export type LinkedStay = {
  dates: StayDates | null;
  adults: number | null;
  childrenAges: number[] | null;
  promo: string | null;
};

/** Parses a whole number of one or two digits. Null for '2.0' or ' 2'. */
const shortNumber = (value: string, range: { min: number; max: number }) =>
  /^\d{1,2}$/.test(value) ? wholeNumber(value, range) : null;

/** A check-out not after the check-in is left open: the visitor picks it. */
function readDates(query: URLSearchParams, today: CalendarDate): StayDates | null {
  const checkIn = query.get(STAY_NAMES.checkIn);
  const checkOut = query.get(STAY_NAMES.checkOut);
  if (!isCalendarDate(checkIn) || checkIn < today) return null;
  return { checkIn, checkOut: isCalendarDate(checkOut) && checkOut > checkIn ? checkOut : null };
}

/**
 * Null if any age is invalid: the number of children can't be guessed from the others. A form
 * without JavaScript sends one parameter per age, empty where there is no child.
 */
function readAges(query: URLSearchParams): number[] | null {
  const sent = query.getAll(STAY_NAMES.ages).filter((value) => value !== '');
  const values = sent.flatMap((value) => value.split(','));
  if (values.length < 1 || values.length > CHILDREN.max) return null;
  const ages = values.flatMap((value) => shortNumber(value, CHILD_AGE) ?? []);
  return ages.length === values.length ? ages : null;
}

function readPromo(query: URLSearchParams): string | null {
  const promo = query.get(STAY_NAMES.promo)?.trim() ?? '';
  return promo !== '' && promo.length <= PROMO_LENGTH && !/\p{Cc}/u.test(promo) ? promo : null;
}

/**
 * The stay in the query of a link: `?checkin=2026-12-20&checkout=2026-12-23&adultos=2&idades=4,7`.
 * Anyone can write such a link, so each invalid value is ignored on its own.
 */
export function readStayLink(query: URLSearchParams, today: CalendarDate): LinkedStay {
  return {
    dates: readDates(query, today),
    adults: shortNumber(query.get(STAY_NAMES.adults) ?? '', ADULTS),
    childrenAges: readAges(query),
    promo: readPromo(query),
  };
}

/** A stay that is still being chosen. */
export type OpenStay = StayDates & Omit<Stay, keyof StayDates>;

/** The chosen parts of a stay as a query, without the question mark; `readStayLink` reads it. */
export function stayQuery(stay: OpenStay): string {
  const { checkIn, checkOut, adults, childrenAges } = stay;
  const promo = stay.promo.trim();
  const pairs: [string, string][] = [];
  if (checkIn) pairs.push([STAY_NAMES.checkIn, checkIn]);
  if (checkIn && checkOut) pairs.push([STAY_NAMES.checkOut, checkOut]);
  pairs.push([STAY_NAMES.adults, String(adults)]);
  if (childrenAges.length > 0) pairs.push([STAY_NAMES.ages, childrenAges.join(',')]);
  if (promo !== '' && promo.length <= PROMO_LENGTH) pairs.push([STAY_NAMES.promo, promo]);
  // Commas stay readable.
  return queryText(new URLSearchParams(pairs)).replaceAll('%2C', ',');
}

/** The path of `page` with the chosen parts of a stay. `page` has no query. */
export const stayLink = (page: string, stay: OpenStay) => `${page}?${stayQuery(stay)}`;
