import { useMessages, useTranslations } from 'next-intl';
import { Arch } from '@/components/sections/arch';
import { buttonVariants } from '@/components/ui/button';
import Link from '@/components/ui/link';
import {
  HOTELS_PER_PAGE,
  type HotelFilters,
  hotelsPath,
  isNarrowed,
  NO_FILTERS,
} from '@/lib/hotels/list-filters';
import type { HotelList } from '@/lib/hotels/list-model';
import type { Region } from '@/lib/regions/model';
import { HotelCards } from './hotel-cards';
import { HotelListItem } from './hotel-list-item';
import { ListOrder } from './list-order';
import { ListPages } from './list-pages';
import { ResultHead } from './result-head';

type HotelResultsProps = {
  filters: HotelFilters;
  result: HotelList;
  /** The region of the filters, null where there is none or it does not exist. */
  region: Region | null;
};

/** One page of the list of hotels: the count, the cards, the way to the other pages. */
export function HotelResults({ filters, result, region }: HotelResultsProps) {
  const t = useTranslations('hotels.list');
  const {
    hotels: { list: messages },
  } = useMessages();
  const { total, hotels } = result;
  const { loading, view, grid, list } = messages;
  const { more, moreLoading, shown } = messages;
  return (
    <>
      <ResultHead
        found={t('found', { count: total })}
        messages={{ loading, view, grid, list }}
        region={
          region && {
            name: region.name,
            remove: t('removeRegion', { region: region.name }),
            path: hotelsPath({ ...filters, region: null, page: 1 }),
          }
        }
      />
      {total > 1 ? <ListOrder filters={filters} /> : null}
      {hotels.length === 0 ? (
        <NoHotels filters={filters} total={total} />
      ) : (
        <HotelCards
          list={hotelsPath({ ...filters, page: 1 })}
          page={filters.page}
          cards={hotels.map((hotel) => ({
            id: hotel.id,
            card: <HotelListItem hotel={hotel} />,
          }))}
          total={total}
          next={
            filters.page * HOTELS_PER_PAGE < total
              ? hotelsPath({ ...filters, page: filters.page + 1 })
              : null
          }
          messages={{ more, moreLoading, shown }}
        />
      )}
      <ListPages filters={filters} total={total} />
    </>
  );
}

/** What to say where no hotel is, and the one step that leads to some. */
function NoHotels({ filters, total }: { filters: HotelFilters; total: number }) {
  const t = useTranslations('hotels.list');
  const { region } = filters;
  const narrowed = isNarrowed(filters);
  const action =
    total > 0
      ? { text: t('firstPage'), path: hotelsPath({ ...filters, page: 1 }) }
      : region && !narrowed
        ? { text: t('seeAllRegions'), path: '/hotels' }
        : { text: t('clearFilters'), path: hotelsPath({ ...NO_FILTERS, region }) };
  return (
    <div className="grid justify-items-center gap-3 px-6 py-10 text-center">
      <Arch src="/art/pantanal.webp" position="22% 50%" />
      <p className="max-w-[26em] text-ink-2">
        {total > 0
          ? t('pageBeyond')
          : region
            ? t(narrowed ? 'emptyFiltered' : 'emptyInRegion')
            : t('empty')}
      </p>
      <Link href={action.path} scroll={false} className={buttonVariants()}>
        {action.text}
      </Link>
    </div>
  );
}
