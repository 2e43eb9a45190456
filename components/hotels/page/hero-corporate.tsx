import { useTranslations } from 'next-intl';
import { AmenityIcon } from '@/components/hotels/amenity-icon';
import { Price } from '@/components/ui/price';
import { FLAG_ICONS } from '@/lib/hotels/amenity-icons';
import type { Hotel } from '@/lib/hotels/model';
import { HeroImages, HeroWords, type HotelHeroProps } from './hero';

/** What a business traveller looks for first, in this order. */
const FIRST_FACTS = [
  'wifi',
  'business_center',
  'central_location',
  'parking',
  'breakfast',
] as const;
const SHOWN_FACTS = 4;

/** The corporate first screen: facts on paper beside the picture, under a solid bar. */
export function CorporateHero({ hotel, chainVideo }: HotelHeroProps) {
  return (
    <section
      aria-labelledby="hotel-nome"
      className="grid grid-cols-1 pt-16 md:pt-19 lg:min-h-190 lg:grid-cols-2"
    >
      <div className="flex min-w-0 flex-col justify-center px-[var(--gutter)] py-12 lg:pt-10 lg:pr-14 lg:pb-28 lg:pl-[max(var(--gutter),calc((100vw-90rem)/2+var(--gutter)))]">
        <HeroWords hotel={hotel} onPaper />
        <Facts hotel={hotel} />
      </div>
      <div className="on-dark relative isolate min-h-105 overflow-hidden bg-mata">
        <HeroImages
          hotel={hotel}
          chainVideo={chainVideo}
          sizes="(max-width: 1099px) 100vw, 75vw"
          buttonClassName="right-[var(--gutter)] bottom-18 lg:top-6 lg:bottom-auto"
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
  return (
    <div className="mt-7 border-t border-sand-3 pt-5">
      <h2 className="sr-only">{t('facts')}</h2>
      <Price value={hotel.price} />
      {facts.length > 0 ? (
        <ul className="mt-4 grid gap-x-6 gap-y-2.5 sm:grid-cols-2">
          {facts.map((flag) => (
            <li key={flag} className="flex items-center gap-2.5 font-[560]">
              <AmenityIcon name={FLAG_ICONS[flag]} className="stroke-[1.5] text-primary-text" />
              {labels(flag)}
            </li>
          ))}
        </ul>
      ) : null}
      {nearest ? (
        <p className="numeric mt-3 text-ink-2 wrap-anywhere">
          {nearest.name}: <strong className="font-[640] text-ink">{nearest.distance}</strong>
        </p>
      ) : null}
    </div>
  );
}
