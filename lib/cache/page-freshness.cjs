// CommonJS like all of the page cache: Next loads it outside its bundles.

/**
 * @typedef {object} Page
 * @property {object | null} value What Next stored; null if the page is gone.
 * @property {number} madeAt When the read that it was rendered from began, in ms.
 * @property {string[]} tags The cache tags that it collected.
 * @property {object} [cacheControl] The lifetime that Next gave it.
 */

const SAO_PAULO = new Intl.DateTimeFormat('en', {
  timeZone: 'America/Sao_Paulo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const MINUTE_MS = 60_000;

/** The tag of a page that is invalid after this day (lib/cache/tags.ts). */
const UNTIL = /^until:(\d{4}-\d{2}-\d{2})$/;

/** The date in São Paulo at a moment. Same as in lib/format/date.ts, which this file can't load. */
function dayOf(moment) {
  const parts = SAO_PAULO.formatToParts(moment).map(({ type, value }) => [type, value]);
  const { year, month, day } = Object.fromEntries(parts);
  return `${year}-${month}-${day}`;
}

const clock = { minute: Number.NaN, day: '' };

/** Today in São Paulo, formatted once a minute: midnight is on a full minute everywhere. */
function today() {
  const minute = Math.floor(Date.now() / MINUTE_MS);
  if (minute !== clock.minute) {
    clock.minute = minute;
    clock.day = dayOf(minute * MINUTE_MS);
  }
  return clock.day;
}

/** The last day on which a page is valid by its tags; '' if none limits it. */
const lastDayOf = (tags) => tags.flatMap((tag) => UNTIL.exec(tag)?.[1] ?? []).toSorted()[0] ?? '';

/**
 * How a stored page may be used now, apart from its age, which Next checks: 'expired' pages are
 * never served, 'stale' ones are served once more while they are re-rendered. Offers begin and end
 * at midnight in São Paulo, so every page of an earlier day is stale. See docs/decisions/0006.
 *
 * @param {Page} page
 * @param {{ invalidation(tags: string[], since: number): 'expired' | 'stale' | null }} tagState
 * @returns {'fresh' | 'stale' | 'expired'}
 */
function freshness(page, tagState) {
  const day = today();
  if (!page.value) return 'expired';
  page.until ??= lastDayOf(page.tags);
  if (page.until && page.until < day) return 'expired';
  const invalidation = tagState.invalidation(page.tags, page.madeAt);
  if (invalidation) return invalidation;
  page.day ??= dayOf(page.madeAt);
  return page.day === day ? 'fresh' : 'stale';
}

module.exports = { freshness };
