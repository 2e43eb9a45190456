import { type CalendarDate, daysBetween, monthsBetween } from '@/lib/format/date';

/** An offer says when it ends from this many days before its end on. */
const NOTED_DAYS = 7;
/** Months after the current one whose ends have a part of the list of their own. */
const MONTHS_AHEAD = 2;

/** Days until an offer ends, 0 on its last one; null where that is more than seven or never. */
export function daysLeft(validUntil: CalendarDate | null, today: CalendarDate): number | null {
  if (validUntil === null) return null;
  const days = daysBetween(today, validUntil);
  return days >= 0 && days <= NOTED_DAYS ? days : null;
}

/** The part of a list in which an offer stands: by its end, in the order of the list. */
export type Ending = 'soon' | { month: CalendarDate } | 'later';

/** The part of an offer that ends on this day; a month is named by its first day. */
export function endingOf(validUntil: CalendarDate | null, today: CalendarDate): Ending {
  if (validUntil === null) return 'later';
  if (daysLeft(validUntil, today) !== null) return 'soon';
  if (monthsBetween(today, validUntil) > MONTHS_AHEAD) return 'later';
  return { month: `${validUntil.slice(0, 7)}-01` };
}
