const { createHash, randomUUID } = require('node:crypto');
const { readdirSync, rmSync } = require('node:fs');
const { mkdir, readFile, rename, rm, writeFile } = require('node:fs/promises');
const path = require('node:path');
const { deserialize, serialize } = require('node:v8');

const TEMPORARY = '.tmp';

/** @typedef {import('./page-freshness.cjs').Page} Page */

/** The approximate memory size of a page: characters of text plus bytes of buffers. */
function sizeOf({ value }) {
  const buffers = [value?.rscData, value?.body, ...(value?.segmentData?.values() ?? [])];
  return buffers.reduce((size, buffer) => size + (buffer?.length ?? 0), value?.html?.length ?? 0);
}

/**
 * Pages by Next's key: one file each, and the most recently used in memory. If the disk can't be
 * written to, new pages are not durable, but still served.
 */
class PageStorage {
  #folder;
  #maxBytes;
  #bytes = 0;
  /** @type {Map<string, Page>} The most recently used comes last. */
  #memory = new Map();

  /** Removes temporary files that a process killed while writing left in the folder. */
  constructor(folder, maxBytes) {
    this.#folder = folder;
    this.#maxBytes = maxBytes;
    try {
      for (const name of readdirSync(folder)) {
        if (name.endsWith(TEMPORARY)) rmSync(path.join(folder, name), { force: true });
      }
    } catch {
      // Nothing was stored yet, or the folder is read-only.
    }
  }

  /** A file name of fixed length: keys hold URLs, of any length and with any character. */
  #fileOf(key) {
    return path.join(this.#folder, `${createHash('sha256').update(key).digest('hex')}.page`);
  }

  /** The page from memory; undefined if it is not there. */
  recall(key) {
    const page = this.#memory.get(key);
    if (!page) return undefined;
    this.#memory.delete(key);
    this.#memory.set(key, page);
    return page;
  }

  /** The page from disk; null if there is no readable one. */
  async load(key) {
    try {
      const { key: owner, ...page } = deserialize(await readFile(this.#fileOf(key)));
      return owner === key ? page : null;
    } catch {
      return null;
    }
  }

  /** Stores a page in memory and evicts the least recently used ones. */
  remember(key, page) {
    this.#forget(key);
    const size = sizeOf(page);
    if (size > this.#maxBytes) return;
    this.#memory.set(key, page);
    this.#bytes += size;
    for (const oldest of this.#memory.keys()) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#forget(oldest);
    }
  }

  #forget(key) {
    const page = this.#memory.get(key);
    if (!page) return;
    this.#memory.delete(key);
    this.#bytes -= sizeOf(page);
  }

  /** Replaces a stored page atomically: a reader gets all of the old one or of the new one. */
  async store(key, page) {
    this.remember(key, page);
    const file = this.#fileOf(key);
    const temporary = `${file}.${randomUUID()}${TEMPORARY}`;
    const { value, madeAt, tags, cacheControl } = page;
    try {
      await mkdir(this.#folder, { recursive: true });
      await writeFile(temporary, serialize({ key, value, madeAt, tags, cacheControl }));
      await rename(temporary, file);
    } catch (error) {
      console.warn('A page can’t be stored on this disk:', error);
      await rm(temporary, { force: true }).catch(() => {});
    }
  }
}

module.exports = { PageStorage };
