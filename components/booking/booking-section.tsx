import { useMessages } from 'next-intl';
import type { ReactNode } from 'react';
import { PrintButton } from '@/components/ui/print-button';
import { type EngineOverrides, engineOf } from '@/lib/booking/engines';
import { todayInSaoPaulo } from '@/lib/format/date';
import { callablePhone } from '@/lib/format/phone';
import { priceOrNull } from '@/lib/format/price';
import { upcomingNotes } from '@/lib/hotels/content/day-notes';
import type { HotelFeatures } from '@/lib/hotels/content/features';
import { nightlyPrices } from '@/lib/hotels/rooms/for-stay';
import type { ChainContact } from '@/lib/settings/model';
import { BookingBar } from './booking-bar';
import { stayPriceMessages } from './messages';
import { PAGE_ACTION } from './page-action';
import { BOOKING_SECTION_ID } from './reserve-link';
import { ShareStayButton } from './share-stay-button';
import { StayPrice } from './stay-price';

type BookingSectionProps = {
  /** How the chain is reached, for a hotel that can be neither booked nor called. */
  chain: ChainContact;
  hotel: {
    id: string;
    name: string;
    location: string;
    price: number;
    features: Pick<HotelFeatures, 'engine' | 'phone' | 'whatsapp' | 'dayNotes' | 'rooms'>;
  };
  /** The chain's own engine URLs, from the environment. */
  overrides: EngineOverrides;
  /** The breadcrumb trail, below the bar. */
  trail?: ReactNode;
  /** Other actions for the hotel, shown before the ways to share its page. */
  actions?: ReactNode;
};

/**
 * The booking bar as a band of the page, lying half over the hero. An anchor that leads here stops
 * 100 px (80 for the header, 20 of air) below the top; the page's own scroll padding already
 * accounts for a part of that.
 */
export function BookingSection(props: BookingSectionProps) {
  const { hotel, chain, overrides, trail, actions } = props;
  const catalogue = useMessages();
  const { booking, ui, site } = catalogue;
  const { newTab } = site.common;
  const nightly = nightlyPrices(hotel);
  const { phone, whatsapp, dayNotes, rooms } = hotel.features;
  const fallback = {
    phone: callablePhone(chain.phone, site.footer.phone),
    whatsapp: whatsapp ?? chain.whatsapp,
  };
  return (
    <section
      id={BOOKING_SECTION_ID}
      aria-labelledby={`${BOOKING_SECTION_ID}-titulo`}
      className="wrap relative z-20 booking-band scroll-mt-[calc(5rem-var(--bar))] low:scroll-mt-0"
    >
      <h2 id={`${BOOKING_SECTION_ID}-titulo`} className="sr-only">
        {booking.heading}
      </h2>
      <BookingBar
        hotel={{
          id: hotel.id,
          name: hotel.name,
          engine: engineOf(hotel, overrides),
          phone,
          fallback,
        }}
        messages={{ ...booking, newTab }}
        price={
          <StayPrice
            price={priceOrNull(hotel.price)}
            nightly={nightly}
            messages={stayPriceMessages(catalogue)}
          />
        }
        nightly={nightly}
        notes={upcomingNotes(dayNotes, todayInSaoPaulo())}
        rooms={rooms.map(({ name, capacity }) => ({ name, capacity }))}
        trail={trail}
      >
        {actions}
        <ShareStayButton
          title={`${hotel.name}, ${hotel.location}`}
          messages={{ ...ui.share, newTab }}
          className={PAGE_ACTION}
        />
        <PrintButton label={booking.print} className={`${PAGE_ACTION} max-md:hidden!`} />
      </BookingBar>
    </section>
  );
}
