import { useMessages, useTranslations } from 'next-intl';
import { BOOKING_SECTION_ID } from '@/components/booking/reserve-link';
import { Main } from '@/components/ui/main';
import { type EngineOverrides, engineOf } from '@/lib/booking/engines';
import { bookingWay } from '@/lib/booking/link';
import { todayInSaoPaulo } from '@/lib/format/date';
import { callablePhone } from '@/lib/format/phone';
import { primaryVariables } from '@/lib/format/primary-color';
import { upcomingNotes } from '@/lib/hotels/content/day-notes';
import type { Hotel } from '@/lib/hotels/model';
import type { SiteSettings } from '@/lib/settings/model';
import { AmenitiesPanel } from './amenities-panel';
import { HotelTabs } from './hotel-tabs';
import { OverviewPanel } from './overview-panel';
import { PoliciesPanel } from './policies-panel';
import { ReviewsPanel } from './reviews-panel';
import { RoomChoiceProvider } from './room-choice';
import { RoomSelectionBar } from './room-selection-bar';
import { RoomSelectionHero } from './room-selection-hero';
import { RoomsPanel } from './rooms-panel';
import { StayBar } from './stay-bar';
import { StayCard } from './stay-card';

type RoomSelectionPageProps = {
  hotel: Hotel;
  overrides: EngineOverrides;
  chain: Pick<SiteSettings, 'logos' | 'contact'>;
};

const ROOMS = 'quartos';

/** The older version of a hotel's page: its facts in tabs, next to the cost of a stay. */
export function RoomSelectionPage({ hotel, overrides, chain }: RoomSelectionPageProps) {
  const t = useTranslations('hotels.roomSelection');
  const { booking, hotels, site } = useMessages();
  const { roomSelection } = hotels;
  const { phone, whatsapp } = hotel.features;
  const { contact, logos } = chain;
  const engine = engineOf(hotel, overrides);
  const way = bookingWay(engine);
  const card = {
    ...roomSelection.card,
    askPriceHint: roomSelection.card.askPriceHint[way],
    twoRoomsHint: way === 'none' ? null : roomSelection.card.twoRoomsHint[way],
    tooSmall: hotels.rooms.script.tooSmall,
  };
  const rooms = hotel.features.rooms.map(({ name, price, capacity }) => ({
    name,
    price,
    capacity,
  }));
  const tabs = [
    { id: 'visao-geral', key: 'overview', panel: <OverviewPanel hotel={hotel} roomsId={ROOMS} /> },
    { id: ROOMS, key: 'rooms', panel: <RoomsPanel hotel={hotel} way={way} /> },
    { id: 'comodidades', key: 'amenities', panel: <AmenitiesPanel hotel={hotel} /> },
    { id: 'politicas', key: 'policies', panel: <PoliciesPanel /> },
    { id: 'avaliacoes', key: 'reviews', panel: <ReviewsPanel hotel={hotel} /> },
  ] as const;
  return (
    <div style={primaryVariables(hotel.features.primaryColor)}>
      <RoomSelectionBar hotel={hotel} logos={logos} />
      <Main>
        <RoomSelectionHero hotel={hotel} />
        <RoomChoiceProvider>
          <div className="wrap grid grid-cols-1 gap-x-14 gap-y-16 pt-6 pb-18 md:pt-10 md:pb-26 lg:grid-cols-[minmax(0,1fr)_min(24rem,41%)] lg:items-start xl:gap-x-20">
            <HotelTabs
              label={t('tabs.label')}
              tabs={tabs.map(({ id, key, panel }) => ({ id, label: t(`tabs.${key}`), panel }))}
            />
            <section
              id={BOOKING_SECTION_ID}
              aria-labelledby={`${BOOKING_SECTION_ID}-titulo`}
              className="relative z-20 w-full max-w-120 rounded-3 bg-card p-[min(1.25rem,6.25vw)] shadow-2 md:p-6 lg:sticky lg:top-[calc(4.75rem+1.5rem)]"
            >
              <h2 id={`${BOOKING_SECTION_ID}-titulo`} className="mb-3.5 text-[min(1.625rem,9.5vw)]">
                {card.heading}
              </h2>
              <StayCard
                hotel={{
                  id: hotel.id,
                  name: hotel.name,
                  price: hotel.price,
                  notes: upcomingNotes(hotel.features.dayNotes, todayInSaoPaulo()),
                  engine,
                  phone,
                  fallback: {
                    phone: callablePhone(contact.phone, site.footer.phone),
                    whatsapp: whatsapp ?? contact.whatsapp,
                  },
                }}
                rooms={rooms}
                messages={{ card, booking: { ...booking, newTab: site.common.newTab } }}
              />
            </section>
          </div>
          <StayBar price={hotel.price} rooms={rooms} messages={card} />
        </RoomChoiceProvider>
      </Main>
    </div>
  );
}
