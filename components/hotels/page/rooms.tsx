import { useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ReserveLink } from '@/components/booking/reserve-link';
import { Rail } from '@/components/sections/rail';
import { Section } from '@/components/sections/section';
import { buttonVariants } from '@/components/ui/button';
import { CARD_GAP, CARD_SLIDE, CARDS_IN_VIEW, Card } from '@/components/ui/card';
import { Chip } from '@/components/ui/chip';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { Price } from '@/components/ui/price';
import type { Room } from '@/lib/hotels/features';
import type { Hotel } from '@/lib/hotels/model';
import { RoomImage } from './room-image';
import { SECTION_IDS } from './sections';

/** How many included items a card shows before '+N mais'. */
const INCLUDED_SHOWN = 3;

/** 'Acomodações': one card per room, in a carousel. */
export function Rooms({ hotel }: { hotel: Hotel }) {
  const t = useTranslations('hotelPage.rooms');
  const { carousel } = useMessages();
  const { rooms } = hotel.features;
  if (rooms.length === 0) return null;
  return (
    <Section
      id={SECTION_IDS.accommodations}
      aria-labelledby="acomodacoes-titulo"
      className="overflow-hidden"
    >
      <Rail
        heading={
          <h2 id="acomodacoes-titulo" className="text-h2">
            {t('heading')}
          </h2>
        }
        label={t('heading')}
        messages={carousel}
        gap={CARD_GAP}
        slideClassName={CARD_SLIDE}
        arrowsAbove={CARDS_IN_VIEW}
        slides={rooms.map((room) => <RoomCard key={room.id} room={room} />)}
      />
    </Section>
  );
}

function RoomCard({ room }: { room: Room }) {
  const t = useTranslations('hotelPage.rooms');
  return (
    <Card
      title={room.name}
      picture={<RoomImage room={room} />}
      facts={<RoomFacts room={room} />}
      foot={
        <>
          <Price value={room.price} />
          <ReserveLink
            className={buttonVariants({ size: 'compact', className: 'min-h-11 md:min-h-10' })}
            aria-label={t('bookRoom', { room: room.name })}
          >
            {t('book')}
          </ReserveLink>
        </>
      }
    >
      {room.description ? (
        <p className="text-[15px] text-ink-2 wrap-anywhere">{room.description}</p>
      ) : null}
      <Included items={room.includedItems} />
    </Card>
  );
}

/** Area, capacity and beds, as every card of a room says them. */
export function RoomFacts({ room }: { room: Room }) {
  const t = useTranslations('hotelPage.rooms');
  return (
    <dl className="numeric flex flex-wrap gap-x-[18px] gap-y-1.5 text-[15px] text-ink-2">
      <Fact label={t('area')} icon={<Icon name="scan" className="size-4" />}>
        {room.area}
      </Fact>
      <Fact label={t('guests')} icon={<Icon name="users" className="size-4" />}>
        {t('capacity', { count: room.capacity })}
      </Fact>
      <Fact label={t('bed')} icon={<Icon name="bed-double" className="size-4" />}>
        {room.bed}
      </Fact>
    </dl>
  );
}

function Fact({ label, icon, children }: { label: string; icon: ReactNode; children: ReactNode }) {
  return (
    <div className="inline-flex min-w-0 items-center gap-[7px]">
      <dt className="shrink-0">
        {icon}
        <span className="sr-only">{label}</span>
      </dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

/** The first items as chips; the rest behind the browser's own disclosure. */
export function Included({ items }: { items: string[] }) {
  const t = useTranslations('hotelPage.rooms');
  const shown = items.slice(0, INCLUDED_SHOWN);
  const rest = items.slice(INCLUDED_SHOWN);
  if (shown.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ChipList items={shown} className="contents" />
      {rest.length > 0 ? (
        <details className="open:basis-full">
          <summary className="-my-1.5 inline-flex min-h-11 list-none items-center rounded-full px-1 text-caption font-[560] underline decoration-1 underline-offset-4 md:my-0 md:min-h-8 [&::-webkit-details-marker]:hidden">
            {t('more', { count: rest.length })}
          </summary>
          <div className="pt-1">
            <ChipList items={rest} />
          </div>
        </details>
      ) : null}
    </div>
  );
}

export function ChipList({ items, className }: { items: string[]; className?: string }) {
  return (
    <ul className={cn('flex flex-wrap gap-2', className)}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stored items may repeat
        <li key={index} className="min-w-0">
          <Chip className="min-w-0">
            <span className="min-w-0 wrap-anywhere">{item}</span>
          </Chip>
        </li>
      ))}
    </ul>
  );
}
