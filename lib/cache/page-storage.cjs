const { createHash, randomUUID } = require('node:crypto');
const { readdirSync, rmSync } = require('node:fs');
const { mkdir, readFile, rename, rm, writeFile } = require('node:fs/promises');
const path = require('node:path');
const { deserialize, serialize } = require('node:v8');

const TEMPORARY = '.tmp';

/** @typedef {import('./page-freshness.cjs').Page} Page */

/** What a page takes in memory, roughly: the letters of its text and the bytes of its buffers. */
function sizeOf({ value }) {
  const buffers = [value?.rscData, value?.body, ...(value?.segmentData?.values() ?? [])];
  return buffers.reduce((size, buffer) => size + (buffer?.length ?? 0), value?.html?.length ?? 0);
}

/**
 * Pages by the key that Next gives them: one file each, and the ones used last in memory. A disk
 * that can't be written to costs what is rendered next its durability, and never the answer.
 */
class PageStorage {
  #folder;
  #maxBytes;
  #bytes = 0;
  /** @type {Map<string, Page>} The one used last comes last. */
  #memory = new Map();

  /** Removes what a process that was killed while writing has left in the folder. */
  constructor(folder, maxBytes) {
    this.#folder = folder;
    this.#maxBytes = maxBytes;
    try {
      for (const name of readdirSync(folder)) {
        if (name.endsWith(TEMPORARY)) rmSync(path.join(folder, name), { force: true });
      }
    } catch {
      // Nothing was stored yet, or the folder can only be read.
    }
  }

  /** A file name of fixed length: keys hold URLs, of any length and with any character. */
  #fileOf(key) {
    return path.join(this.#folder, `${createHash('sha256').update(key).digest('hex')}.page`);
  }

  /** The page from memory, undefined where it is not there. */
  recall(key) {
    const page = this.#memory.get(key);
    if (!page) return undefined;
    this.#memory.delete(key);
    this.#memory.set(key, page);
    return page;
  }

  /** The page from disk, null where there is none that can be read. */
  async load(key) {
    try {
      const { key: owner, ...page } = deserialize(await readFile(this.#fileOf(key)));
      return owner === key ? page : null;
    } catch {
      return null;
    }
  }

  /** Holds a page in memory, in place of those that were not used for longest. */
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

  /** Stores a page in place of the one before: a reader gets all of the one or of the other. */
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
