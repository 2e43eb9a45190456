import { formatCalendarDate, type StayDates } from '@/lib/booking/stay';
import type { RuleProblem } from '@/lib/booking/stay-rules';
import type { messages } from '@/lib/i18n/catalogue';
import { formatMessage } from '@/lib/i18n/format-message';
import { guestsMessages } from './guests-value';

/** The bar's copy. It comes as a prop, so that no translation code reaches the browser. */
export type BookingMessages = (typeof messages)['booking'] & { newTab: string };

/** The messages of places that only show the stay. */
export function pillMessages({ pill, dates, guests }: (typeof messages)['booking']) {
  return { ...pill, nights: dates.nights, guests: guestsMessages(guests) };
}

/** The messages of a hotel's price, which follows the chosen stay. */
export function stayPriceMessages({ hotels, favorites, stay, booking }: typeof messages) {
  const { from, perNight, askPrice } = hotels.card;
  return {
    price: { from, perNight, askPrice },
    noRoom: favorites.noRoom,
    people: stay.people,
    minimum: booking.dates.rules.minimum,
  };
}

export type StayPriceMessages = ReturnType<typeof stayPriceMessages>;

/** The chosen dates as shown in a field; a single one says which of the two it is. */
export function datesValue(
  { checkIn, checkOut }: StayDates,
  messages: BookingMessages['dates'],
): string {
  const first = checkIn && formatCalendarDate(checkIn);
  const last = checkOut && formatCalendarDate(checkOut);
  if (first && last) return formatMessage(messages.range, { checkIn: first, checkOut: last });
  if (first) return formatMessage(messages.onlyCheckIn, { checkIn: first });
  return last ? formatMessage(messages.onlyCheckOut, { checkOut: last }) : messages.empty;
}

/** Why dates don't fit the rules, in words. */
export const ruleMessage = (problem: RuleProblem, confirm: BookingMessages['dates']['confirm']) =>
  problem.kind === 'outside'
    ? confirm.outside
    : formatMessage(confirm[problem.kind], { count: problem.nights });
