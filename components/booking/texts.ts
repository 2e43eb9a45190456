import { formatCalendarDate, type StayDates } from '@/lib/booking/stay';
import { fill } from '@/lib/format/fill';
import type messages from '@/messages/pt-BR.json';

/** The bar's copy. It comes as a prop, so that no translation code reaches the browser. */
export type BookingTexts = (typeof messages)['booking'] & { newTab: string };

/** The chosen dates as a field shows them. */
export function datesValue({ checkIn, checkOut }: StayDates, texts: BookingTexts['dates']): string {
  if (!checkIn) return texts.empty;
  const first = formatCalendarDate(checkIn);
  return checkOut
    ? fill(texts.range, { checkIn: first, checkOut: formatCalendarDate(checkOut) })
    : fill(texts.halfRange, { checkIn: first });
}
