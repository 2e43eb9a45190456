import 'server-only';
import { env } from '@/lib/env';
import { type CalendarDate, todayInSaoPaulo } from '@/lib/format/date';
import { hotelPath } from '@/lib/hotels/paths';
import { listHotelSlugs } from '@/lib/hotels/queries';

/** The server looks at the date this often, in milliseconds, and at unfinished pages again. */
const LOOK_EVERY_MS = 3_000;
/** So many pages are rendered at a time: visitors come first. */
const AT_ONCE = 4;
/** Lists of offers beside the hotels' pages. */
const LISTS = ['/deals', '/sitemap'];

/** Whether visitors of this page get the offers of that day, or no offers at all. */
async function isOfDay(path: string, day: CalendarDate): Promise<boolean> {
  const response = await fetch(`http://localhost:${env().PORT}${path}`, { redirect: 'manual' });
  const html = await response.text();
  if (response.status !== 200) return response.status < 500;
  return html.includes(`<meta name="offers-of" content="${day}"`);
}

/** Asks for every page that lists offers and gives those that are not of that day yet. */
async function pagesBehind(day: CalendarDate): Promise<string[]> {
  const waiting = [...LISTS, ...(await listHotelSlugs()).map(hotelPath)];
  const behind: string[] = [];
  const work = async () => {
    for (let path = waiting.shift(); path; path = waiting.shift()) {
      if (!(await isOfDay(path, day))) behind.push(path);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return behind;
}

/**
 * Renders the pages that list offers anew as soon as a day begins in São Paulo, without waiting
 * for visitors, the first of whom would still get the page of yesterday. Also after a start, whose
 * stored pages may be of any day. Tries until every page is of today: asking for a page that is
 * behind is what has it rendered, and while the database is away it stays as it is.
 *
 * A look at the clock every few seconds instead of one timer until midnight: clocks are set,
 * machines sleep, and zones change their rules.
 */
export function keepOffersOfToday(): void {
  let done: CalendarDate | null = null;
  let trying: CalendarDate | null = null;
  let busy = false;

  const look = async () => {
    const day = todayInSaoPaulo();
    if (busy || day === done) return;
    busy = true;
    try {
      const behind = await pagesBehind(day);
      if (behind.length === 0) {
        done = day;
        console.info(JSON.stringify({ event: 'offers-of-today', day }));
      }
    } catch (error) {
      if (trying !== day) console.error('The offers of today have to wait:', error);
    } finally {
      trying = day;
      busy = false;
    }
  };
  setInterval(look, LOOK_EVERY_MS).unref();
}
