import type { StayDates, WholeDates } from '@/lib/booking/stay';
import {
  addDays,
  type CalendarDate,
  calendarDate,
  daysBetween,
  monthsBetween,
} from '@/lib/format/date';

/** The most nights that staff can require or allow. */
export const LONGEST_OFFER_STAY = 90;

/** When and for how long the guests of an offer can stay. */
export type OfferStay = {
  /** The first and last possible day, both inclusive: arrival and departure are within them. */
  stayFrom: CalendarDate | null;
  stayUntil: CalendarDate | null;
  minNights: number | null;
  maxNights: number | null;
  /** Days of the week on which a stay can begin, 0 for Sunday; empty means any. */
  arrivalDays: readonly number[];
};

/** Months that the calendar of an offer without an end covers. */
const OPEN_MONTHS = 18;

/** The weekdays of a list, 0 for Sunday, sorted, without duplicates; invalid ones are dropped. */
export const readWeekdays = (value: unknown): number[] =>
  Array.isArray(value) ? [0, 1, 2, 3, 4, 5, 6].filter((day) => value.includes(day)) : [];

const weekday = (day: CalendarDate) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The nights of an offer that has just one length of stay; null for all others. */
export const fixedNights = ({
  minNights,
  maxNights,
}: Pick<OfferStay, 'minNights' | 'maxNights'>): number | null =>
  minNights !== null && minNights === maxNights ? minNights : null;

const shortest = ({ minNights }: OfferStay) => minNights ?? 1;

/** Whether a stay can begin on this day, from `today` on, and end within the period. */
export function isArrival(rules: OfferStay, day: CalendarDate, today: CalendarDate): boolean {
  const { stayFrom, stayUntil, arrivalDays } = rules;
  if (day < today || (stayFrom !== null && day < stayFrom)) return false;
  if (stayUntil !== null && addDays(day, shortest(rules)) > stayUntil) return false;
  return arrivalDays.length === 0 || arrivalDays.includes(weekday(day));
}

/** Whether a stay from `arrival` can end on this day. */
export function isDeparture(rules: OfferStay, arrival: CalendarDate, day: CalendarDate): boolean {
  const length = daysBetween(arrival, day);
  if (length < shortest(rules)) return false;
  if (rules.maxNights !== null && length > rules.maxNights) return false;
  return rules.stayUntil === null || day <= rules.stayUntil;
}

/** The first day on which a stay can begin; null if none is left. */
export function firstArrival(rules: OfferStay, today: CalendarDate): CalendarDate | null {
  const first = rules.stayFrom !== null && rules.stayFrom > today ? rules.stayFrom : today;
  const week = Array.from({ length: 7 }, (_, days) => addDays(first, days));
  return week.find((day) => isArrival(rules, day, today)) ?? null;
}

/** How many months the calendar of an offer shows, starting with that of its first arrival. */
export function monthsOf({ stayUntil }: OfferStay, first: CalendarDate): number {
  if (stayUntil === null) return OPEN_MONTHS;
  return Math.min(OPEN_MONTHS, monthsBetween(first, stayUntil) + 1);
}

/** A month with fewer arrivals left than this offers little choice. */
const FEW_ARRIVALS = 5;

/** The number of days from `from` to the end of its month on which a stay can begin. */
function arrivalsInMonth(rules: OfferStay, from: CalendarDate, today: CalendarDate): number {
  const month = from.slice(0, 7);
  const days = Array.from({ length: 31 }, (_, count) => addDays(from, count));
  return days.filter((day) => day.startsWith(month) && isArrival(rules, day, today)).length;
}

/**
 * The day whose month an offer's calendar opens with: the first arrival, or the next month if the
 * first one has only a few arrivals left and the next has more.
 */
export function openingDay(
  rules: OfferStay,
  first: CalendarDate,
  today: CalendarDate,
): CalendarDate {
  const left = arrivalsInMonth(rules, first, today);
  if (left >= FEW_ARRIVALS) return first;
  const next = calendarDate(Number(first.slice(0, 4)), Number(first.slice(5, 7)), 1);
  return arrivalsInMonth(rules, next, today) > left ? next : first;
}

/**
 * The dates after a press on `day`: first the arrival, which completes the stay if only one length
 * is possible, then the departure. A day that can't be the departure begins a new stay; one that
 * can be neither changes nothing.
 */
export function pickOfferDay(
  rules: OfferStay,
  dates: StayDates,
  day: CalendarDate,
  today: CalendarDate,
): StayDates {
  const { checkIn, checkOut } = dates;
  if (checkIn && !checkOut && isDeparture(rules, checkIn, day)) return { checkIn, checkOut: day };
  if (!isArrival(rules, day, today)) return dates;
  const length = fixedNights(rules);
  return { checkIn: day, checkOut: length === null ? null : addDays(day, length) };
}

/** A stay as fitted to an offer. */
export type FittedStay =
  | (WholeDates & { fit: 'whole' | 'shortened' | 'extended' })
  /** Why it does not fit: outside the period or too little of it left, or a wrong weekday. */
  | { fit: 'outside' | 'weekday' };

/**
 * The arrival of a stay that begins before the offer's period: the first possible day, if the rest of the
 * stay is long enough for the offer or more than half of what was asked for; else, and for other stays,
 * the chosen arrival.
 */
function arrivalWithin(rules: OfferStay, stay: WholeDates, today: CalendarDate): CalendarDate {
  const { checkIn, checkOut } = stay;
  const { stayFrom } = rules;
  if (stayFrom === null || checkIn >= stayFrom) return checkIn;
  const week = Array.from({ length: 7 }, (_, days) => addDays(stayFrom, days));
  const first = week.find((day) => isArrival(rules, day, today));
  if (!first) return checkIn;
  const left = daysBetween(first, checkOut);
  return left >= shortest(rules) || 2 * left > daysBetween(checkIn, checkOut) ? first : checkIn;
}

/** Fits a complete stay into an offer's period, moving its departure as little as possible. */
export function fitStay(rules: OfferStay, stay: WholeDates, today: CalendarDate): FittedStay {
  const { checkOut } = stay;
  const checkIn = arrivalWithin(rules, stay, today);
  if (!isArrival(rules, checkIn, today)) {
    const anyDay = { ...rules, arrivalDays: [] };
    return { fit: isArrival(anyDay, checkIn, today) ? 'weekday' : 'outside' };
  }
  if (isDeparture(rules, checkIn, checkOut)) {
    return { fit: checkIn === stay.checkIn ? 'whole' : 'shortened', checkIn, checkOut };
  }
  const least = addDays(checkIn, shortest(rules));
  if (checkOut < least) return { fit: 'extended', checkIn, checkOut: least };
  const limits = [
    ...(rules.maxNights === null ? [] : [addDays(checkIn, rules.maxNights)]),
    ...(rules.stayUntil === null ? [] : [rules.stayUntil]),
  ];
  const last = limits.sort()[0] ?? checkOut;
  return { fit: 'shortened', checkIn, checkOut: last };
}
