import { useMessages, useTranslations } from 'next-intl';
import { CopyPageWithStay } from '@/components/booking/copy-page-with-stay';
import { StayTotalNote } from '@/components/booking/stay-total-note';
import { cardMessages } from '@/components/hotels/shown-hotel';
import { inPlace } from '@/lib/format/place';
import type { HotelFacets } from '@/lib/hotels/list/facets';
import {
  HOTELS_PER_PAGE,
  type HotelFilters,
  hotelsPath,
  pricedGuests,
  VIEWS,
} from '@/lib/hotels/list/filters';
import type { HotelList } from '@/lib/hotels/list/model';
import type { MeantList, NearSteps } from '@/lib/hotels/list/near';
import type { HotelMap } from '@/lib/hotels/map/model';
import type { Region } from '@/lib/regions/model';
import { HotelCards } from './hotel-cards';
import { ListPages } from './list-pages';
import { ListReport } from './list-report';
import { useListedHotel } from './listed-hotel';
import { MapTile } from './map-tile';
import { MapView } from './map-view';
import { NoHotels } from './no-hotels';

export type HotelResultsProps = {
  filters: HotelFilters;
  result: HotelList;
  /** The facets of this list; null if the frame has them. */
  facets: HotelFacets | null;
  /** What to suggest if there are no hotels. */
  near: NearSteps;
  /** The list that the search text of an empty one may mean. */
  meant?: MeantList | null;
  /** The regions of the filters that exist. */
  regions: Region[];
  /** The content of the map, if the list is shown next to it. */
  map?: HotelMap | null;
};

/** One page of the list of hotels: the count, the cards, links to the other pages. */
export function HotelResults(props: HotelResultsProps) {
  const { filters, result, facets, near, meant = null, regions, map = null } = props;
  const t = useTranslations('hotels.results');
  const catalogue = useMessages();
  const { more, shown } = catalogue.hotels.results;
  const listed = useListedHotel();
  const { total, hotels } = result;
  const [region, another] = regions.filter(({ id }) => filters.regions.includes(id));
  const found =
    region && !another
      ? t('foundInRegion', { count: total, in: inPlace(region.name), region: region.name })
      : t('found', { count: total });
  const onLastPage = filters.page * HOTELS_PER_PAGE >= total;
  const list =
    hotels.length > 0 ? (
      <HotelCards
        list={hotelsPath({ ...filters, view: VIEWS[0], page: 1 })}
        page={filters.page}
        hotels={hotels.map(listed)}
        cardMessages={cardMessages(catalogue)}
        total={total}
        filler={onLastPage ? <MapTile filters={filters} /> : null}
        next={onLastPage ? null : hotelsPath({ ...filters, page: filters.page + 1 })}
        messages={{ more, shown }}
      />
    ) : (
      <NoHotels filters={filters} total={total} near={near} meant={meant} regions={regions} />
    );
  return (
    <>
      <div className="list-count">
        <ListReport
          total={total}
          found={found}
          facets={facets}
          loadingText={catalogue.hotels.list.loading}
        />
        {total > 0 ? (
          <p className="numeric">
            <span>
              <StayTotalNote
                text={t.raw('stayNote')}
                guests={pricedGuests(filters)}
                partyText={t.raw('partyNote')}
              />
            </span>
            <CopyPageWithStay
              messages={{ ...catalogue.booking.stayLink, label: catalogue.ui.share.copy }}
              className="list-copy"
            />
          </p>
        ) : null}
      </div>
      <div className="list-results">
        {map ? (
          <MapView filters={filters} map={map} order={hotels.map(({ slug }) => slug)} total={total}>
            {list}
          </MapView>
        ) : (
          list
        )}
        <ListPages filters={filters} total={total} />
      </div>
    </>
  );
}
