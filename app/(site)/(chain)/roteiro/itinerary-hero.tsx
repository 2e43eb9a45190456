import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ChoiceHeading } from '@/components/favorites/choice-heading';
import { RouteDrawing } from '@/components/itinerary/route-drawing';
import { townOf } from '@/lib/hotels/town';
import { ITINERARY } from '@/lib/itinerary/paths';
import type { LoadedItinerary } from '@/lib/itinerary/queries';
import { routeMap } from '@/lib/itinerary/route-map';
import { UnlistedBreadcrumbs } from '../../breadcrumbs';

/** Keeps a text on one line if it fits. */
const unbroken = (text: ReactNode) => <span className="inline-block">{text}</span>;

/** Title and map of an itinerary. The map omits stops without coordinates. */
export function ItineraryHero({ loaded }: { loaded: LoadedItinerary }) {
  const t = useTranslations('itinerary');
  const { stops, title, nights, hotelCount, days } = loaded;
  const placed = stops.flatMap(({ record }, index) =>
    record.address.point
      ? [
          {
            point: record.address.point,
            position: index + 1,
            place: townOf(record),
            hotel: record.name,
            image: record.image,
          },
        ]
      : [],
  );
  const map = routeMap(placed.map(({ point }) => point));
  // Omits legs that would skip a stop missing from the map.
  const legs = map?.legs.filter(
    (_, index) => placed[index + 1]?.position === (placed[index]?.position ?? 0) + 1,
  );
  const names = placed.map(({ position, place }) => t('mapStop', { position, place }));
  return (
    <section className="itinerary-hero">
      <div className="itinerary-title">
        <UnlistedBreadcrumbs items={[{ name: t('crumb'), path: ITINERARY }]} />
        <ChoiceHeading>{title}</ChoiceHeading>
        <p className="numeric text-lead text-ink-2">
          {days
            ? t.rich('lead', { hotels: hotelCount, nights, days, line: unbroken })
            : t('leadOpen', { hotels: hotelCount, nights })}
        </p>
      </div>
      <div className="itinerary-map">
        {map && legs ? (
          <RouteDrawing
            map={{ ...map, legs }}
            stops={placed}
            label={t('map', { stops: names.join('; ') })}
          />
        ) : null}
      </div>
    </section>
  );
}
