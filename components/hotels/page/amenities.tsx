import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { ReserveLink } from '@/components/booking/reserve-link';
import { AmenityIcon } from '@/components/hotels/amenity-icon';
import { Folded } from '@/components/sections/folded';
import { Section, SectionHeading } from '@/components/sections/section';
import { buttonVariants } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { foldText } from '@/lib/format/text';
import { amenitiesOf } from '@/lib/hotels/amenity-flags';
import type { Amenity } from '@/lib/hotels/features';
import type { Hotel } from '@/lib/hotels/model';
import { rowSpans } from './row-spans';
import { SECTION_IDS } from './sections';

/** From this length on a description is cut in the hero and stands here whole. */
export const LONG_TEXT = 160;
/** How many of its characters are shown before it unfolds. */
const SHOWN_TEXT = 240;
const isLong = (text: string | null) => (text?.length ?? 0) > LONG_TEXT;

/** 'Aqui, sua experiência é completa': what the hotel is like and what it has. */
export function Amenities({ hotel }: { hotel: Hotel }) {
  const t = useTranslations('hotels.page.amenities');
  const labels = useTranslations('hotels.amenities');
  const { services, rooms } = hotel.features;
  const { described, badges } = amenitiesOf(hotel.features, labels);
  const description = hotel.subtitle || isLong(hotel.description) ? hotel.description : null;
  const nothing = described.length + badges.length + services.length === 0;
  if (nothing && !description) return null;
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
      <AmenityList described={described} badges={badges} />
      {services.length > 0 ? (
        <>
          <h3 className="mt-12 mb-1 text-[1.625rem] md:mt-16 md:text-[1.75rem]">{t('services')}</h3>
          <ServiceList services={services} />
        </>
      ) : null}
    </Section>
  );
}

type AmenityListProps = {
  described: Amenity[];
  badges: Amenity[];
  /** Cells of a row on wide screens, at most. */
  columns?: 3 | 4;
};

/**
 * The described amenities as a ruled table and the badges below it; badges alone, or beside names
 * without descriptions, are cells of the same table.
 */
export function AmenityList({ described, badges, columns }: AmenityListProps) {
  const short = described.every(({ description }) => !description);
  const cells = short ? [...described, ...badges] : described;
  return (
    <>
      {cells.length > 0 ? <AmenityTable items={cells} short={short} columns={columns} /> : null}
      {!short && badges.length > 0 ? (
        <ul className="amenity-badges">
          {badges.map(({ name, icon }) => (
            <li key={name}>
              <AmenityIcon name={icon} />
              {name}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

type AmenityTableProps = { items: Amenity[]; short: boolean; columns?: 3 | 4 };

function AmenityTable({ items, short, columns = 4 }: AmenityTableProps) {
  const spans = rowSpans(items.length, columns);
  return (
    <ul className={cn('amenities', short && 'amenities-short')} data-reveal>
      {items.map(({ name, icon, description }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: stored names may repeat
          key={index}
          style={{ '--span': spans[index] } as CSSProperties}
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
