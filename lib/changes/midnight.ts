import 'server-only';
import { prewarmLater } from '@/lib/cache/prewarm';
import { type CalendarDate, todayInSaoPaulo } from '@/lib/format/date';
import { logPagesOfToday } from '@/lib/log';
import { pagesAhead } from '@/lib/sitemap/indexed-pages';

/** How often the server compares the date, in milliseconds. That sends no requests. */
const LOOK_EVERY_MS = 1_000;

/**
 * Requests the pages to render ahead once, which re-renders those of an earlier day; all others are
 * re-rendered at their next visit.
 */
async function prewarmDay(day: CalendarDate): Promise<void> {
  try {
    await prewarmLater(await pagesAhead());
    logPagesOfToday(day);
  } catch (error) {
    console.error('The pages of today are rendered when they are visited:', error);
  }
}

/**
 * Re-renders the pages that a new day has made stale (lib/cache/page-freshness.cjs) before they are
 * visited: when a day begins in São Paulo, and after a start, when stored pages may be of any day.
 * A convenience, tried once: a page's date is checked when it is read. The date is compared every
 * second instead of with one timer until midnight: clocks get set, machines sleep, and time zones
 * change their rules.
 */
export function prewarmAtMidnight(): void {
  let done: CalendarDate | null = null;
  setInterval(() => {
    const day = todayInSaoPaulo();
    if (day === done) return;
    done = day;
    prewarmDay(day);
  }, LOOK_EVERY_MS).unref();
}
