'use client';

import { useEffect, useRef } from 'react';
import { clockAt } from '@/lib/format/utc-offset';

/** The hours at which each part of the day begins; before the first of them it is night. */
const PARTS = [
  [5, 'dawn'],
  [7, 'day'],
  [17, 'dusk'],
  [19, 'night'],
] as const;

type PartOfDay = (typeof PARTS)[number][1];

/** The part of the day where clocks are `offset` minutes ahead of UTC. */
function partOfDay(offset: number): PartOfDay {
  const hour = clockAt(offset).getUTCHours();
  return PARTS.findLast(([from]) => hour >= from)?.[1] ?? 'night';
}

/**
 * The light of the hour over a drawing (hero.css). It only darkens, so that words on the drawing stay as
 * readable as they are by day.
 */
export function PlaceLight({ offset }: { offset: number }) {
  const light = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (light.current) light.current.dataset.hour = partOfDay(offset);
  }, [offset]);
  return <span ref={light} aria-hidden className="place-light" />;
}
