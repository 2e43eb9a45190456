import type { CalendarDate } from '@/lib/format/date';

/**
 * Every cache tag of the site. Pages collect them when they read; writes invalidate them by name.
 */
export const tags = {
  hotels: 'hotels',
  regions: 'regions',
  offers: 'offers',
  settings: 'settings',
  /** The alternative texts of the library's images. */
  media: 'media',
  /** On a page without a part that could not be read; see lib/cache/uncacheable.ts. */
  partial: 'partial',
  /** On a page that answers many URLs without a page of their own. */
  sharedMiss: 'shared-miss',
} as const;

/**
 * The tag of content that is valid through a day in São Paulo. The calendar invalidates it: a page
 * with it expires then (lib/cache/page-freshness.cjs).
 */
export const untilTag = (day: CalendarDate) => `until:${day}`;
