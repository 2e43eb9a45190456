import type { CalendarDate } from '@/lib/format/date';

/** What has not ended before `today` (last day included); everything while today is unknown. */
export function stillOffered<T extends { validUntil: CalendarDate | null }>(
  items: T[],
  today: CalendarDate | null,
): T[] {
  if (today === null) return items;
  return items.filter(({ validUntil }) => validUntil === null || today <= validUntil);
}
