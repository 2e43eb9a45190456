'use client';

import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { dragOrder } from '@/components/ui/drag-order';
import { useChosenUrl } from '@/components/ui/use-chosen-url';
import { type Itinerary, itineraryPath } from '@/lib/itinerary/paths';
import { movedStop } from '@/lib/itinerary/stops';

type StopListProps = {
  itinerary: Itinerary;
  /** The cards of its stops, in their order. */
  children: ReactNode;
};

/** The stops of an itinerary. They can be dragged by their numbers or moved with links. */
export function StopList({ itinerary, children }: StopListProps) {
  const chosenUrl = useChosenUrl();
  const list = useRef<HTMLOListElement>(null);
  const drop = useEffectEvent((from: number, to: number) => {
    chosenUrl.open(itineraryPath(movedStop(itinerary, from, to - from)), 'push');
  });
  useEffect(
    () =>
      list.current ? dragOrder(list.current, { dropped: (from, to) => drop(from, to) }) : undefined,
    [],
  );
  return (
    <div className="stops-area">
      <ol ref={list} className="stops" data-stops={itinerary.stops.length}>
        {children}
      </ol>
    </div>
  );
}
