import type { CalendarDate } from '@/lib/format/date';

/** Every cache tag of the site. Pages collect them by reading; writes invalidate them by name. */
export const tags = {
  hotels: 'hotels',
  regions: 'regions',
  offers: 'offers',
  settings: 'settings',
  /** What the images of the library show, in words. */
  media: 'media',
  /** Of a page without a part that could not be read; see lib/cache/uncacheable.ts. */
  partial: 'partial',
  /** Of a page that answers many URLs without a page of their own. */
  sharedMiss: 'shared-miss',
} as const;

/**
 * The tag of what is valid until a day has ended in São Paulo, inclusive. The calendar invalidates
 * it: a page that carries it expires then (lib/cache/page-freshness.cjs).
 */
export const untilTag = (day: CalendarDate) => `until:${day}`;
