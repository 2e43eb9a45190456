import { useMessages, useTranslations } from 'next-intl';
import { BOOKING_SECTION_ID } from '@/components/booking/reserve-link';
import { StayWithoutBar } from '@/components/booking/stay-without-bar';
import { RoomSelectionBar } from '@/components/hotels/room-selection/room-selection-bar';
import type { ChainLogos } from '@/components/site/chain-logo';
import { Icon } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import { Main } from '@/components/ui/main';
import { type EngineOverrides, engineOf } from '@/lib/booking/engines';
import { bookingWay } from '@/lib/booking/link';
import { primaryVariables } from '@/lib/format/primary-color';
import { pathWithQuery } from '@/lib/format/query-text';
import type { Hotel } from '@/lib/hotels/model';
import { hotelPath, roomPath } from '@/lib/hotels/paths';
import { type KeyedRoom, keyedRooms } from '@/lib/hotels/rooms/keys';
import { RoomCard } from './room-card';
import { RoomCompareTray } from './room-compare-tray';
import { RoomDetails } from './room-details';
import { RoomsScript } from './rooms-script';
import { roomScriptMessages } from './script/messages';
import { roomMessages, useShownRoom } from './shown-room';

type RoomPageProps = {
  hotel: Hotel;
  /** The room to show. */
  one: KeyedRoom;
  /** The stay in the URL, as a query without the question mark; '' for none. */
  stay: string;
  overrides: EngineOverrides;
  logos: ChainLogos;
};

/** One room of a hotel with everything about it, and the hotel's other rooms. */
export function RoomPage({ hotel, one: { room, roomKey }, stay, overrides, logos }: RoomPageProps) {
  const t = useTranslations('hotels.rooms');
  const catalogue = useMessages();
  const messages = roomMessages(catalogue);
  const { rooms, primaryColor } = hotel.features;
  const { alts } = hotel;
  const shown = useShownRoom(alts);
  const page = pathWithQuery(hotelPath(hotel), stay);
  const others = keyedRooms(rooms).filter((other) => other.roomKey !== roomKey);
  const alone = others.length === 0;
  const engine = engineOf(hotel, overrides);
  return (
    <div style={primaryVariables(primaryColor)}>
      <RoomSelectionBar
        hotel={hotel}
        logos={logos}
        solid
        fields={`${hotelPath(hotel)}#${BOOKING_SECTION_ID}`}
      />
      <StayWithoutBar engine={engine} notes={hotel.features.dayNotes} />
      <Main>
        {/* For its script, another room is another page. */}
        <div key={roomKey} className="wrap pt-24 pb-18 md:pb-26">
          <RoomsScript messages={roomScriptMessages(catalogue)} />
          <Link
            href={`${page}#accommodations`}
            className="mb-2.5 inline-flex min-h-11 max-w-full items-center gap-2 font-[600] wrap-anywhere no-underline hover:underline print:hidden"
          >
            <Icon name="arrow-left" />
            {t('compare.back')}
          </Link>
          <RoomDetails
            room={room}
            roomKey={roomKey}
            alts={alts}
            alone={alone}
            page={page}
            way={bookingWay(engine)}
          />
          {alone ? null : (
            <section aria-labelledby="outros-quartos" className="mt-14 md:mt-18 print:hidden">
              <h2 id="outros-quartos" className="text-h2">
                {t('others')}
              </h2>
              <div className="@container">
                <ul className="room-others">
                  {others.map((other) => (
                    <li key={other.roomKey}>
                      <RoomCard
                        room={shown(other.roomKey, other.room)}
                        messages={messages}
                        alone={false}
                        path={`${roomPath(hotel, other.roomKey)}${stay && `&${stay}`}`}
                        page={page}
                      />
                    </li>
                  ))}
                </ul>
              </div>
              <RoomCompareTray hotel={hotel} />
            </section>
          )}
        </div>
      </Main>
    </div>
  );
}
