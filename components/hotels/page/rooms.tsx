import { useMessages, useTranslations } from 'next-intl';
import { RoomCard } from '@/components/hotels/rooms/room-card';
import { RoomCompareTray } from '@/components/hotels/rooms/room-compare-tray';
import { RoomsScript } from '@/components/hotels/rooms/rooms-script';
import { roomScriptMessages } from '@/components/hotels/rooms/script/messages';
import { roomMessages, useShownRoom } from '@/components/hotels/rooms/shown-room';
import { Rail } from '@/components/sections/rail';
import { Section } from '@/components/sections/section';
import { CARDS_IN_VIEW } from '@/components/ui/card';
import { priceOrNull } from '@/lib/format/price';
import type { Hotel } from '@/lib/hotels/model';
import { roomPath } from '@/lib/hotels/paths';
import { type KeyedRoom, keyedRooms } from '@/lib/hotels/rooms/keys';
import { SECTION_IDS } from './sections';

/** Above this many rooms, a row of cards alone takes too many steps. */
const MOST_IN_ROW = 9;

/** A list of all rooms, folded. */
function AllRooms({ hotel, rooms }: { hotel: Hotel; rooms: KeyedRoom[] }) {
  const t = useTranslations('hotels.rooms');
  return (
    <details className="room-more mt-5 print:hidden">
      <summary>{t('all', { count: rooms.length })}</summary>
      <ul className="mt-2 gap-x-10 sm:columns-2 lg:columns-3">
        {rooms.map(({ room: { name, price }, roomKey }) => (
          <li key={roomKey} className="flex break-inside-avoid flex-wrap items-baseline gap-x-3">
            <a
              href={roomPath(hotel, roomKey)}
              className="min-w-0 grow basis-40 py-2.5 wrap-anywhere underline-offset-4 hover:underline"
            >
              {name}
            </a>
            <span className="numeric ml-auto text-small text-ink-2">{priceOrNull(price)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** 'Acomodações': one card per room, in a carousel. Further details are on the room's page. */
export function Rooms({ hotel }: { hotel: Hotel }) {
  const t = useTranslations('hotels.page.rooms');
  const counts = useTranslations('hotels.rooms');
  const shown = useShownRoom(hotel.alts);
  const catalogue = useMessages();
  const { carousel } = catalogue.ui;
  const messages = roomMessages(catalogue);
  const { rooms } = hotel.features;
  if (rooms.length === 0) return null;
  const alone = rooms.length === 1;
  const keyed = keyedRooms(rooms);
  const hasViews = rooms.some(({ view }) => view);
  const columns = (['room', 'area', 'people', 'beds', 'view', 'night'] as const)
    .filter((name) => name !== 'view' || hasViews)
    .map((name) => counts(`facts.${name}`));
  return (
    <Section id={SECTION_IDS.accommodations} aria-labelledby="acomodacoes-titulo">
      <RoomsScript messages={roomScriptMessages(catalogue)} />
      <Rail
        heading={
          <div>
            <h2 id="acomodacoes-titulo" className="text-h2">
              {t('heading')}
            </h2>
            <p className="room-intro">
              {counts('count', { count: rooms.length })}{' '}
              <span aria-live="polite" data-room-stay="" />
            </p>
          </div>
        }
        label={t('heading')}
        messages={carousel}
        layout={alone ? 'alone' : 'cards'}
        arrowsAbove={CARDS_IN_VIEW}
        columns={alone ? undefined : columns}
        slides={keyed.map(({ room, roomKey }) => (
          <RoomCard
            key={roomKey}
            room={shown(roomKey, room)}
            messages={messages}
            alone={alone}
            path={roomPath(hotel, roomKey)}
            view={hasViews ? (room.view ? counts(`views.${room.view}`) : '') : undefined}
          />
        ))}
      />
      {rooms.length > MOST_IN_ROW ? <AllRooms hotel={hotel} rooms={keyed} /> : null}
      {alone ? null : <RoomCompareTray hotel={hotel} />}
    </Section>
  );
}
