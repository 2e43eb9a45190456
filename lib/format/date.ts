import { onFirstUse } from './first-use';

/** A calendar date as it is stored: 'yyyy-MM-dd'. It has no time and no zone. */
export type CalendarDate = string;

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})/;

/** '2026-11-20' → '20/11/2026'; anything that is not a calendar date → null. */
export function formatDate(value: CalendarDate | null | undefined): string | null {
  const parts = PATTERN.exec(value ?? '');
  return parts ? `${parts[3]}/${parts[2]}/${parts[1]}` : null;
}

/** '2026-12-14' → '14/12'. */
export const dayAndMonth = (date: CalendarDate) => `${date.slice(8, 10)}/${date.slice(5, 7)}`;

/** '14/12', or '14/12/2027' if the year is not today's. */
export const dayNear = (date: CalendarDate, today: CalendarDate) =>
  date.slice(0, 4) === today.slice(0, 4)
    ? dayAndMonth(date)
    : `${dayAndMonth(date)}/${date.slice(0, 4)}`;

/** 5 of '2026-12-05'. */
export const dayOfMonth = (date: CalendarDate) => Number(date.slice(8, 10));

/** Whether two dates are in the same month and year. */
export const isSameMonth = (a: CalendarDate, b: CalendarDate) => a.slice(0, 7) === b.slice(0, 7);

const DAY_MS = 86_400_000;

/**
 * The instant at which a calendar day begins in UTC, where every day has 24 hours; NaN if invalid.
 */
const utc = (date: CalendarDate) => Date.parse(`${date}T00:00:00Z`);
const fromUtc = (instant: number): CalendarDate => new Date(instant).toISOString().slice(0, 10);

/** True only for a day that exists, written 'yyyy-MM-dd'. */
export function isCalendarDate(value: unknown): value is CalendarDate {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  // Some browsers parse February 30 as March 2.
  return !Number.isNaN(utc(value)) && fromUtc(utc(value)) === value;
}

/** The earliest day that staff can mean: for a two-digit year, browsers send one such as 0026. */
export const FIRST_TYPED_DAY: CalendarDate = '2000-01-01';

/**
 * The date of a year, month (January at 0) and day; day 0 is the last one of the previous month.
 */
export const calendarDate = (year: number, month: number, day: number): CalendarDate =>
  fromUtc(Date.UTC(year, month, day));

/** The local calendar day of an instant: the visitor's own, never UTC's. */
export const toCalendarDate = (date: Date): CalendarDate =>
  calendarDate(date.getFullYear(), date.getMonth(), date.getDate());

/** The first instant of a calendar day in local time, for calendars that want a Date. */
export const fromCalendarDate = (date: CalendarDate): Date => new Date(`${date}T00:00:00`);

/** The calendar date a number of days later. */
export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  fromUtc(utc(date) + days * DAY_MS);

/** Days from one date to another; clock changes in between do not count. */
export const daysBetween = (first: CalendarDate, last: CalendarDate): number =>
  (utc(last) - utc(first)) / DAY_MS;

/** Calendar months from `first` to `last`; 0 within one month. */
export function monthsBetween(first: CalendarDate, last: CalendarDate): number {
  const index = (date: CalendarDate) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  return index(last) - index(first);
}

const saoPaulo = onFirstUse(
  () =>
    new Intl.DateTimeFormat('en', {
      timeZone: 'America/Sao_Paulo',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
);

/**
 * Today's calendar date in São Paulo, by which offers begin and end. Assembled from its parts,
 * because no locale writes 'yyyy-MM-dd' in every browser: for Canada's, some return '11/20/2026'.
 */
export function todayInSaoPaulo(now: Date = new Date()): CalendarDate {
  const parts = Object.fromEntries(
    saoPaulo()
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.year}-${parts.month}-${parts.day}`;
}
