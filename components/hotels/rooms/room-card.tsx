import { useTranslations } from 'next-intl';
import { ReserveLink } from '@/components/booking/reserve-link';
import { buttonVariants } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ChipList } from '@/components/ui/chip';
import { Price } from '@/components/ui/price';
import type { Room } from '@/lib/hotels/features';
import type { ImageAlts } from '@/lib/media/alternative-texts';
import { CompareChoice } from './compare-choice';
import { INCLUDED_SHOWN, RoomFacts } from './room-facts';
import { RoomPictures } from './room-pictures';

type RoomCardProps = {
  room: Room;
  /** What the room is called in addresses. */
  roomKey: string;
  alts: ImageAlts;
  /** Whether it has the row to itself and nothing to be compared with. */
  alone: boolean;
  /** The path of the room's page. */
  path: string;
  /** The path of the hotel's page, where the card stands on another one. */
  page?: string;
};

/** A room in the row of 'Acomodações'. Its script (script/stay.ts) adds what the chosen stay costs. */
export function RoomCard({ room, roomKey, alts, alone, path, page: bookingPage }: RoomCardProps) {
  const t = useTranslations('hotels.rooms');
  const page = useTranslations('hotels.page.rooms');
  return (
    <Card
      title={room.name}
      picture={
        <>
          <RoomPictures
            room={room}
            alts={alts}
            path={path}
            sizes={`(max-width: 768px) ${alone ? 100 : 86}vw, (max-width: 1099px) 50vw, ${alone ? 640 : 410}px`}
          />
          {alone ? null : <CompareChoice room={room} roomKey={roomKey} />}
        </>
      }
      facts={<RoomFacts room={room} brief />}
      foot={
        <>
          <Price value={room.price} />
          {room.price ? (
            <p
              className="room-total"
              data-room-total={room.price}
              data-room-people={room.capacity}
            />
          ) : null}
          <div className="room-go">
            <a
              href={path}
              aria-label={t('detailsOf', { room: room.name })}
              className={buttonVariants({ variant: 'outline', size: 'touch' })}
            >
              {t('details')}
            </a>
            <ReserveLink
              page={bookingPage}
              className={buttonVariants({ size: 'touch' })}
              aria-label={page('bookRoom', { room: room.name })}
              data-room-reserve=""
            >
              {page('book')}
            </ReserveLink>
          </div>
        </>
      }
    >
      {room.description ? <p className="room-description">{room.description}</p> : null}
      <CardIncluded room={room} path={path} />
    </Card>
  );
}

/** The first included items; the number of the others leads to all of them. */
function CardIncluded({ room, path }: { room: Room; path: string }) {
  const t = useTranslations('hotels.rooms');
  const page = useTranslations('hotels.page.rooms');
  const items = room.includedItems;
  const rest = items.length - INCLUDED_SHOWN;
  if (items.length === 0) return null;
  return (
    <div className="room-included">
      <ChipList items={items.slice(0, INCLUDED_SHOWN)} />
      {rest > 0 ? (
        <a
          href={path}
          className="room-more"
          aria-label={t('moreOf', { count: rest, room: room.name })}
        >
          {page('more', { count: rest })}
        </a>
      ) : null}
    </div>
  );
}
