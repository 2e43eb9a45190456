import { addDays, type CalendarDate, calendarDate, isCalendarDate } from '@/lib/format/date';

/** What the visitor has chosen so far; either end may still be open. */
export type StayDates = { checkIn: CalendarDate | null; checkOut: CalendarDate | null };

/** Before anything is chosen. */
export const NO_DATES: StayDates = { checkIn: null, checkOut: null };

/** Both ends of a stay. */
export type WholeDates = { checkIn: CalendarDate; checkOut: CalendarDate };

/** The dates if both ends are chosen, else null. */
export const wholeDates = ({ checkIn, checkOut }: StayDates): WholeDates | null =>
  checkIn && checkOut ? { checkIn, checkOut } : null;

/** Everything an engine is passed. `promo` is free text, '' if there is none. */
export type Stay = WholeDates & {
  adults: number;
  childrenAges: readonly number[];
  promo: string;
};

/** Formats a date in numeric tokens ('dd/MM/yyyy', 'ddMMyyyy'); its day never shifts. */
export function formatCalendarDate(date: CalendarDate, pattern = 'dd/MM/yyyy'): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return pattern.replace('yyyy', year).replace('MM', month).replace('dd', day);
}

/**
 * The first day of a month (January is 0) from today on: today in the current month, in next year
 * if the month is over.
 */
export function firstDayOfMonth(month: number, today: CalendarDate): CalendarDate {
  const [year, current] = [Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1];
  if (month === current) return today;
  return calendarDate(month < current ? year + 1 : year, month, 1);
}

/** The default dates: from today, for one night or `length` nights. */
export function defaultDates(today: CalendarDate, length = 1) {
  return { checkIn: today, checkOut: addDays(today, length) };
}

/** No check-in, no check-out, a check-out that is not after the check-in, a check-in in the past. */
export const DATE_PROBLEMS = ['incomplete', 'halfOpen', 'order', 'past'] as const;
export type DateProblem = (typeof DATE_PROBLEMS)[number];

/** Why these dates can't be searched, or null when they can. */
export function dateProblem(dates: StayDates, today: CalendarDate): DateProblem | null {
  const { checkIn, checkOut } = dates;
  if (!isCalendarDate(checkIn)) return 'incomplete';
  if (isCalendarDate(checkOut) && checkOut <= checkIn) return 'order';
  if (checkIn < today) return 'past';
  return isCalendarDate(checkOut) ? null : 'halfOpen';
}

/**
 * The range after a click on `day`: check-in, then check-out, then a new check-in. A day on or
 * before the check-in starts again, so a range never has 0 nights.
 */
export function pickDay(dates: StayDates, day: CalendarDate): StayDates {
  const { checkIn, checkOut } = dates;
  return checkIn && !checkOut && day > checkIn
    ? { checkIn, checkOut: day }
    : { checkIn: day, checkOut: null };
}
