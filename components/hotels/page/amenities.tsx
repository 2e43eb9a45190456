import { useTranslations } from 'next-intl';
import { ReserveLink } from '@/components/booking/reserve-link';
import { AmenityIcon } from '@/components/hotels/amenity-icon';
import { Folded } from '@/components/sections/folded';
import { Section, SectionHeading } from '@/components/sections/section';
import { buttonVariants } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { foldText } from '@/lib/format/text';
import { FLAG_ICONS } from '@/lib/hotels/amenity-icons';
import type { Amenity, AmenityFlag } from '@/lib/hotels/features';
import type { Hotel } from '@/lib/hotels/model';
import { SECTION_IDS } from './sections';

/** From this length on a description is cut in the hero and stands here whole. */
const LONG_TEXT = 160;
/** How many of its characters are shown before it unfolds. */
const SHOWN_TEXT = 240;
const isLong = (text: string | null) => (text?.length ?? 0) > LONG_TEXT;

/** What staff have described, else the badges of what the hotel is known to have. */
export function amenitiesOf(hotel: Hotel, labels: (flag: AmenityFlag) => string): Amenity[] {
  const { amenities, flags } = hotel.features;
  if (amenities.length > 0) return amenities;
  return flags.map((flag) => ({ name: labels(flag), icon: FLAG_ICONS[flag], description: null }));
}

/** 'Aqui, sua experiência é completa': what the hotel is like and what it has. */
export function Amenities({ hotel }: { hotel: Hotel }) {
  const t = useTranslations('hotels.page.amenities');
  const labels = useTranslations('hotels.amenities');
  const { services, rooms } = hotel.features;
  const items = amenitiesOf(hotel, labels);
  const description = hotel.subtitle || isLong(hotel.description) ? hotel.description : null;
  if (items.length === 0 && services.length === 0 && !description) return null;
  const [shown, folded] = foldText(description ?? '', SHOWN_TEXT);
  return (
    <Section aria-labelledby="comodidades-titulo">
      <SectionHeading
        id="comodidades-titulo"
        title={t('heading')}
        aside={
          <div className="flex flex-wrap gap-3.5">
            <ReserveLink className={buttonVariants()}>{t('book')}</ReserveLink>
            {rooms.length > 0 ? (
              <a
                href={`#${SECTION_IDS.accommodations}`}
                className={buttonVariants({ variant: 'outline' })}
              >
                {t('rooms')}
              </a>
            ) : null}
          </div>
        }
      />
      {description ? (
        <div className="hotel-text">
          <p>{shown}</p>
          {folded ? (
            <Folded>
              <p>{folded}</p>
            </Folded>
          ) : null}
        </div>
      ) : null}
      {items.length > 0 ? <AmenityGrid items={items} /> : null}
      {services.length > 0 ? (
        <>
          <h3 className="mt-12 mb-1 text-[1.625rem] md:mt-16 md:text-[1.75rem]">{t('services')}</h3>
          <ServiceList services={services} />
        </>
      ) : null}
    </Section>
  );
}

type AmenityGridProps = {
  items: Amenity[];
  /** Wide screens: three where three fill the rows and four don't. */
  columns?: string;
};

/** A ruled table of amenities; without descriptions its cells are single lines. */
export function AmenityGrid({
  items,
  columns = items.length % 4 !== 0 && items.length % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4',
}: AmenityGridProps) {
  const short = items.every(({ description }) => !description);
  return (
    <ul className={cn('amenities', short && 'amenities-short', columns)} data-reveal>
      {items.map(({ name, icon, description }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: stored names may repeat
          key={index}
        >
          <AmenityIcon name={icon} />
          <span className="amenities-name">{name}</span>
          {description ? <span className="amenities-text">{description}</span> : null}
        </li>
      ))}
    </ul>
  );
}

export function ServiceList({ services }: { services: Amenity[] }) {
  return (
    <ul className="services">
      {services.map(({ name, icon, description }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: stored names may repeat
          key={index}
        >
          <AmenityIcon name={icon} />
          <div>
            <p>{name}</p>
            {description ? <p>{description}</p> : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
