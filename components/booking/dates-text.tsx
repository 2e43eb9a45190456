import { compactRange } from '@/lib/booking/date-ranges';
import type { StayDates } from '@/lib/booking/stay';
import { type BookingMessages, datesValue } from './messages';

type DatesTextProps = { dates: StayDates; messages: BookingMessages['dates'] };

/** The chosen days, abbreviated on phones, where the guests are next to them. */
export function DatesText({ dates, messages }: DatesTextProps) {
  const { checkIn, checkOut } = dates;
  const full = datesValue(dates, messages);
  if (!checkIn || !checkOut) return full;
  return (
    <>
      <span className="max-md:sr-only">{full}</span>
      <span aria-hidden className="md:hidden">
        {compactRange({ checkIn, checkOut })}
      </span>
    </>
  );
}
