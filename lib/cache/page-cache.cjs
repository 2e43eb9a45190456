// CommonJS, because Next loads this file by itself, beside the bundles, and extends its own classes.
const {
  default: FileSystemCache,
} = require('next/dist/server/lib/incremental-cache/file-system-cache');
const {
  SharedCacheControls,
} = require('next/dist/server/lib/incremental-cache/shared-cache-controls.external');

/** The tag by which a page says that there is nothing at its address (lib/data/miss.ts). */
const MISS = 'miss';

/** Any answer but a page: not found, redirect, or a page that calls itself a miss. */
function isMiss(data) {
  if (data?.kind !== 'APP_PAGE') return false;
  if ((data.status ?? 200) !== 200) return true;
  return String(data.headers?.['x-next-cache-tags'] ?? '')
    .split(',')
    .includes(MISS);
}

/**
 * Next's own page cache on disk and in memory, which keeps no misses: the number of addresses at
 * which there is nothing is unbounded. The one miss that is kept is the one that replaces a page,
 * because the page would otherwise be served for ever. See docs/decisions/0007.
 */
module.exports = class PageCache extends FileSystemCache {
  async set(key, data, context) {
    if (isMiss(data) && !this.holds(key)) {
      // Next remembers the lifetime of every answer that it has tried to store, without a bound.
      SharedCacheControls.cacheControls.delete(key);
      return;
    }
    await super.set(key, data, context);
  }

  /** True when there is a page to replace. */
  holds(key) {
    return (
      Boolean(FileSystemCache.memoryCache?.get(key)) ||
      this.fs.existsSync(this.getFilePath(`${key}.html`, 'APP_PAGE'))
    );
  }
};
