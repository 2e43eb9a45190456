import { useTranslations } from 'next-intl';
import { COUNTRY_SOURCE } from '@/components/hotels/map/country-drawing';
import { Icon } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import { type HotelFilters, hotelsPath, NO_FILTERS } from '@/lib/hotels/list/filters';

/** Link to the map, with the same hotels or all; fills what the last row of a grid leaves empty. */
export function MapTile({ filters }: { filters?: HotelFilters }) {
  const t = useTranslations('hotels.mapTile');
  return (
    <Link
      href={hotelsPath({ ...(filters ?? NO_FILTERS), view: 'mapa', page: 1 })}
      className="map-tile"
    >
      {/* Lazy: where the tile is hidden, as on phones, the drawing is not fetched. */}
      {/* biome-ignore lint/performance/noImgElement: a vector of the site's own has one size */}
      <img src={COUNTRY_SOURCE} alt="" loading="lazy" decoding="async" />
      <span>
        <b>{t('heading')}</b>
        {t(filters ? 'text' : 'allText')}
      </span>
      <Icon name="arrow-right" />
    </Link>
  );
}
