import { useMessages, useTranslations } from 'next-intl';
import { buttonVariants } from '@/components/ui/button';
import { ADULTS, CHILDREN } from '@/lib/booking/stay';
import { STAY_NAMES } from '@/lib/booking/stay-link';
import type { CalendarDate } from '@/lib/format/date';
import { FIRST_DAY_NAME, ITINERARY, type Itinerary, STOPS_NAME } from '@/lib/itinerary/paths';
import { ItineraryGuests } from './itinerary-guests';

type ItineraryFormProps = {
  itinerary: Itinerary;
  today: CalendarDate;
  /** Of the field of the first day. */
  firstDayId: string;
};

const FIELD = 'numeric min-h-12 w-full rounded-2 border-[1.5px] border-control bg-white px-3.5';
const LABEL = 'grid gap-1 text-caption font-[600]';

/** First day and guests of an itinerary. A form that is sent with GET: its address is the itinerary. */
export function ItineraryForm({ itinerary, today, firstDayId }: ItineraryFormProps) {
  const t = useTranslations('itinerary');
  const counted = useTranslations('booking.guests.adults');
  const { guests } = useMessages().booking;
  const { stops, checkIn, adults, childrenAges } = itinerary;
  const all = Array.from({ length: ADULTS.max }, (_, index) => index + 1);
  const hintId = `${firstDayId}-idades`;
  return (
    <form action={ITINERARY} className="itinerary-form">
      <input
        type="hidden"
        name={STOPS_NAME}
        value={stops.map(({ hotel, nights }) => `${hotel}.${nights}`).join(',')}
      />
      <label className={LABEL}>
        {t('firstDay')}
        <input
          id={firstDayId}
          type="date"
          name={FIRST_DAY_NAME}
          defaultValue={checkIn ?? ''}
          min={today}
          className={FIELD}
        />
      </label>
      <ItineraryGuests guests={{ adults, childrenAges }} messages={guests}>
        <label className={LABEL}>
          {t('adults')}
          <select name={STAY_NAMES.adults} defaultValue={String(adults)} className={FIELD}>
            {all.map((count) => (
              <option key={count} value={count}>
                {counted('count', { count })}
              </option>
            ))}
          </select>
        </label>
        <label className={LABEL}>
          {t('ages')}
          <input
            type="text"
            inputMode="numeric"
            name={STAY_NAMES.ages}
            defaultValue={childrenAges.join(', ')}
            pattern={`\\s*\\d{1,2}(\\s*,\\s*\\d{1,2}){0,${CHILDREN.max - 1}}\\s*`}
            aria-describedby={hintId}
            className={FIELD}
          />
          <span id={hintId} className="font-[450] text-ink-2">
            {t('agesHint')}
          </span>
        </label>
      </ItineraryGuests>
      <button type="submit" className={buttonVariants({ variant: 'outline' })}>
        {t('apply')}
      </button>
    </form>
  );
}
