import 'server-only';
import { unstable_cache } from 'next/cache';
import type { CalendarDate } from '@/lib/format/date';
import { untilTag } from './tags';

/**
 * Limits the page being rendered to this day in São Paulo, inclusive: it is not served to any
 * visitor afterwards.
 */
export const validUntil = (day: CalendarDate) =>
  unstable_cache(async () => null, ['valid-until', day], { tags: [untilTag(day)] })();
