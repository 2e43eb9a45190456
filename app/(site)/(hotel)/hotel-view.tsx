import type { ComponentProps, ReactNode } from 'react';
import { BookingSection } from '@/components/booking/booking-section';
import { choosePageImages } from '@/components/hotels/images';
import { CorporateFacts } from '@/components/hotels/page/corporate-facts';
import { HotelPage } from '@/components/hotels/page/hotel-page';
import { OffersSection } from '@/components/offers/offers-section';
import { engineOverrides } from '@/lib/booking/engine-overrides';
import type { Offer } from '@/lib/offers/model';
import type { SiteSettings } from '@/lib/settings/model';
import { HotelBreadcrumbs } from './hotel-json-ld';
import '@/app/hotel.css';

type HotelViewProps = Pick<ComponentProps<typeof HotelPage>, 'hotel' | 'related' | 'data'> & {
  chain: SiteSettings;
  /** The offers that the page shows. */
  offers: Offer[];
  /** Further actions for the hotel, below the booking bar. */
  actions?: ReactNode;
};

/** A hotel's page with its offers and its booking bar, for visitors and as a preview. */
export function HotelView({ offers, actions, ...page }: HotelViewProps) {
  const { hotel, chain } = page;
  const images = choosePageImages(hotel, offers);
  return (
    <HotelPage
      {...page}
      images={images}
      offers={
        offers.length > 0 ? (
          <OffersSection alts={hotel.alts} offers={offers} images={images.offers} />
        ) : null
      }
      booking={
        <BookingSection
          hotel={hotel}
          chain={chain.contact}
          overrides={engineOverrides()}
          trail={
            <>
              <CorporateFacts hotel={hotel} belowBar />
              <HotelBreadcrumbs hotel={hotel} />
            </>
          }
          actions={actions}
        />
      }
    />
  );
}
