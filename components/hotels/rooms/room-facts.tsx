import { useTranslations } from 'next-intl';
import { ChipList } from '@/components/ui/chip';
import type { Room } from '@/lib/hotels/features';

/** How many included items a card shows before '+N mais'. */
export const INCLUDED_SHOWN = 3;

/** Area, capacity and beds, as every card of a room says them; the style sheet draws their icons. */
export function RoomFacts({ room, brief = false }: { room: Room; brief?: boolean }) {
  const t = useTranslations('hotels.page.rooms');
  const rooms = useTranslations('hotels.rooms');
  return (
    <dl className="room-facts">
      <Fact label={t('area')}>{room.area}</Fact>
      <Fact label={t('guests')}>
        {brief ? rooms('upTo', { count: room.capacity }) : t('capacity', { count: room.capacity })}
      </Fact>
      <Fact label={t('bed')}>{room.bed}</Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt>
        <span>{label}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The first items as chips; the rest behind the browser's own disclosure. */
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
