const { mkdirSync, readFileSync, writeFileSync, renameSync } = require('node:fs');
const path = require('node:path');

/** Matches every tag, and pages without one. */
const ALL = '*';

/**
 * When each cache tag was last invalidated, stored on disk, so that older pages are still stale
 * after a restart. There are only as many as lib/cache/tags.ts has tags that are revalidated.
 */
class TagState {
  #file;
  /** @type {Map<string, { stale?: number, expired?: number }>} Times in ms. */
  #tags = new Map();

  constructor(folder) {
    this.#file = path.join(folder, 'tags.json');
    try {
      this.#tags = new Map(Object.entries(JSON.parse(readFileSync(this.#file, 'utf8'))));
    } catch {
      // Nothing was invalidated since the build.
    }
  }

  /**
   * Marks the tags as Next defines it: without `durations`, pages with them expire at once; with
   * it, they are stale from now on and expire after `expire` seconds.
   */
  invalidate(tags, durations) {
    const now = Date.now();
    for (const tag of tags) {
      const { expire } = durations ?? { expire: 0 };
      this.#tags.set(tag, {
        ...this.#tags.get(tag),
        ...(durations ? { stale: now } : {}),
        ...(expire === undefined ? {} : { expired: now + expire * 1000 }),
      });
    }
    this.#save();
  }

  /** Makes every page stale that was rendered before now. */
  invalidateAll() {
    this.invalidate([ALL], {});
  }

  /** The strictest invalidation of any of these tags since a time. */
  invalidation(tags, since) {
    let found = null;
    for (const tag of [...tags, ALL]) {
      const { stale = 0, expired = 0 } = this.#tags.get(tag) ?? {};
      if (expired >= since && expired > 0 && expired <= Date.now()) return 'expired';
      if (stale >= since && stale > 0) found = 'stale';
    }
    return found;
  }

  #save() {
    try {
      mkdirSync(path.dirname(this.#file), { recursive: true });
      const temporary = `${this.#file}.tmp`;
      writeFileSync(temporary, JSON.stringify(Object.fromEntries(this.#tags)));
      renameSync(temporary, this.#file);
    } catch (error) {
      console.warn('Invalidated tags can’t be stored on this disk:', error);
    }
  }
}

module.exports = { TagState };
