import 'server-only';
import { unstable_cache } from 'next/cache';
import type { CalendarDate } from '@/lib/format/date';
import { untilTag } from './tags';

/**
 * The page being rendered is valid until this day has ended in São Paulo, inclusive: no visitor is
 * served it afterwards.
 */
export const validUntil = (day: CalendarDate) =>
  unstable_cache(async () => null, ['valid-until', day], { tags: [untilTag(day)] })();
