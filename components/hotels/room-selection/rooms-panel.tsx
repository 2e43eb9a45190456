import { useMessages, useTranslations } from 'next-intl';
import { RoomImage } from '@/components/hotels/page/room-image';
import { Included, RoomFacts } from '@/components/hotels/rooms/room-facts';
import { Price } from '@/components/ui/price';
import type { BookingWay } from '@/lib/booking/link';
import type { Room } from '@/lib/hotels/content/features';
import type { Hotel } from '@/lib/hotels/model';
import type { ImageAlts } from '@/lib/media/alternative-texts';
import { PanelHeading } from './panel-heading';
import { RoomButton } from './room-choice';

/** 'Quartos': one of them can be chosen. */
export function RoomsPanel({ hotel, way }: { hotel: Hotel; way: BookingWay }) {
  const t = useTranslations('hotels.roomSelection');
  const { rooms } = hotel.features;
  return (
    <>
      <PanelHeading lead={rooms.length > 0 ? t('rooms.lead') : t(`rooms.none.${way}`)}>
        {t('tabs.rooms')}
      </PanelHeading>
      <ul className="grid gap-6">
        {rooms.map((room, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stored ids may repeat
          <li key={position} className="@container">
            <RoomRow room={room} position={position} alts={hotel.alts} />
          </li>
        ))}
      </ul>
    </>
  );
}

type RoomRowProps = { room: Room; position: number; alts: ImageAlts };

function RoomRow({ room, position, alts }: RoomRowProps) {
  const { rooms: messages } = useMessages().hotels.roomSelection;
  return (
    <article className="grid overflow-hidden rounded-2 bg-card shadow-1 has-aria-pressed:shadow-[0_0_0_2px_var(--color-primary-ui)] @min-[30rem]:grid-cols-[2fr_3fr]">
      <div className="relative aspect-[3/2] overflow-hidden bg-sand-2 @min-[30rem]:aspect-auto @min-[30rem]:min-h-62.5">
        <RoomImage room={room} alts={alts} />
      </div>
      <div className="card-text">
        <h3>{room.name}</h3>
        <RoomFacts room={room} />
        {room.description ? <p>{room.description}</p> : null}
        <Included items={room.includedItems} />
        <div className="card-foot">
          <Price value={room.price} />
          <RoomButton position={position} name={room.name} messages={messages} />
        </div>
      </div>
    </article>
  );
}
