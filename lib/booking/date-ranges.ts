import { type CalendarDate, dayOfMonth, isSameMonth } from '@/lib/format/date';
import { monthOf, weekdayOf } from '@/lib/format/date-names';
import type { WholeDates } from './stay';

/** Next to a month's name, the first day is an ordinal: '1º'. */
const dayInText = (date: CalendarDate) => `${dayOfMonth(date)}${dayOfMonth(date) === 1 ? 'º' : ''}`;

const weekdayAndDay = (date: CalendarDate) => `${weekdayOf(date)} ${dayInText(date)}`;

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** 'Ter 15 dez'. */
export const weekdayDate = (date: CalendarDate) =>
  capitalized(`${weekdayAndDay(date)} ${monthOf(date, 'short')}`);

/** Both ends formatted by `day`; the first has its month only if the last has another one. */
function range({ checkIn, checkOut }: WholeDates, day: (date: CalendarDate) => string): string {
  const first = isSameMonth(checkIn, checkOut)
    ? day(checkIn)
    : `${day(checkIn)} ${monthOf(checkIn, 'short')}`;
  return `${first} a ${day(checkOut)} ${monthOf(checkOut, 'short')}`;
}

/** '15 a 18 dez', '28 nov a 1º dez'. */
export const shortRange = (dates: WholeDates) => range(dates, dayInText);

/** '15 a 18 dez', '28/11 a 3/12', where there is little room. */
export function compactRange(dates: WholeDates): string {
  const { checkIn, checkOut } = dates;
  if (isSameMonth(checkIn, checkOut)) return shortRange(dates);
  const numeric = (date: CalendarDate) => `${dayOfMonth(date)}/${date.slice(5, 7)}`;
  return `${numeric(checkIn)} a ${numeric(checkOut)}`;
}

/** 'ter 15 a sex 18 dez', for the middle of a sentence. */
export const weekdayRangeInText = (dates: WholeDates) => range(dates, weekdayAndDay);

/** 'Ter 15 a sex 18 dez'. */
export const weekdayRange = (dates: WholeDates) => capitalized(weekdayRangeInText(dates));

/** '15 a 18 de dezembro', '28 de novembro a 3 de dezembro', to be read out. */
export function longRange({ checkIn, checkOut }: WholeDates): string {
  const month = (date: CalendarDate) => ` de ${monthOf(date, 'long')}`;
  const firstMonth = isSameMonth(checkIn, checkOut) ? '' : month(checkIn);
  return `${dayInText(checkIn)}${firstMonth} a ${dayInText(checkOut)}${month(checkOut)}`;
}
