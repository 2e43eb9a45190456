'use client';

import { useEffect, useRef } from 'react';
import { clockAt } from '@/lib/format/utc-offset';

/** The hour at which each part of the day begins; before the first one it is night. */
const PARTS = [
  [5, 'dawn'],
  [7, 'day'],
  [17, 'dusk'],
  [19, 'night'],
] as const;

type PartOfDay = (typeof PARTS)[number][1];

/** The part of the day at `offset` minutes ahead of UTC. */
function partOfDay(offset: number): PartOfDay {
  const hour = clockAt(offset).getUTCHours();
  return PARTS.findLast(([from]) => hour >= from)?.[1] ?? 'night';
}

/**
 * Light for the local time of day over a drawing (hero.css). It only darkens, so that text on the
 * drawing stays as readable as by day.
 */
export function PlaceLight({ offset }: { offset: number }) {
  const light = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (light.current) light.current.dataset.hour = partOfDay(offset);
  }, [offset]);
  return <span ref={light} aria-hidden className="place-light" />;
}
