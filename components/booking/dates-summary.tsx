import { formatCalendarDate, type StayDates } from '@/lib/booking/stay';
import { daysBetween } from '@/lib/format/date';
import { formatMessage } from '@/lib/i18n/format-message';
import type { BookingMessages } from './messages';

type DatesSummaryProps = { dates: StayDates; messages: BookingMessages['dates'] };

/** Says what is chosen or what to choose next; every change of it is announced. */
export function DatesSummary({ dates, messages }: DatesSummaryProps) {
  const { checkIn, checkOut } = dates;
  if (!checkIn) return messages.pickCheckIn;
  const first = formatCalendarDate(checkIn);
  if (!checkOut) return formatMessage(messages.pickCheckOut, { checkIn: first });
  return (
    <>
      <b className="font-[640]">
        {formatMessage(messages.nights, { count: daysBetween(checkIn, checkOut) })}
      </b>
      {formatMessage(messages.summary, { checkIn: first, checkOut: formatCalendarDate(checkOut) })}
    </>
  );
}
