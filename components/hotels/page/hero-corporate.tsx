import { useTranslations } from 'next-intl';
import { AmenityIcon } from '@/components/hotels/amenity-icon';
import { FLAG_ICONS } from '@/lib/hotels/content/amenity-icons';
import type { Hotel } from '@/lib/hotels/model';
import { HeroContent, HeroImages, type HotelHeroProps } from './hero';

/** What a business traveler looks for first, in this order. */
const FIRST_FACTS = [
  'wifi',
  'business_center',
  'central_location',
  'parking',
  'breakfast',
] as const;
const SHOWN_FACTS = 4;

/**
 * The corporate first screen: facts on paper beside the image, under a solid bar. On phones the
 * image stands above and the facts follow the booking bar (hero.css).
 */
export function CorporateHero({ hotel, chainVideo }: HotelHeroProps) {
  return (
    <section aria-labelledby="hotel-nome" className="corporate-hero">
      <div className="corporate-words">
        <HeroContent hotel={hotel} priced />
      </div>
      <Facts hotel={hotel} />
      <div className="on-dark corporate-image">
        <HeroImages
          hotel={hotel}
          chainVideo={chainVideo}
          sizes="(max-width: 1099px) 100vw, 75vw"
          buttonClassName="right-[var(--gutter)] bottom-3 lg:top-6 lg:bottom-auto"
        />
      </div>
    </section>
  );
}

function Facts({ hotel }: { hotel: Hotel }) {
  const t = useTranslations('hotels.page.hero');
  const labels = useTranslations('hotels.amenities');
  const facts = FIRST_FACTS.filter((flag) => hotel.features.flags.includes(flag)).slice(
    0,
    SHOWN_FACTS,
  );
  const nearest = hotel.features.distances[0];
  if (facts.length === 0 && !nearest) return null;
  return (
    <div className="corporate-facts">
      <h2 className="sr-only">{t('facts')}</h2>
      {facts.length > 0 ? (
        <ul>
          {facts.map((flag) => (
            <li key={flag}>
              <AmenityIcon name={FLAG_ICONS[flag]} />
              {labels(flag)}
            </li>
          ))}
        </ul>
      ) : null}
      {nearest ? (
        <p className="numeric text-ink-2">
          {nearest.name}: <strong className="font-[640] text-ink">{nearest.distance}</strong>
        </p>
      ) : null}
    </div>
  );
}
