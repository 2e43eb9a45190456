import { useMessages, useTranslations } from 'next-intl';
import { buttonVariants } from '@/components/ui/button';
import { STAY_NAMES, STOPS_NAME } from '@/lib/booking/stay-link';
import type { CalendarDate } from '@/lib/format/date';
import { ITINERARY, type Itinerary, stopsValue } from '@/lib/itinerary/paths';
import { ItineraryGuests } from './itinerary-guests';

type ItineraryFormProps = {
  itinerary: Itinerary;
  today: CalendarDate;
  /** The id of the field of the first day. */
  firstDayId: string;
};

const FIELD =
  'numeric min-h-12 w-full min-w-0 rounded-2 border-[1.5px] border-control bg-white px-3.5 max-[12rem]:px-1.5 max-md:text-[max(16px,1em)]';
const LABEL = 'grid min-w-0 grid-cols-1 gap-1 text-caption font-[600]';

/** First day and guests of an itinerary. A form that is sent with GET: its address is the itinerary. */
export function ItineraryForm({ itinerary, today, firstDayId }: ItineraryFormProps) {
  const t = useTranslations('itinerary');
  const { guests } = useMessages().booking;
  const { stops, checkIn, adults, childrenAges } = itinerary;
  return (
    <form action={ITINERARY} className="itinerary-form">
      <input type="hidden" name={STOPS_NAME} value={stopsValue(stops)} />
      <label className={LABEL}>
        {t('firstDay')}
        <input
          id={firstDayId}
          type="date"
          name={STAY_NAMES.checkIn}
          defaultValue={checkIn ?? ''}
          min={today}
          className={FIELD}
        />
      </label>
      <ItineraryGuests guests={{ adults, childrenAges }} messages={guests} />
      <button type="submit" className={buttonVariants({ variant: 'outline' })}>
        {t('apply')}
      </button>
    </form>
  );
}
