import { useTranslations } from 'next-intl';
import { HotelLink, HotelPlace, PosterImage } from '@/components/hotels/hotel-poster';
import { Section } from '@/components/sections/section';
import { Chip } from '@/components/ui/chip';
import { Price } from '@/components/ui/price';
import { Rating } from '@/components/ui/rating';
import type { AmenityFlag } from '@/lib/hotels/flags';
import type { RelatedHotel } from '@/lib/hotels/related';

/** Of what two hotels share, what says most about them comes first. */
const TELLING = [
  'kid_friendly',
  'pool',
  'spa',
  'business_center',
  'gym',
] as const satisfies readonly AmenityFlag[];

/** 'Perto daqui e parecidos': where to go on from a hotel that was not the right one. */
export function Related({ hotels }: { hotels: RelatedHotel[] }) {
  const t = useTranslations('hotels.page.related');
  if (hotels.length === 0) return null;
  const isNear = hotels.some(({ kilometers }) => kilometers !== null);
  const isAlike = hotels.some(({ kilometers }) => kilometers === null);
  const heading = isNear && isAlike ? 'both' : isNear ? 'near' : 'alike';
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
            <article className="hotel-item group" data-hotel={hotel.slug}>
              <div className="hotel-item-image">
                <PosterImage hotel={hotel} sizes="(max-width: 768px) 86vw, 410px" />
                <Chip tone="card">
                  <Reason hotel={hotel} />
                </Chip>
              </div>
              <h3>
                <HotelLink hotel={hotel} />
              </h3>
              <HotelPlace location={hotel.location} />
              <div className="hotel-foot">
                <Price value={hotel.price} />
                <Rating value={hotel.rating} />
              </div>
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Why a hotel is shown: how near it is, else what it has too, else its type. */
function Reason({ hotel: { kilometers, shared, type } }: { hotel: RelatedHotel }) {
  const t = useTranslations('hotels.page.related');
  if (kilometers !== null) return t('near', { kilometers: Math.max(1, kilometers) });
  const reason = TELLING.find((flag) => shared.includes(flag));
  return t(`alike.${reason ?? type}`);
}
