import { formatCalendarDate } from '@/lib/booking/stay';
import { type CalendarDate, weekdayOf } from '@/lib/format/date';
import { formatMessage } from '@/lib/i18n/format-message';

/** '14/12'. */
export const dayAndMonth = (day: CalendarDate) => formatCalendarDate(day, 'dd/MM');

/** 'seg 14/12'. */
export const weekdayAndDay = (day: CalendarDate) => `${weekdayOf(day)} ${dayAndMonth(day)}`;

type GuestMessages = { adults: string; children: string };

/** '2 adultos, 1 criança (6)'. */
export function guestsInWords(
  { adults, childrenAges }: { adults: number; childrenAges: readonly number[] },
  messages: GuestMessages,
): string {
  const grown = formatMessage(messages.adults, { count: adults });
  if (childrenAges.length === 0) return grown;
  const children = formatMessage(messages.children, { count: childrenAges.length });
  return `${grown}, ${children} (${childrenAges.join(', ')})`;
}
