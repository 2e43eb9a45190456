import { type CalendarDate, daysBetween, monthsBetween } from '@/lib/format/date';

/** An offer shows when it ends from this many days before its end. */
const NOTED_DAYS = 7;
/** Months after the current one that have their own section in the list. */
const MONTHS_AHEAD = 2;

/** Days until an offer ends, 0 on its last day; null if more than seven or if it never ends. */
export function daysLeft(validUntil: CalendarDate | null, today: CalendarDate): number | null {
  if (validUntil === null) return null;
  const days = daysBetween(today, validUntil);
  return days >= 0 && days <= NOTED_DAYS ? days : null;
}

/** The section of a list that an offer belongs to by its end, in the order of the list. */
export type Ending = 'soon' | { month: CalendarDate } | 'later';

/** The section of an offer that ends on this day; a month is given by its first day. */
export function endingOf(validUntil: CalendarDate | null, today: CalendarDate): Ending {
  if (validUntil === null) return 'later';
  if (daysLeft(validUntil, today) !== null) return 'soon';
  if (monthsBetween(today, validUntil) > MONTHS_AHEAD) return 'later';
  return { month: `${validUntil.slice(0, 7)}-01` };
}
