import { useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { EndOfFirstScreen } from '@/components/ui/end-of-first-screen';
import { Icon } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import { type HotelFilters, hotelsPath, hotelsQuery } from '@/lib/hotels/list/filters';
import { askedFrame, frameAround } from '@/lib/hotels/map/frame';
import { type HotelMap, toMapContent } from '@/lib/hotels/map/model';
import { MapCanvas } from '../map/lazy-map-canvas';

type MapViewProps = {
  filters: HotelFilters;
  map: HotelMap;
  /** The slugs of the hotels of this page of the list, in its order. */
  order: readonly string[];
  /** How many hotels the list has. */
  total: number;
  /** The cards of this page of the list. */
  children: ReactNode;
};

/** The list next to the map of the same hotels; on phones its cards overlap the map's bottom. */
export function MapView({ filters, map, order, total, children }: MapViewProps) {
  const t = useTranslations('hotels.map');
  const { map: messages } = useMessages().hotels;
  const missing = map.total - map.placed;
  return (
    <div className="map-split">
      <div className="map-rows">
        {children}
        {missing > 0 ? <p className="map-note">{t('unplaced', { count: missing })}</p> : null}
      </div>
      <div className="map-side">
        <MapCanvas
          key={hotelsQuery(filters)}
          content={toMapContent(map)}
          order={order}
          frame={askedFrame(filters) ?? frameAround(map.shown)}
          filters={filters}
          total={total}
          messages={messages}
        />
        <Link href={hotelsPath({ ...filters, view: 'grade', page: 1 })} className="btn map-to-list">
          <Icon name="list" />
          {t('toList')}
        </Link>
      </div>
      <EndOfFirstScreen />
    </div>
  );
}
