import { useMessages, useTranslations } from 'next-intl';
import { ReserveLink } from '@/components/booking/reserve-link';
import { buttonVariants } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { Price } from '@/components/ui/price';
import type { BookingWay } from '@/lib/booking/link';
import { keysOf } from '@/lib/format/keys-of';
import type { Room } from '@/lib/hotels/content/features';
import { roomHeadingId } from '@/lib/hotels/rooms/keys';
import { planOf } from '@/lib/hotels/rooms/plan';
import type { ImageAlts } from '@/lib/media/alternative-texts';
import { RoomCompareChoice } from './room-compare-choice';
import { RoomImageRow } from './room-image-row';
import { RoomPlanFigure } from './room-plan-figure';

type RoomDetailsProps = {
  room: Room;
  roomKey: string;
  alts: ImageAlts;
  alone: boolean;
  /** The hotel's page, on which the stay is booked. */
  page: string;
  way: BookingWay;
};

/**
 * Everything about a room, as its page shows it. On the hotel's page a script fetches it from there
 * and moves the children of this element into a modal dialog (script/sheets.ts).
 */
export function RoomDetails({ room, roomKey, alts, alone, page, way }: RoomDetailsProps) {
  const t = useTranslations('hotels.rooms');
  return (
    <article
      className="room-page"
      aria-labelledby={roomHeadingId(roomKey)}
      data-room-details={roomKey}
    >
      <div className="room-sheet-images">
        <RoomImageRow room={room} alts={alts} />
      </div>
      <div className="room-sheet-words">
        <h1 id={roomHeadingId(roomKey)}>{room.name}</h1>
        {room.description ? <p>{room.description}</p> : null}
        <Facts room={room} />
        {room.includedItems.length > 0 ? (
          <>
            <h2>{t('included')}</h2>
            <ul className="room-sheet-included">
              {room.includedItems.map((item, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: stored items may repeat
                <li key={index}>
                  <Icon name="check" />
                  {item}
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
      {planOf(room) ? (
        <div className="room-sheet-plan">
          <h2>{t('plan.heading')}</h2>
          <RoomPlanFigure room={room} />
          <p>{t('plan.note')}</p>
        </div>
      ) : null}
      <Foot room={room} roomKey={roomKey} alone={alone} page={page} way={way} />
    </article>
  );
}

function Facts({ room }: { room: Room }) {
  const t = useTranslations('hotels.rooms');
  const facts = {
    area: room.area,
    people: t('people', { count: room.capacity }),
    beds: room.bed,
    view: room.view && t(`views.${room.view}`),
  };
  return (
    <dl className="room-sheet-facts">
      {keysOf(facts).map((name) =>
        facts[name] ? (
          <div key={name}>
            <dt>{t(`facts.${name}`)}</dt>
            <dd>{facts[name]}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

/** The cost of the stay, as far as it is chosen, and the link to book it. */
function Foot({ room, roomKey, alone, page, way }: Omit<RoomDetailsProps, 'alts'>) {
  const t = useTranslations('hotels.rooms');
  const texts = useTranslations('hotels.page.rooms');
  const { compare } = useMessages().hotels.rooms;
  return (
    <div className="room-sheet-foot">
      <h2>{t('sheet.stay')}</h2>
      <div aria-live="polite" data-room-sum={room.price ?? ''} data-room-people={room.capacity}>
        <Price value={room.price} />
        {room.price ? (
          <p className="text-caption text-ink-2 noscript:hidden">{t('sheet.noDates')}</p>
        ) : null}
      </div>
      <p className="room-sheet-note">{t(`sheet.way.${way}`)}</p>
      {alone ? null : (
        <RoomCompareChoice
          room={{ key: roomKey, name: room.name }}
          messages={compare}
          className="room-pick-button"
        />
      )}
      <div className="room-sheet-bar">
        <p
          className="room-total peer md:hidden"
          data-room-total={room.price ?? ''}
          data-room-people={room.capacity}
        />
        {/* While there is no stay to total. */}
        <div className="peer-not-empty:hidden md:hidden">
          <Price value={room.price} />
        </div>
        <ReserveLink
          page={page}
          className={cn(buttonVariants(), 'grow')}
          aria-label={texts('bookRoom', { room: room.name })}
          data-room-reserve=""
        >
          {texts('book')}
          <Icon name="external-link" />
        </ReserveLink>
      </div>
    </div>
  );
}
