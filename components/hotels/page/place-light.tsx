'use client';

import { useEffect, useRef } from 'react';

/** The hours at which each part of the day begins; before the first of them it is night. */
const PARTS = [
  [5, 'dawn'],
  [7, 'day'],
  [17, 'dusk'],
  [19, 'night'],
] as const;

type PartOfDay = (typeof PARTS)[number][1];

/** The part of the day that it is in a time zone; null where the browser does not know the zone. */
export function partOfDay(zone: string, now = new Date()): PartOfDay | null {
  try {
    const hour = Number(
      new Intl.DateTimeFormat('en', {
        hour: 'numeric',
        hourCycle: 'h23',
        timeZone: zone,
      }).format(now),
    );
    return PARTS.findLast(([from]) => hour >= from)?.[1] ?? 'night';
  } catch {
    return null;
  }
}

/**
 * The light of the hour over a drawing (hero.css). It only darkens, so that words on the drawing stay as
 * readable as they are by day.
 */
export function PlaceLight({ zone }: { zone: string }) {
  const light = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const part = partOfDay(zone);
    if (light.current && part) light.current.dataset.hour = part;
  }, [zone]);
  return <span ref={light} aria-hidden className="place-light" />;
}
