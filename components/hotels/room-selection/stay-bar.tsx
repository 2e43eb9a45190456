'use client';

import { useEffect, useState } from 'react';
import { BOOKING_SECTION_ID, ReserveLink } from '@/components/booking/reserve-link';
import { buttonVariants } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { formatPrice } from '@/lib/format/price';
import type { ChosenRoom, RoomSelectionMessages } from './room-choice';
import { useRoomChoice } from './room-choice';

type StayBarProps = {
  price: number;
  rooms: ChosenRoom[];
  messages: RoomSelectionMessages['card'];
};

/**
 * On small screens, where the card is below everything else: the choice and a link down to it, at
 * the bottom of the screen until the card is in view.
 */
export function StayBar({ price: hotelPrice, rooms, messages }: StayBarProps) {
  const { chosen } = useRoomChoice();
  const [arrived, setArrived] = useState(false);
  const room = chosen === null ? null : (rooms[chosen] ?? null);
  const price = room?.price ?? hotelPrice;

  useEffect(() => {
    const card = document.getElementById(BOOKING_SECTION_ID);
    if (!card) return;
    const observer = new IntersectionObserver(
      (entries) => setArrived(entries.at(-1)?.isIntersecting === true),
      // Counts what is above the screen as visible, so that a jump past the card is a change: at
      // the end of the page there is nothing to book.
      { rootMargin: '100000px 0px 0px' },
    );
    observer.observe(card);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      className={cn(
        'stay-bar fixed inset-x-0 bottom-0 z-30 border-t border-line bg-card pb-[env(safe-area-inset-bottom)] shadow-3 transition-[translate,visibility] duration-200 motion-reduce:transition-none lg:hidden',
        arrived && 'invisible translate-y-full',
      )}
    >
      <div className="wrap flex min-h-18 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
        {/* Very large type leaves only the button: the price would wrap inside its digits. */}
        <p className="min-w-0 flex-[100_1_6.5rem] leading-tight max-[18rem]:low:hidden">
          <span className="block truncate text-caption text-ink-2">
            {room?.name ?? (price > 0 ? messages.from : messages.heading)}
          </span>
          <span className="numeric font-serif text-xl font-[520]">
            {price > 0 ? formatPrice(price) : messages.askPrice}
          </span>
          {price > 0 ? <span className="text-caption text-ink-2"> {messages.perNight}</span> : null}
        </p>
        <ReserveLink className={buttonVariants({ className: 'grow' })}>{messages.jump}</ReserveLink>
      </div>
    </div>
  );
}
