// CommonJS, because Next loads this file by itself, beside the bundles, and extends its own classes.
const { randomUUID } = require('node:crypto');
const { rename, rm, writeFile } = require('node:fs/promises');
const {
  default: FileSystemCache,
} = require('next/dist/server/lib/incremental-cache/file-system-cache');
const {
  SharedCacheControls,
} = require('next/dist/server/lib/incremental-cache/shared-cache-controls.external');
const { firstPaint } = require('./first-paint.cjs');

/** The tag by which a page says that there is nothing at its address (lib/data/miss.ts). */
const MISS = 'miss';

/** The tag by which a page says that a part of it could not be read. */
const GAP = 'gap';

/** The tag by which a page says that its answer is 404. */
const NOT_FOUND = 'not-found';

const hasTag = (data, tag) =>
  String(data.headers?.['x-next-cache-tags'] ?? '')
    .split(',')
    .includes(tag);

/** Any answer but a page: not found, redirect, or a page that calls itself a miss. */
function isMiss(data) {
  if (data?.kind !== 'APP_PAGE') return false;
  return (data.status ?? 200) !== 200 || hasTag(data, MISS);
}

/** As lib/format/date.ts has it, which this file can't load. */
const SAO_PAULO = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' });

/** The last day of the offer whose page this is (components/offers/offer-day-meta.tsx), or null. */
const endOf = (html) => /<meta name="offer-until" content="([\d-]{10})"/.exec(html)?.[1] ?? null;

/**
 * A stored page as it may be handed out on this day (docs/decisions/0006). Offers end at midnight
 * in São Paulo: the page of one that is over has expired, so its visitor waits for the answer of
 * today; any other page of a former day is stale, even when its minute is not over.
 */
function asOfToday(entry) {
  const today = SAO_PAULO.format(Date.now());
  const end = endOf(entry.value.html);
  if (end && end < today) return { ...entry, lastModified: -1 };
  if (SAO_PAULO.format(entry.lastModified) === today) return entry;
  const lifetime = (entry.cacheControl?.revalidate || 0) * 1000;
  return { ...entry, lastModified: entry.lastModified - lifetime };
}

/** Replaces a file at once: who reads it, also after a crash, has all of the old one or of the new. */
async function writeWhole(file, content) {
  const part = `${file}.${randomUUID()}.part`;
  try {
    await writeFile(part, content);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/**
 * Next's own page cache on disk and in memory, which keeps no misses: the number of addresses at
 * which there is nothing is unbounded. The one miss that is kept is the one that replaces a page,
 * because the page would otherwise be served for ever. See docs/decisions/0007. A page with a gap is
 * not kept either: the whole one before it stays.
 */
module.exports = class PageCache extends FileSystemCache {
  /** Next makes one of these for each request. */
  begun = Date.now();

  constructor(context) {
    super({ ...context, fs: { ...context.fs, writeFile: writeWhole } });
  }

  async get(key, context) {
    const entry = await super.get(key, context);
    if (entry?.value?.kind !== 'APP_PAGE') return entry;
    // Pages of the build come from the disk, past `set`. The entry stays in memory as it is now.
    entry.value.html = firstPaint(entry.value.html);
    // A miss only keeps the page away that it has replaced; its visitor waits for the answer of now.
    return isMiss(entry.value) ? { ...entry, lastModified: -1 } : asOfToday(entry);
  }

  async set(key, data, context) {
    // What is set here is what the visitor is answered with: a page has no other way to its status.
    if (data?.kind === 'APP_PAGE' && hasTag(data, NOT_FOUND)) data.status = 404;
    const hasGap = data?.kind === 'APP_PAGE' && hasTag(data, GAP);
    if (hasGap || (isMiss(data) && !this.holds(key))) {
      // Next remembers the lifetime of every answer that it has tried to store, without a bound.
      if (!this.holds(key)) SharedCacheControls.cacheControls.delete(key);
      return;
    }
    if (data?.kind === 'APP_PAGE') data.html = firstPaint(data.html);
    const stored = super.set(key, data, context);
    // A page is as old as the reading it was made from, not as its last line: a change that was
    // published in between would count as older than the page, and not be seen for a minute.
    const entry = FileSystemCache.memoryCache?.get(key);
    if (entry) entry.lastModified = this.begun;
    await stored;
  }

  /** True when there is a page to replace. */
  holds(key) {
    return (
      Boolean(FileSystemCache.memoryCache?.get(key)) ||
      this.fs.existsSync(this.getFilePath(`${key}.html`, 'APP_PAGE'))
    );
  }
};
