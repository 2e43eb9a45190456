import { useTranslations } from 'next-intl';
import { BOOKING_SECTION_ID } from '@/components/booking/reserve-link';
import { Artwork } from '@/components/sections/artwork';
import { NoImage } from '@/components/sections/no-image';
import { buttonVariants } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import { Price } from '@/components/ui/price';
import type { Hotel } from '@/lib/hotels/model';
import { hotelPath, roomComparisonPath } from '@/lib/hotels/paths';
import { compareQuery, type KeyedRoom } from '@/lib/hotels/rooms/keys';

type RoomComparisonHeadProps = { hotel: Hotel; one: KeyedRoom; chosen: KeyedRoom[] };

/** The head of a room's column: image, name, price, and the link to book it. */
export function RoomComparisonHead({
  hotel,
  one: { room, roomKey },
  chosen,
}: RoomComparisonHeadProps) {
  const t = useTranslations('hotels.rooms.compare');
  const page = useTranslations('hotels.page.rooms');
  const others = chosen.flatMap((other) => (other.roomKey === roomKey ? [] : other.roomKey));
  const path = roomComparisonPath(hotel);
  const [image] = room.images;
  return (
    <div className="room-column">
      <span className="room-column-image">
        {image ? (
          <Artwork src={image} alt="" sizes="(max-width: 768px) 50vw, 330px" />
        ) : (
          <NoImage name={room.name} />
        )}
        <Link
          href={others.length > 0 ? `${path}?${compareQuery(others)}` : path}
          aria-label={t('remove', { room: room.name })}
          className="room-drop"
        >
          <Icon name="x" />
        </Link>
      </span>
      <span className="room-column-name">{room.name}</span>
      <span className="room-column-price">
        <Price value={room.price} />
        <span
          className="room-total"
          data-room-total={room.price ?? ''}
          data-room-people={room.capacity}
        />
      </span>
      <a
        href={`${hotelPath(hotel)}#${BOOKING_SECTION_ID}`}
        className={buttonVariants({ size: 'touch', className: 'w-full' })}
        aria-label={page('bookRoom', { room: room.name })}
        data-room-reserve=""
      >
        {page('book')}
        <Icon name="external-link" />
      </a>
    </div>
  );
}
