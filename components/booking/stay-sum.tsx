import { stayTotal } from '@/lib/booking/price-summary';
import type { StayDates } from '@/lib/booking/stay';
import { daysBetween } from '@/lib/format/date';
import { formatPrice } from '@/lib/format/price';
import { formatMessage } from '@/lib/i18n/format-message';
import type { BookingMessages } from './messages';

type StaySumProps = {
  dates: StayDates;
  nightly: number;
  messages: BookingMessages['dates'];
};

/** The chosen nights times the price of one, in BRL; nothing while the dates are open. */
export function StaySum({ dates: { checkIn, checkOut }, nightly, messages }: StaySumProps) {
  if (!checkIn || !checkOut) return null;
  const count = daysBetween(checkIn, checkOut);
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4">
      <p className="text-small leading-snug text-ink-2">
        {/* In low sheets with large type the days need this line; the button has the nights. */}
        <span className="low:@max-[18rem]/sheet:sr-only">
          {formatMessage(messages.sum.nights, { count, price: formatPrice(nightly) })}
        </span>
        <span className="block text-caption">{messages.sum.note}</span>
      </p>
      <p className="price">{formatPrice(stayTotal(nightly, count))}</p>
    </div>
  );
}
