import { compactRange, longRange, shortRange, weekdayRangeInText } from '@/lib/booking/date-ranges';
import { guestsOf } from '@/lib/booking/guests';
import type { StayDates } from '@/lib/booking/stay';
import { daysBetween } from '@/lib/format/date';
import { formatMessage } from '@/lib/i18n/format-message';
import type { Guests } from './guests-panel';
import { guestsValue } from './guests-value';
import type { ShownStay, ShownStayMessages } from './shown-stay';

type Dates = { [End in keyof StayDates]: NonNullable<StayDates[End]> };

/** The chosen guests in few words. */
export function describeParty(guests: Guests, messages: ShownStayMessages) {
  const people = guestsOf(guests);
  const isFamily = guests.childrenAges.length > 0;
  const words = isFamily
    ? formatMessage(messages.party, { count: people })
    : guestsValue(guests, messages.guests);
  return { people, guests: words };
}

/** A chosen stay in words. */
export function describeStay(dates: Dates, guests: Guests, messages: ShownStayMessages): ShownStay {
  const count = daysBetween(dates.checkIn, dates.checkOut);
  const words = guestsValue(guests, messages.guests);
  const party = describeParty(guests, messages);
  const length = formatMessage(messages.nights, { count });
  return {
    ...dates,
    ...party,
    nights: count,
    length,
    dates: shortRange(dates),
    compact: compactRange(dates),
    words: `${shortRange(dates)}\u00a0· ${party.guests}`,
    whole: `${weekdayRangeInText(dates)} ${dates.checkOut.slice(0, 4)}, ${length}, ${words}`,
    label: formatMessage(messages.label, { dates: longRange(dates), guests: words }),
  };
}
