import type { CalendarDate } from '@/lib/format/date';

/** The items that have not ended before `today` (last day included); all while it is unknown. */
export function stillOffered<T extends { validUntil: CalendarDate | null }>(
  items: T[],
  today: CalendarDate | null,
): T[] {
  if (today === null) return items;
  return items.filter(({ validUntil }) => validUntil === null || today <= validUntil);
}
