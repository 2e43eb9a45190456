import { formatCalendarDate, type StayDates } from '@/lib/booking/stay';
import type { messages } from '@/lib/i18n/catalogue';
import { formatMessage } from '@/lib/i18n/format-message';
import { guestsMessages } from './guests-value';

/** The bar's copy. It comes as a prop, so that no translation code reaches the browser. */
export type BookingMessages = (typeof messages)['booking'] & { newTab: string };

/** Those of the chosen stay where it is only shown. */
export function stayMessages({ pill, dates, guests }: (typeof messages)['booking']) {
  return { ...pill, nights: dates.nights, guests: guestsMessages(guests) };
}

/** The chosen dates as a field shows them. */
export function datesValue(
  { checkIn, checkOut }: StayDates,
  messages: BookingMessages['dates'],
): string {
  if (!checkIn) return messages.empty;
  const first = formatCalendarDate(checkIn);
  return checkOut
    ? formatMessage(messages.range, { checkIn: first, checkOut: formatCalendarDate(checkOut) })
    : formatMessage(messages.halfRange, { checkIn: first });
}
