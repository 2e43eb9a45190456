import { useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Arch } from '@/components/sections/arch';
import type { HotelCard } from '@/lib/hotels/queries';
import type { Region } from '@/lib/regions/model';
import { HotelBrowser } from './hotel-browser';
import { HotelListItem } from './hotel-list-item';

type HotelsPageProps = {
  hotels: HotelCard[];
  regions: Region[];
  /** The region of the address; null for all. Its name is empty when it does not exist. */
  region: Region | null;
  trail: ReactNode;
};

/** The hotel list: every card is in the page; the browser only narrows what is shown. */
export function HotelsPage({ hotels, regions, region, trail }: HotelsPageProps) {
  const t = useTranslations('hotels.list');
  const messages = useMessages();
  return (
    <div className="wrap pt-[calc(4rem+1.5rem)] pb-18 md:pt-[calc(4.75rem+2.75rem)] md:pb-26">
      {trail}
      <h1 className="mt-2 mb-6 max-w-[13em] text-h1 md:mb-9">{t('heading')}</h1>
      <HotelBrowser
        messages={messages.hotels.list}
        typeTexts={messages.hotels.types}
        amenityTexts={messages.hotels.amenities}
        regions={regions}
        region={region}
        items={hotels.map((hotel) => ({
          words: `${hotel.name} ${hotel.location} ${hotel.region ?? ''} ${hotel.description ?? ''}`,
          type: hotel.type,
          flags: hotel.flags,
          card: <HotelListItem key={hotel.id} hotel={hotel} />,
        }))}
        emptyPicture={<Arch src="/art/pantanal.webp" position="22% 50%" />}
      />
    </div>
  );
}
