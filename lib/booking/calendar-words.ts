import { type CalendarDate, dayOfMonth, isSameMonth, monthOf, weekdayOf } from '@/lib/format/date';
import { formatMessage } from '@/lib/i18n/format-message';

/** Weekday, day and month in short words: 'ter', '15', 'dez'. */
const wordsOf = (date: CalendarDate) => ({
  weekday: weekdayOf(date),
  day: dayOfMonth(date),
  month: monthOf(date, 'short'),
});

/** A date with its weekday, as `message` joins them: 'ter, 15 de dez'. */
export const dayInWords = (date: CalendarDate, message: string) =>
  formatMessage(message, wordsOf(date));

/**
 * Two dates as people say them: 'ter, 15 a sex, 18 dez'; with both months where they differ. `range`
 * is the message that joins them, with the arguments `first` and `last`.
 */
export function datesInWords(checkIn: CalendarDate, checkOut: CalendarDate, range: string): string {
  const [first, last] = [wordsOf(checkIn), wordsOf(checkOut)];
  const month = isSameMonth(checkIn, checkOut) ? '' : ` ${first.month}`;
  return formatMessage(range, {
    first: `${first.weekday}, ${first.day}${month}`,
    last: `${last.weekday}, ${last.day} ${last.month}`,
  });
}
