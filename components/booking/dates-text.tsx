import { compactRange } from '@/lib/booking/date-ranges';
import type { StayDates } from '@/lib/booking/stay';
import { type BookingMessages, datesValue } from './messages';

type DatesTextProps = { dates: StayDates; messages: BookingMessages['dates'] };

/** The chosen days; in few letters where a phone shows them beside the guests. */
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
