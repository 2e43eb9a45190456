import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { StaySearch } from '@/components/booking/stay-search';
import { CompareDock } from '@/components/comparison/compare-dock';
import { HotelBrowser } from '@/components/hotels/list/hotel-browser';
import { runQueries } from '@/lib/db/run-query';
import { NO_FILTERS } from '@/lib/hotels/list/filters';
import { countHotelFacets } from '@/lib/hotels/queries';
import { listRegions } from '@/lib/regions/queries';
import './list.css';

/** The frame of every list of hotels: the filters, which stay while the lists change. */
export default async function HotelsLayout({ children }: { children: ReactNode }) {
  const [{ hotels, site, comparison }, [regions, facets]] = await Promise.all([
    getMessages(),
    runQueries(listRegions('hotels'), countHotelFacets(NO_FILTERS)),
  ]);
  const { list, types, amenities } = hotels;
  const { label, home } = site.breadcrumbs;
  const { title, timeout, network } = site.failure.hotels;
  return (
    <div className="wrap pt-[calc(4rem+1.25rem)] pb-18 md:pt-[calc(4.75rem+1.75rem)] md:pb-26">
      <HotelBrowser
        messages={{ list, types, amenities }}
        failure={{ title, timeout, network, retry: site.failure.retry }}
        trail={{ label, home, hotels: site.nav.hotels }}
        regions={regions}
        facets={facets}
        stay={<StaySearch />}
      >
        {children}
      </HotelBrowser>
      <CompareDock messages={comparison.choice} />
    </div>
  );
}
