import { useTranslations } from 'next-intl';
import { ReserveLink } from '@/components/booking/reserve-link';
import { AmenityIcon } from '@/components/hotels/amenity-icon';
import { Section, SectionHeading } from '@/components/sections/section';
import { buttonVariants } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { FLAG_ICONS } from '@/lib/hotels/amenity-icons';
import type { Amenity, AmenityFlag } from '@/lib/hotels/features';
import type { Hotel } from '@/lib/hotels/model';
import { SECTION_IDS } from './sections';

/** From this length on a description is cut in the hero and set in two columns here. */
const LONG_TEXT = 160;
const isLong = (text: string | null) => (text?.length ?? 0) > LONG_TEXT;

/** What staff have described, else the badges of what the hotel is known to have. */
export function amenitiesOf(hotel: Hotel, labels: (flag: AmenityFlag) => string): Amenity[] {
  const { amenities, flags } = hotel.features;
  if (amenities.length > 0) return amenities;
  return flags.map((flag) => ({ name: labels(flag), icon: FLAG_ICONS[flag], description: null }));
}

/** 'Aqui, sua experiência é completa': what the hotel is like and what it has. */
export function Amenities({ hotel }: { hotel: Hotel }) {
  const t = useTranslations('hotelPage.amenities');
  const labels = useTranslations('amenities');
  const { services, rooms } = hotel.features;
  const items = amenitiesOf(hotel, labels);
  const description = hotel.subtitle || isLong(hotel.description) ? hotel.description : null;
  if (items.length === 0 && services.length === 0 && !description) return null;
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
        <p
          className={cn(
            'mb-9 gap-14 whitespace-pre-line text-base text-ink-2 wrap-anywhere md:mb-12 md:text-[17px]',
            isLong(description) ? 'max-w-[68em] lg:columns-2' : 'max-w-[34em]',
          )}
        >
          {description}
        </p>
      ) : null}
      {items.length > 0 ? <AmenityGrid items={items} /> : null}
      {services.length > 0 ? (
        <>
          <h3 className="mt-12 mb-1 text-[26px] md:mt-16 md:text-[28px]">{t('services')}</h3>
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
    <ul className={cn('grid grid-cols-2 border-t border-l border-sand-3', columns)} data-reveal>
      {items.map(({ name, icon, description }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: stored names may repeat
          key={index}
          className={cn(
            'min-w-0 border-r border-b border-sand-3 px-4 py-5 md:px-6 md:py-7',
            short ? 'flex flex-col gap-3 md:flex-row md:items-center' : 'flex flex-col gap-3',
          )}
        >
          <AmenityIcon name={icon} className="size-7 shrink-0 text-primary-text" />
          <span className="min-w-0 font-serif text-[17px] leading-tight font-[480] wrap-anywhere hyphens-auto md:text-[19px]">
            {name}
          </span>
          {description ? (
            <span className="text-caption leading-normal text-ink-2 wrap-anywhere md:text-[15px]">
              {description}
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

export function ServiceList({ services }: { services: Amenity[] }) {
  return (
    <ul className="grid gap-x-14 md:grid-cols-2">
      {services.map(({ name, icon, description }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: stored names may repeat
          key={index}
          className="flex min-w-0 gap-4 border-b border-line py-4"
        >
          <AmenityIcon name={icon} className="mt-0.5 size-6 shrink-0 text-primary-text" />
          <div className="min-w-0 wrap-anywhere">
            <p className="font-[600]">{name}</p>
            {description ? <p className="text-[15px] text-ink-2">{description}</p> : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
