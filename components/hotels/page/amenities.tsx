import { useTranslations } from 'next-intl';
import { ReserveLink } from '@/components/booking/reserve-link';
import { AmenityIcon } from '@/components/hotels/amenity-icon';
import { Folded } from '@/components/sections/folded';
import { Section } from '@/components/sections/section';
import { buttonVariants } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { foldText } from '@/lib/format/text';
import { amenityBadges } from '@/lib/hotels/content/amenities';
import type { Amenity } from '@/lib/hotels/content/features';
import type { Hotel } from '@/lib/hotels/model';
import { AccessRow, AmenityRow } from './fact-rows';
import { rowSpans } from './row-spans';
import { SECTION_IDS } from './sections';

/** From this length on, a description is cut in the hero and shown in full here. */
export const LONG_TEXT = 160;
/** How many of its characters are shown before it unfolds. */
const SHOWN_TEXT = 160;
/** On a phone the others of a long table expand on a press (hotel-page.css). */
const SHOWN_ON_PHONE = 4;
const isLong = (text: string | null) => (text?.length ?? 0) > LONG_TEXT;

/** 'Aqui, sua experiência é completa': what the hotel is like and what it has. */
export function Amenities({ hotel }: { hotel: Hotel }) {
  const t = useTranslations('hotels.page.amenities');
  const labels = useTranslations('hotels.amenities');
  const { amenities: described, services, rooms, access, surroundings } = hotel.features;
  const badges = amenityBadges(hotel.features, labels);
  // Sea and airport are among the distances.
  if (surroundings.includes('quiet')) {
    badges.push({ name: t('quiet'), icon: 'leaf', description: null });
  }
  const description = hotel.subtitle || isLong(hotel.description) ? hotel.description : null;
  const nothing = described.length + badges.length + services.length + access.length === 0;
  if (nothing && !description) return null;
  return (
    <Section aria-labelledby="comodidades-titulo" className="pt-8 pb-10 md:pt-12 md:pb-11">
      <div className="hotel-intro">
        <h2 id="comodidades-titulo" className="text-h2">
          {t('heading')}
        </h2>
        {description ? <Description text={description} about={t('heading')} /> : null}
        <div className="hotel-intro-actions">
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
      </div>
      <AmenityList described={described} badges={badges} columns={4} />
      <AccessRow access={access} />
      {services.length > 0 ? (
        <details className="services-fold">
          <summary>
            <h3>{t('services')}</h3>
            <span className="numeric">{services.length}</span>
            <Icon name="chevron-down" />
          </summary>
          <ServiceList services={services} />
        </details>
      ) : null}
    </Section>
  );
}

function Description({ text, about }: { text: string; about: string }) {
  const [shown, folded] = foldText(text, SHOWN_TEXT);
  return (
    <div className="hotel-text">
      <p>{shown}</p>
      {folded ? (
        <Folded about={about}>
          <p>{folded}</p>
        </Folded>
      ) : null}
    </div>
  );
}

type AmenityListProps = {
  described: Amenity[];
  badges: Amenity[];
  /** Maximum cells per row on wide screens. */
  columns: 3 | 4;
};

/**
 * The described amenities as a ruled table with badges below. Badges alone, or next to names
 * without descriptions, are cells of the same table.
 */
export function AmenityList({ described, badges, columns }: AmenityListProps) {
  const short = described.every(({ description }) => !description);
  const cells = short ? [...described, ...badges] : described;
  return (
    <>
      {cells.length > 0 ? <AmenityTable items={cells} columns={columns} /> : null}
      {!short && badges.length > 0 ? <AmenityRow items={badges} /> : null}
    </>
  );
}

type AmenityTableProps = { items: Amenity[] } & Pick<AmenityListProps, 'columns'>;

function AmenityTable({ items, columns }: AmenityTableProps) {
  const t = useTranslations('hotels.page.amenities');
  const spans = rowSpans(items.length, columns);
  const folds = items.length > SHOWN_ON_PHONE + 1;
  const table = (
    <ul className="amenities" data-reveal>
      {items.map(({ name, icon, description }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: stored names may repeat
          key={index}
          className={folds && index >= SHOWN_ON_PHONE ? 'amenity-rest' : undefined}
          style={{ '--span': spans[index] }}
        >
          <AmenityIcon name={icon} />
          <span className="amenities-name">{name}</span>
          {description ? <span className="amenities-text">{description}</span> : null}
        </li>
      ))}
    </ul>
  );
  if (!folds) return table;
  return (
    <>
      {table}
      {/* The expanded content is in the table above. */}
      <details className="amenities-more">
        <summary>
          {t('all', { count: items.length })}
          <Icon name="chevron-down" />
        </summary>
      </details>
    </>
  );
}

/** The services of a hotel, with the descriptions of those that have one. */
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
