const path = require('node:path');
const { count, duration } = require('../telemetry/metrics.cjs');
const { BuildPages } = require('./build-pages.cjs');
const { dedupeLocation } = require('./dedupe-location-header.cjs');
const { FirstScreenStyles } = require('./first-screen-styles.cjs');
const { instanceFolder, shareTags } = require('./instances.cjs');
const { freshness } = require('./page-freshness.cjs');
const { PageStorage } = require('./page-storage.cjs');
const { prepareHtml } = require('./prepare-html.cjs');
const { TagState } = require('./tag-state.cjs');
const { forgetVisit } = require('./without-visit.cjs');

/** Older than any fresh page, but not old enough to expire: a day, in ms. */
const STALE_AGE_MS = 86_400_000;
/** How long a page is not rendered again after its rendering failed, in ms. */
const RETRY_MS = 5_000;
/** Pages with a lifetime up to this are of use to one visitor only (lib/cache/uncacheable.ts). */
const SHORTEST_LIFETIME_S = 1;

/** How the metrics count a read. */
const RESULTS = { fresh: 'hit', stale: 'stale', expired: 'miss' };

/** Names from lib/cache/tags.ts, which this file can't load. */
const PARTIAL = 'partial';
const SHARED_MISS = 'shared-miss';
/** Not the tags that Next adds on its own. */
const OWN_TAG = /^[a-z-]+$/;

/** Shared by all handlers of a process: Next creates one per request. */
const shared = new Map();

function sharedOf({ serverDistDir, maxMemoryCacheSize }) {
  const known = shared.get(serverDistDir);
  if (known) return known;
  const folder = instanceFolder(path.join(serverDistDir, 'page-cache'));
  const tags = new TagState(folder);
  const made = {
    build: new BuildPages(serverDistDir),
    styles: new FirstScreenStyles(path.dirname(serverDistDir)),
    storage: new PageStorage(folder, maxMemoryCacheSize ?? 0),
    tags,
    isInformed: shareTags(tags, folder),
  };
  shared.set(serverDistDir, made);
  return made;
}

/** Values of pages that are already stored. Next sets them again after a failed rendering. */
const known = new WeakSet();

const tagsOf = ({ headers }) => String(headers?.['x-next-cache-tags'] ?? '').split(',');

/** Headers that let a CDN drop a page by its tags (lib/cache/cdn.ts). */
function cdnHeaders(data) {
  const tags = process.env.CDN_PURGE_URL ? tagsOf(data).filter((tag) => OWN_TAG.test(tag)) : [];
  if (tags.length === 0) return {};
  return { 'cache-tag': tags.join(','), 'surrogate-key': tags.join(' ') };
}

/** A page without a part that could not be read: it must not replace the one that is stored. */
const isPartial = (data) => data?.kind === 'APP_PAGE' && tagsOf(data).includes(PARTIAL);

/** Anything but a page that other visitors can use: not found, a redirect, a short lifetime. */
function isUncacheable(data, { cacheControl }) {
  if (data?.kind !== 'APP_PAGE') return !data;
  const lifetime = cacheControl?.revalidate;
  const isShort = typeof lifetime === 'number' && lifetime <= SHORTEST_LIFETIME_S;
  if (isShort) return true;
  const { status = 200 } = data;
  return status !== 200 && !(status === 404 && tagsOf(data).includes(SHARED_MISS));
}

/** Makes the changes to a rendered page before it is served. */
async function prepare(data, madeAt, styles) {
  if (data?.kind !== 'APP_PAGE') return;
  data.html = await prepareHtml(data.html, styles);
  const lastModified = new Date(madeAt).toUTCString();
  data.headers = { ...data.headers, 'last-modified': lastModified, ...cdnHeaders(data) };
}

/**
 * The page cache, on Next's documented `cacheHandler` contract: docs/decisions/0001 and 0007.
 * `fetch` responses are not stored: the page is the only cache.
 */
module.exports = class PageCache {
  #shared;
  /** When the data of a page that is being rendered was requested, in ms, by its key. */
  #readAt = new Map();

  constructor(context) {
    // In the middleware Next creates one without a folder, for `fetch` responses.
    this.#shared = context.serverDistDir ? sharedOf(context) : null;
  }

  async get(key, { kind }) {
    if (!this.#shared || (kind !== 'APP_PAGE' && kind !== 'APP_ROUTE')) return null;
    await this.#shared.isInformed;
    const page = this.#shared.storage.recall(key) ?? (await this.#load(key, kind));
    if (!this.#readAt.has(key)) this.#readAt.set(key, Date.now());
    const state = page ? freshness(page, this.#shared.tags) : 'expired';
    count('vitrine.page_cache.reads', { result: RESULTS[state] });
    if (state === 'expired') return null;
    const { value, madeAt, cacheControl, retryAt = 0 } = page;
    const now = Date.now();
    if (retryAt > now) return { value, lastModified: now, cacheControl };
    return { value, lastModified: state === 'stale' ? now - STALE_AGE_MS : madeAt, cacheControl };
  }

  async set(key, data, context) {
    if (!this.#shared || data?.kind === 'FETCH') return;
    const { storage, styles } = this.#shared;
    // Also for pages that are not stored: one rendering is sent to all visitors waiting for the
    // page.
    if (data?.kind === 'APP_PAGE' && !known.has(data)) forgetVisit(data);
    if (data && (known.has(data) || isPartial(data))) {
      this.#readAt.delete(key);
      const page = storage.recall(key);
      if (page) page.retryAt = Date.now() + RETRY_MS;
      return;
    }
    // A page is as old as the read it was made from, not as its last line: otherwise a change
    // published in between would count as older than the page and not be seen for a minute.
    const madeAt = this.#readAt.get(key) ?? Date.now();
    this.#readAt.delete(key);
    if (isUncacheable(data, context)) {
      dedupeLocation(data);
      // Without first-screen rules: these vary with every choice and take long to compute.
      if ((data?.status ?? 200) === 200) await prepare(data, madeAt, null);
      // The previous page is gone, and the build's must not come back in its place.
      const page = storage.recall(key) ?? (await this.#load(key, 'APP_PAGE'));
      if (page?.value) await storage.store(key, { value: null, madeAt, tags: [] });
      return;
    }
    await prepare(data, madeAt, styles);
    duration('vitrine.page.render.duration', (Date.now() - madeAt) / 1000, { kind: data.kind });
    known.add(data);
    const { cacheControl } = context;
    await storage.store(key, { value: data, madeAt, tags: tagsOf(data), cacheControl });
  }

  async revalidateTag(tags, durations) {
    this.#shared?.tags.invalidate([tags].flat(), durations);
  }

  resetRequestCache() {}

  /** The page from disk, else from the build; null if neither has it. */
  async #load(key, kind) {
    const { build, storage } = this.#shared;
    const page = (await storage.load(key)) ?? (await this.#built(build, key, kind));
    // Another request may have stored a newer one meanwhile.
    const newer = storage.recall(key);
    if (newer || !page) return newer ?? null;
    if (page.value) known.add(page.value);
    storage.remember(key, page);
    return page;
  }

  async #built(build, key, kind) {
    const page = await build.load(key, kind);
    if (!page || isPartial(page.value)) return null;
    await prepare(page.value, page.madeAt, this.#shared.styles);
    return { ...page, tags: tagsOf(page.value) };
  }
};
