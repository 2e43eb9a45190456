import { useMessages, useTranslations } from 'next-intl';
import { cardMessages, shownHotel } from '@/components/hotels/shown-hotel';
import { Section } from '@/components/sections/section';
import type { AmenityFlag } from '@/lib/hotels/content/amenity-flags';
import type { RelatedHotel as Related } from '@/lib/hotels/related';
import { RelatedHotelCard } from './related-hotel-card';

/** Of what two hotels share, the most distinctive comes first. */
const TELLING = [
  'kid_friendly',
  'pool',
  'spa',
  'business_center',
  'gym',
] as const satisfies readonly AmenityFlag[];

/** 'Perto daqui e parecidos': other hotels for visitors whom this one does not suit. */
export function RelatedHotels({ hotels }: { hotels: Related[] }) {
  const t = useTranslations('hotels.page.related');
  const messages = cardMessages(useMessages());
  if (hotels.length === 0) return null;
  const isNear = hotels.some(({ kilometers }) => kilometers !== null);
  const isAlike = hotels.some(({ kilometers }) => kilometers === null);
  const heading = isNear && isAlike ? 'both' : isNear ? 'near' : 'alike';

  /** Why a hotel is shown: its distance, else a shared feature, else its type. */
  const reasonOf = ({ kilometers, shared, type }: Related) => {
    if (kilometers !== null) return t('near', { kilometers: Math.max(1, kilometers) });
    return t(`alike.${TELLING.find((flag) => shared.includes(flag)) ?? type}`);
  };
  return (
    <Section aria-labelledby="parecidos-titulo" className="print:hidden">
      <div className="section-head">
        <h2 id="parecidos-titulo" className="text-h2">
          {t(`heading.${heading}`)}
        </h2>
      </div>
      <ul className="related" data-view="grid">
        {hotels.map((hotel) => (
          <li key={hotel.id}>
            <RelatedHotelCard
              hotel={shownHotel(hotel)}
              reason={reasonOf(hotel)}
              messages={messages}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
