import 'server-only';
import { setTimeout } from 'node:timers/promises';
import { prewarm, requestPage } from '@/lib/cache/prewarm';
import { type CalendarDate, todayInSaoPaulo } from '@/lib/format/date';
import { indexedPages } from '@/lib/sitemap/queries';

/** The server compares the date this often, in milliseconds. That requests nothing. */
const LOOK_EVERY_MS = 1_000;
/** Pause before pages of a former day are requested again, in milliseconds. */
const ROUND_EVERY_MS = 3_000;
/** A list of offers that search engines are not told of. */
const SITE_MAP = '/sitemap';

/** True when visitors of this page get one that was made on this day, or none. */
async function isOfDay(path: string, day: CalendarDate): Promise<boolean> {
  const { status, headers } = await requestPage(path);
  if (status !== 200) return status < 500;
  return todayInSaoPaulo(new Date(headers.get('last-modified') ?? 0)) === day;
}

/**
 * Requests every page that shows rows, and waits for the ones that are re-rendered: visitors come
 * first. Resolves to how many were not of this day yet.
 */
async function pagesBehind(day: CalendarDate): Promise<number> {
  let behind = 0;
  for (const path of [SITE_MAP, ...(await indexedPages()).map((page) => page.path)]) {
    if (await isOfDay(path, day)) continue;
    behind += 1;
    await prewarm([path]);
  }
  return behind;
}

/** Resolves when every page is of this day, or the day is over. */
async function prewarmDay(day: CalendarDate): Promise<void> {
  let hasFailed = false;
  while (todayInSaoPaulo() === day) {
    try {
      if ((await pagesBehind(day)) === 0) return;
    } catch (error) {
      if (!hasFailed) console.error('The offers of today have to wait:', error);
      hasFailed = true;
    }
    await setTimeout(ROUND_EVERY_MS, undefined, { ref: false });
  }
}

/**
 * Has the pages re-rendered that a new day has made stale (lib/cache/page-freshness.cjs), ahead of
 * their visitors: when a day begins in São Paulo, and after a start, whose stored pages may be of
 * any day. A request for a stale page has it re-rendered. With the database away they stay as they
 * are, and are requested again. The date is compared every second instead of one timer until
 * midnight: clocks are set, machines sleep, and zones change their rules.
 */
export function prewarmAtMidnight(): void {
  let done: CalendarDate | null = null;
  let isBusy = false;
  const look = async () => {
    const day = todayInSaoPaulo();
    if (isBusy || day === done) return;
    isBusy = true;
    await prewarmDay(day);
    isBusy = false;
    if (todayInSaoPaulo() !== day) return;
    done = day;
    console.info(JSON.stringify({ event: 'offers-of-today', day }));
  };
  setInterval(look, LOOK_EVERY_MS).unref();
}
