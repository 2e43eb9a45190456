import 'server-only';
import { prewarmLater } from '@/lib/cache/prewarm';
import { type CalendarDate, todayInSaoPaulo } from '@/lib/format/date';
import { logPagesOfToday } from '@/lib/log';
import { pagesAhead } from '@/lib/sitemap/indexed-pages';

/** The server compares the date this often, in milliseconds. That requests nothing. */
const LOOK_EVERY_MS = 1_000;

/**
 * Requests the pages that are rendered ahead, once: those of a former day are re-rendered by that, and
 * all others at their next visit.
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
 * Has the pages re-rendered that a new day has made stale (lib/cache/page-freshness.cjs), ahead of
 * their visitors: when a day begins in São Paulo, and after a start, whose stored pages may be of
 * any day. A convenience, tried once: whether a page is of today is decided when it is read. The
 * date is compared every second instead of one timer until midnight: clocks are set, machines sleep,
 * and zones change their rules.
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
