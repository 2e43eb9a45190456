import type { CalendarDate } from './date';
import { onFirstUse } from './first-use';

const names = (part: Intl.DateTimeFormatOptions) =>
  onFirstUse(() => new Intl.DateTimeFormat('pt-BR', { ...part, timeZone: 'UTC' }));

const monthNames = { long: names({ month: 'long' }), short: names({ month: 'short' }) };
const weekdayNames = names({ weekday: 'short' });

/** Without the period that some short names have. */
const nameIn = (format: Intl.DateTimeFormat, date: Date | number) =>
  format.format(date).replace('.', '');

/** 'dezembro' or 'dez' of '2026-12-15'. */
export const monthOf = (date: CalendarDate, style: keyof typeof monthNames): string =>
  nameIn(monthNames[style](), new Date(`${date}T00:00:00Z`));

/** 'ter' of '2026-12-15'. */
export const weekdayOf = (date: CalendarDate): string =>
  nameIn(weekdayNames(), new Date(`${date}T00:00:00Z`));

/** 'Janeiro' or 'Jan' for the index of a month, January at 0. */
export function monthName(at: number, style: keyof typeof monthNames): string {
  const name = nameIn(monthNames[style](), Date.UTC(2000, at, 1));
  return name.charAt(0).toUpperCase() + name.slice(1);
}
