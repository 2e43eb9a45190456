import { useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ReserveLink } from '@/components/booking/reserve-link';
import { Rail } from '@/components/sections/rail';
import { Section } from '@/components/sections/section';
import { buttonVariants } from '@/components/ui/button';
import { CARDS_IN_VIEW, Card } from '@/components/ui/card';
import { ChipList } from '@/components/ui/chip';
import { Icon } from '@/components/ui/icon';
import { Price } from '@/components/ui/price';
import type { Room } from '@/lib/hotels/features';
import type { Hotel } from '@/lib/hotels/model';
import type { ImageAlts } from '@/lib/media/alternative-texts';
import { RoomImage } from './room-image';
import { SECTION_IDS } from './sections';

/** How many included items a card shows before '+N mais'. */
const INCLUDED_SHOWN = 2;

/** 'Acomodações': one card per room, in a carousel. */
export function Rooms({ hotel }: { hotel: Hotel }) {
  const t = useTranslations('hotels.page.rooms');
  const {
    ui: { carousel },
  } = useMessages();
  const { rooms } = hotel.features;
  if (rooms.length === 0) return null;
  return (
    <Section id={SECTION_IDS.accommodations} aria-labelledby="acomodacoes-titulo">
      <Rail
        heading={
          <h2 id="acomodacoes-titulo" className="text-h2">
            {t('heading')}
          </h2>
        }
        label={t('heading')}
        messages={carousel}
        layout={rooms.length === 1 ? 'alone' : 'cards'}
        arrowsAbove={CARDS_IN_VIEW}
        slides={rooms.map((room) => (
          <RoomCard key={room.id} room={room} alts={hotel.alts} alone={rooms.length === 1} />
        ))}
      />
    </Section>
  );
}

type RoomCardProps = { room: Room; alts: ImageAlts; alone: boolean };

function RoomCard({ room, alts, alone }: RoomCardProps) {
  const t = useTranslations('hotels.page.rooms');
  return (
    <Card
      title={room.name}
      picture={<RoomImage room={room} alts={alts} alone={alone} />}
      facts={<RoomFacts room={room} />}
      foot={
        <>
          <Price value={room.price} />
          <ReserveLink
            className={buttonVariants({ size: 'touch' })}
            aria-label={t('bookRoom', { room: room.name })}
          >
            {t('book')}
          </ReserveLink>
        </>
      }
    >
      {room.description ? <p>{room.description}</p> : null}
      <Included items={room.includedItems} />
    </Card>
  );
}

/** Area, capacity and beds, as every card of a room says them. */
export function RoomFacts({ room }: { room: Room }) {
  const t = useTranslations('hotels.page.rooms');
  return (
    <dl className="room-facts">
      <Fact label={t('area')} icon={<Icon name="scan" />}>
        {room.area}
      </Fact>
      <Fact label={t('guests')} icon={<Icon name="users" />}>
        {t('capacity', { count: room.capacity })}
      </Fact>
      <Fact label={t('bed')} icon={<Icon name="bed-double" />}>
        {room.bed}
      </Fact>
    </dl>
  );
}

function Fact({ label, icon, children }: { label: string; icon: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>
        {icon}
        <span className="sr-only">{label}</span>
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
