import { useTranslations } from 'next-intl';
import { AmenityIcon } from '@/components/hotels/amenity-icon';
import { cn } from '@/components/ui/cn';
import { FLAG_ICONS } from '@/lib/hotels/content/amenity-icons';
import type { Hotel } from '@/lib/hotels/model';

/** What a business traveler looks for first, in this order. */
const FIRST_FACTS = [
  'wifi',
  'business_center',
  'central_location',
  'parking',
  'breakfast',
] as const;
const SHOWN_FACTS = 4;

type CorporateFactsProps = {
  hotel: Hotel;
  /** Below the booking bar, for narrow screens; otherwise next to the image, for wide ones. */
  belowBar?: boolean;
};

/** The first facts of a corporate hotel; renders nothing otherwise. */
export function CorporateFacts({ hotel, belowBar = false }: CorporateFactsProps) {
  const t = useTranslations('hotels.page.hero');
  const labels = useTranslations('hotels.amenities');
  const facts = FIRST_FACTS.filter((flag) => hotel.features.flags.includes(flag)).slice(
    0,
    SHOWN_FACTS,
  );
  const nearest = hotel.features.distances[0];
  if (hotel.type !== 'corporate' || (facts.length === 0 && !nearest)) return null;
  return (
    <div className={cn('corporate-facts', belowBar ? 'lg:hidden' : 'not-print:max-lg:hidden')}>
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
