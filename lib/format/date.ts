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

/** 5 of '2026-12-05'. */
export const dayOfMonth = (date: CalendarDate) => Number(date.slice(8, 10));

/** Whether two dates are in one month of one year. */
export const isSameMonth = (a: CalendarDate, b: CalendarDate) => a.slice(0, 7) === b.slice(0, 7);

const DAY_MS = 86_400_000;

/** The instant at which a calendar day begins in UTC, where every day has 24 hours; NaN for none. */
const utc = (date: CalendarDate) => Date.parse(`${date}T00:00:00Z`);
const fromUtc = (instant: number): CalendarDate => new Date(instant).toISOString().slice(0, 10);

/** True only for a day that exists, written 'yyyy-MM-dd'. */
export function isCalendarDate(value: unknown): value is CalendarDate {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  // Some browsers take 30 February for 2 March.
  return !Number.isNaN(utc(value)) && fromUtc(utc(value)) === value;
}

/** The first day that staff can have meant: with a year of two digits browsers give one of the year 26. */
export const FIRST_TYPED_DAY: CalendarDate = '2000-01-01';

/** The date of a year, a month (January at 0) and a day; day 0 is the last one of the month before. */
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

/** Calendar months from the one of `first` to the one of `last`; 0 within one month. */
export function monthsBetween(first: CalendarDate, last: CalendarDate): number {
  const index = (date: CalendarDate) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  return index(last) - index(first);
}

const saoPaulo = onFirstUse(
  () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }),
);

/** Today's calendar date in São Paulo, the day by which offers begin and end. */
export function todayInSaoPaulo(now: Date = new Date()): CalendarDate {
  return saoPaulo().format(now);
}

/** The calendar date in São Paulo of a moment ('2026-11-21T01:30:00Z' → '20/11/2026'), or null. */
export function formatDay(moment: string | null | undefined): string | null {
  const date = new Date(moment ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? null : formatDate(todayInSaoPaulo(date));
}

const names = (part: Intl.DateTimeFormatOptions) =>
  onFirstUse(() => new Intl.DateTimeFormat('pt-BR', { ...part, timeZone: 'UTC' }));

const monthNames = { long: names({ month: 'long' }), short: names({ month: 'short' }) };
const weekdayNames = names({ weekday: 'short' });

/** Without the full stop that some short names have. */
const nameIn = (format: Intl.DateTimeFormat, date: Date | number) =>
  format.format(date).replace('.', '');

/** 'dezembro' or 'dez' of '2026-12-15'. */
export const monthOf = (date: CalendarDate, style: keyof typeof monthNames): string =>
  nameIn(monthNames[style](), new Date(`${date}T00:00:00Z`));

/** 'ter' of '2026-12-15'. */
export const weekdayOf = (date: CalendarDate): string =>
  nameIn(weekdayNames(), new Date(`${date}T00:00:00Z`));

/** 'Janeiro' or 'Jan' of a month by its place in the year, January at 0. */
export function monthName(at: number, style: keyof typeof monthNames): string {
  const name = nameIn(monthNames[style](), Date.UTC(2000, at, 1));
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const moments = (timeStyle: 'medium' | 'short') =>
  onFirstUse(
    () =>
      new Intl.DateTimeFormat('pt-BR', {
        timeZone: 'America/Sao_Paulo',
        dateStyle: 'short',
        timeStyle,
      }),
  );

const momentFormats = { seconds: moments('medium'), minutes: moments('short') };

/** The local date and time in São Paulo of a moment ('20/11/2026 22:30:00'), or null. */
export function formatMoment(
  moment: string | null | undefined,
  upTo: keyof typeof momentFormats = 'seconds',
): string | null {
  const date = new Date(moment ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? null : momentFormats[upTo]().format(date).replace(',', '');
}
