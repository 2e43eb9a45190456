import type { CalendarDate } from '@/lib/format/date';
import { ADULTS, CHILD_AGE, CHILDREN, isCalendarDate, type Stay, type StayDates } from './stay';

/** Characters of a promotional code that a link carries. */
export const PROMO_LENGTH = 64;

const NAMES = {
  checkIn: 'checkin',
  checkOut: 'checkout',
  adults: 'adultos',
  ages: 'idades',
  promo: 'promo',
} as const;

/** What a link says of a stay; null for what it doesn't say, or not in a usable way. */
export type LinkedStay = {
  dates: StayDates | null;
  adults: number | null;
  childrenAges: number[] | null;
  promo: string | null;
};

type Range = { min: number; max: number };

function wholeNumber(value: string, { min, max }: Range): number | null {
  if (!/^\d{1,2}$/.test(value)) return null;
  const number = Number(value);
  return number >= min && number <= max ? number : null;
}

/** A check-out that fits no check-in is left open: the visitor picks it. */
function readDates(query: URLSearchParams, today: CalendarDate): StayDates | null {
  const checkIn = query.get(NAMES.checkIn);
  const checkOut = query.get(NAMES.checkOut);
  if (!isCalendarDate(checkIn) || checkIn < today) return null;
  return { checkIn, checkOut: isCalendarDate(checkOut) && checkOut > checkIn ? checkOut : null };
}

/** One age that can't be is no reason to guess how many children come: then there is no answer. */
function readAges(query: URLSearchParams): number[] | null {
  const words = query.get(NAMES.ages)?.split(',') ?? [];
  if (words.length < 1 || words.length > CHILDREN.max) return null;
  const ages = words.flatMap((word) => wholeNumber(word, CHILD_AGE) ?? []);
  return ages.length === words.length ? ages : null;
}

function readPromo(query: URLSearchParams): string | null {
  const promo = query.get(NAMES.promo)?.trim() ?? '';
  return promo !== '' && promo.length <= PROMO_LENGTH && !/\p{Cc}/u.test(promo) ? promo : null;
}

/**
 * The stay that an address asks for: `?checkin=2026-12-20&checkout=2026-12-23&adultos=2&idades=4,7`.
 * Anybody can write such an address, so each value that can't be is ignored, alone.
 */
export function readStayLink(query: URLSearchParams, today: CalendarDate): LinkedStay {
  return {
    dates: readDates(query, today),
    adults: wholeNumber(query.get(NAMES.adults) ?? '', ADULTS),
    childrenAges: readAges(query),
    promo: readPromo(query),
  };
}

/** The address of `page` with a stay, as far as it has been chosen. `page` has no query. */
export function stayLink(page: string, stay: StayDates & Omit<Stay, keyof StayDates>): string {
  const { checkIn, checkOut, adults, childrenAges } = stay;
  const promo = stay.promo.trim();
  const pairs: [string, string][] = [];
  if (checkIn) pairs.push([NAMES.checkIn, checkIn]);
  if (checkIn && checkOut) pairs.push([NAMES.checkOut, checkOut]);
  pairs.push([NAMES.adults, String(adults)]);
  if (childrenAges.length > 0) pairs.push([NAMES.ages, childrenAges.join(',')]);
  if (promo !== '' && promo.length <= PROMO_LENGTH) pairs.push([NAMES.promo, promo]);
  // Spaces that every reader understands, and commas as people write them.
  const query = new URLSearchParams(pairs).toString().replaceAll('+', '%20');
  return `${page}?${query.replaceAll('%2C', ',')}`;
}
