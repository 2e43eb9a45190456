import { useLayoutEffect, useRef, useState } from 'react';
import { shownParty } from '@/components/booking/shown-stay';
import { PAGED_CARDS } from '@/components/sections/card-pages';
import { largeParty } from '@/lib/booking/guests';
import { nightlyFor } from '@/lib/hotels/rooms/price-steps';
import type { ListedHotel } from './listed-hotel';

/**
 * The hotels, with those that have no room for the chosen guests moved last. If the guests change
 * while the list is shown, the visible cards stay in place.
 */
export function useRoomFirst(hotels: ListedHotel[]): ListedHotel[] {
  const guests = largeParty(shownParty.useValue()?.people);
  const [kept, setKept] = useState({ of: hotels, inSight: [] as ListedHotel[] });
  const inSight = kept.of === hotels ? kept.inSight : [];
  const others = hotels.filter((hotel) => !inSight.includes(hotel));
  const isFull = ({ nightly }: ListedHotel) =>
    guests !== null && nightlyFor(nightly, guests) === null;
  const inOrder = [
    ...inSight,
    ...others.filter((hotel) => !isFull(hotel)),
    ...others.filter((hotel) => isFull(hotel)),
  ];

  const last = useRef<{ of: ListedHotel[]; guests: number | null; inOrder: ListedHotel[] }>(null);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { of: hotels, guests, inOrder };
    if (before?.of !== hotels || before.guests === guests) return;
    // The number of visible cards is the same in any order; the new one is not painted yet.
    const cards = [...document.querySelectorAll(PAGED_CARDS)];
    const count = cards.filter((card) => card.getBoundingClientRect().top < innerHeight).length;
    setKept({ of: hotels, inSight: before.inOrder.slice(0, count) });
  });
  return inOrder;
}
