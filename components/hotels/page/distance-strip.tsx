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

/** However guests get to an airport: from there they fly. */
const AIRPORT = /^aeroporto\b/i;

/** The most places in one row, however wide; more of them are in columns. */
const IN_A_ROW = 5;
/** A distance with more characters than this is a sentence, not styled as a figure. */
const FIGURE = 16;

/** Places by distance and how to get there, from the hotel outward. */
export function DistanceStrip({ distances }: { distances: Distance[] }) {
  const t = useTranslations('hotels.page.location');
  return (
    <div className="on-dark strip">
      <h3>{t('strip')}</h3>
      <ol className={distances.length > IN_A_ROW ? 'strip-many' : undefined}>
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
              <strong className={distance.length > FIGURE ? 'strip-words' : undefined}>
                {distance}
              </strong>
              <span>{name}</span>
              {mode ? <em>{time ? t(`by.${mode}`, { time }) : t(`only.${mode}`)}</em> : null}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
