import { useMessages, useTranslations } from 'next-intl';
import { ChipList } from '@/components/ui/chip';
import type { Room } from '@/lib/hotels/content/features';
import { RoomFactList } from './room-fact-list';
import { INCLUDED_SHOWN } from './shown-room';

/** Area, capacity and beds of a room on its older card. */
export function RoomFacts({ room: { area, bed, capacity } }: { room: Room }) {
  const messages = useMessages().hotels.page.rooms;
  const t = useTranslations('hotels.page.rooms');
  const guests = t('capacity', { count: capacity });
  return <RoomFactList messages={messages} area={area} bed={bed} guests={guests} />;
}

/** The first items as chips; the rest in a native disclosure. */
export function Included({ items }: { items: string[] }) {
  const t = useTranslations('hotels.page.rooms');
  const shown = items.slice(0, INCLUDED_SHOWN);
  const rest = items.slice(INCLUDED_SHOWN);
  if (shown.length === 0) return null;
  return (
    <div className="room-included">
      <ChipList items={shown} />
      {rest.length > 0 ? (
        <details className="room-more open:basis-full">
          <summary>{t('more', { count: rest.length })}</summary>
          <div className="pt-1">
            <ChipList items={rest} />
          </div>
        </details>
      ) : null}
    </div>
  );
}
