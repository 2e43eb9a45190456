import { useTranslations } from 'next-intl';
import { OpenedStops } from '@/components/itinerary/opened-stops';
import type { ShownStop } from '@/components/itinerary/shown-stop';
import { stayTotal } from '@/lib/booking/price-summary';
import { formatPrice } from '@/lib/format/price';
import type { LoadedItinerary } from '@/lib/itinerary/queries';

type ItinerarySumProps = { loaded: LoadedItinerary; stops: ShownStop[]; guests: number };

/** The total of all stops with a published price, and which were opened at their hotels. */
export function ItinerarySum({ loaded, stops, guests }: ItinerarySumProps) {
  const t = useTranslations('itinerary.sum');
  const { raw } = t;
  const priced = stops.filter(({ fits, minimum, nightly }) => fits && !minimum && nightly);
  const sum = priced.reduce((all, { nightly, nights }) => all + stayTotal(nightly ?? 0, nights), 0);
  const nights = priced.reduce((total, stop) => total + stop.nights, 0);
  const full = stops.filter(({ fits }) => !fits).length;
  const short = stops.filter(({ fits, minimum }) => fits && minimum).length;
  const reservable = stops.flatMap(({ fits, bookingHref }, index) =>
    fits && bookingHref ? String(index + 1) : [],
  );
  const missing = stops.length - priced.length - full - short;
  if (priced.length === 0) return null;
  return (
    <div className="itinerary-sum">
      <div>
        <span className="numeric block text-caption text-ink-2">
          {t('label', { nights, guests })}
        </span>
        <strong>{formatPrice(sum)}</strong>
        <p className="mt-2 max-w-[46em] text-small text-ink-2">
          {missing > 0 ? `${t('partial', { count: missing })} ` : ''}
          {full > 0 ? `${t('full', { count: full })} ` : ''}
          {short > 0 ? `${t('short', { count: short })} ` : ''}
          {t('note')}
        </p>
      </div>
      {reservable.length > 0 ? (
        <OpenedStops
          id={loaded.query}
          positions={reservable}
          messages={{ stop: raw('stop'), opened: raw('opened') }}
        />
      ) : null}
    </div>
  );
}
