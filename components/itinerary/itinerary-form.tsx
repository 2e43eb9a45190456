import { useTranslations } from 'next-intl';
import { buttonVariants } from '@/components/ui/button';
import { STOPS_NAME } from '@/lib/booking/stay-link';
import type { CalendarDate } from '@/lib/format/date';
import { ITINERARY, type Itinerary, stopsValue } from '@/lib/itinerary/paths';
import { ItineraryFields } from './itinerary-fields';

type ItineraryFormProps = { itinerary: Itinerary; today: CalendarDate };

/** First day and guests of an itinerary. A form that is sent with GET: its URL is the itinerary. */
export function ItineraryForm({ itinerary, today }: ItineraryFormProps) {
  const t = useTranslations('itinerary');
  return (
    <form action={ITINERARY} className="itinerary-form">
      <input type="hidden" name={STOPS_NAME} value={stopsValue(itinerary.stops)} />
      <ItineraryFields
        itinerary={itinerary}
        today={today}
        texts={{ label: t('firstDay'), empty: t('firstDayOpen') }}
      />
      <noscript>
        <button type="submit" className={buttonVariants({ variant: 'outline' })}>
          {t('apply')}
        </button>
      </noscript>
    </form>
  );
}
