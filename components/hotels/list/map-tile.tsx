import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import { type HotelFilters, hotelsPath } from '@/lib/hotels/list-filters';
import { DRAWN } from '@/lib/hotels/map-frame';

/** The part of the drawing that fills a wide tile: the coast from Ceará to Santa Catarina. */
const COAST = '330 150 760 480';

/** The way to the same hotels on the map; fills what the last row of a grid leaves free. */
export function MapTile({ filters }: { filters: HotelFilters }) {
  const t = useTranslations('hotels.mapTile');
  return (
    <Link href={hotelsPath({ ...filters, view: 'mapa', page: 1 })} className="map-tile">
      <svg aria-hidden viewBox={COAST} preserveAspectRatio="xMidYMid slice">
        <image href="/art/mapa-brasil.svg" {...DRAWN} />
      </svg>
      <span>
        <b>{t('heading')}</b>
        {t('text')}
      </span>
      <Icon name="arrow-right" />
    </Link>
  );
}
