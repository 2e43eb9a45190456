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

/** The calendar date so many days later. */
export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

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

const withSeconds = onFirstUse(
  () =>
    new Intl.DateTimeFormat('pt-BR', {
      timeZone: 'America/Sao_Paulo',
      dateStyle: 'short',
      timeStyle: 'medium',
    }),
);

/** The local date and time in São Paulo of a moment ('20/11/2026 22:30:00'), or null. */
export function formatMoment(moment: string | null | undefined): string | null {
  const date = new Date(moment ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? null : withSeconds().format(date).replace(',', '');
}
