import { formatCalendarDate, type StayDates } from '@/lib/booking/stay';
import { fill } from '@/lib/format/fill';
import type messages from '@/messages/pt-BR.json';

/** The bar's copy. It comes as a prop, so that no translation code reaches the browser. */
export type BookingMessages = (typeof messages)['booking'] & { newTab: string };

/** The chosen dates as a field shows them. */
export function datesValue(
  { checkIn, checkOut }: StayDates,
  messages: BookingMessages['dates'],
): string {
  if (!checkIn) return messages.empty;
  const first = formatCalendarDate(checkIn);
  return checkOut
    ? fill(messages.range, { checkIn: first, checkOut: formatCalendarDate(checkOut) })
    : fill(messages.halfRange, { checkIn: first });
}
