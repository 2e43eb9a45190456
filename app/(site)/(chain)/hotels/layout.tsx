import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { HotelBrowser } from '@/components/hotels/list/hotel-browser';
import { listRegions } from '@/lib/regions/queries';

/** The frame of every list of hotels: the filters, which stay while the lists change. */
export default async function HotelsLayout({ children }: { children: ReactNode }) {
  const [{ hotels, site }, regions] = await Promise.all([getMessages(), listRegions('hotels')]);
  const { list, types, amenities } = hotels;
  const { label, home } = site.breadcrumbs;
  return (
    <div className="wrap pt-[calc(4rem+1.5rem)] pb-18 md:pt-[calc(4.75rem+2.75rem)] md:pb-26">
      <HotelBrowser
        messages={{ list, types, amenities }}
        trail={{ label, home, hotels: site.nav.hotels }}
        regions={regions}
      >
        {children}
      </HotelBrowser>
    </div>
  );
}
