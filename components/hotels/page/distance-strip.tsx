import { useTranslations } from 'next-intl';
import { BrandMark } from '@/components/ui/brand';
import { Icon, type IconName } from '@/components/ui/icon';
import { type Distance, type DistanceMode, formatMinutes } from '@/lib/hotels/content/distances';

const MODE_ICONS = {
  walk: 'footprints',
  car: 'car',
  plane: 'plane',
  boat: 'ship',
} as const satisfies Record<DistanceMode, IconName>;

/** However one gets to an airport: from there one flies. */
const AIRPORT = /^aeroporto\b/i;

/** What lies how far away and how one gets there, from the hotel outwards. */
export function DistanceStrip({ distances }: { distances: Distance[] }) {
  const t = useTranslations('hotels.page.location');
  return (
    <div className="on-dark strip">
      <h3>{t('strip')}</h3>
      <ol>
        <li aria-hidden>
          <span className="strip-node">
            <BrandMark plain />
          </span>
          <span>{t('here')}</span>
        </li>
        {distances.map(({ name, distance, mode, minutes }, index) => {
          const time = minutes ? formatMinutes(minutes) : null;
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: stored places may repeat
              key={index}
              data-mode={mode}
            >
              <span className="strip-node">
                <Icon name={AIRPORT.test(name) ? 'plane' : mode ? MODE_ICONS[mode] : 'map-pin'} />
              </span>
              <strong>{distance}</strong>
              <span>{name}</span>
              {mode ? <em>{time ? t(`by.${mode}`, { time }) : t(`only.${mode}`)}</em> : null}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
