const { randomUUID } = require('node:crypto');
const { once } = require('node:events');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { setTimeout: pause } = require('node:timers/promises');
const { BLOCK_MS, CONNECT_MS, RETRY_MS, engineClient } = require('./engine-client.cjs');

/**
 * How many changes the engine stores; an instance that misses more treats everything as changed.
 */
const KEPT = 1_000;
/**
 * How many unsent changes are queued while the engine is away; more are merged into one
 * "everything".
 */
const UNSENT = 50;

/** Parses a message, perhaps from another version of the site. Null if invalid. */
function parsed(json) {
  try {
    const { from, tags, change } = JSON.parse(json);
    return { from, tags: tags.map(String), change };
  } catch {
    return null;
  }
}

/**
 * Changes that the instances of the site share in Redis or Valkey: a stream of changes, and a count
 * of all there ever were. Each instance stores on disk how far it has read. If the counts do not
 * match (the engine was emptied, or has dropped unread changes), it has missed something and treats
 * everything as changed. What can't be sent is stored and sent later. See docs/decisions/0017.
 *
 * @typedef {{ from: string, tags: string[], change: object }} Message
 */
class SharedChanges {
  #name = randomUUID();
  #file;
  #keys;
  #options;
  #writer;
  #reader;
  /** @type {{ cursor: string, count: number, unsent: Message[] }} Cursor '' if nothing is known. */
  #state = { cursor: '', count: 0, unsent: [] };
  #sending = null;
  #isConnected = null;
  #isClosed = false;

  /**
   * @param {object} options
   * @param {string} options.url redis:// or rediss://
   * @param {string} options.site Tells apart sites that share an engine.
   * @param {string} options.folder Where this instance stores how far it has read.
   * @param {(messages: Message[]) => void} options.onChanges Others have changed this.
   * @param {() => void} options.onMissed Changes of other instances were lost: anything may have
   * changed.
   */
  constructor({ url, site, folder, ...options }) {
    this.#options = options;
    this.#file = path.join(folder, 'shared-changes.json');
    // In braces: a cluster then stores both on one node, which a transaction needs.
    this.#keys = { stream: `{vitrine:${site}}:changes`, count: `{vitrine:${site}}:count` };
    try {
      this.#state = { ...this.#state, ...JSON.parse(readFileSync(this.#file, 'utf8')) };
    } catch {
      // The first start of this build.
    }
    this.#writer = engineClient(url);
    this.#reader = engineClient(url);
    /** Resolves when missed changes are known, or can't be known now. */
    this.ready = this.#start();
  }

  get isConnected() {
    return this.#isConnected === true;
  }

  /** Tells the others, now or as soon as the engine is back. */
  publish(tags, change) {
    this.#state.unsent.push({ from: this.#name, tags, change });
    if (this.#state.unsent.length > UNSENT) this.#state.unsent = [this.#summary()];
    this.#save();
    if (this.isConnected) this.#send().catch(() => {});
  }

  close() {
    this.#isClosed = true;
    for (const client of [this.#writer, this.#reader]) if (client.isOpen) client.destroy();
  }

  #summary() {
    const { unsent } = this.#state;
    const all = (listOf) => [...new Set(unsent.flatMap(listOf))];
    const change = { tables: all((message) => message.change.tables), all: true };
    return { from: this.#name, tags: all(({ tags }) => tags), change };
  }

  async #start() {
    const clients = [this.#writer, this.#reader];
    const connected = Promise.all(clients.map((client) => once(client, 'ready')));
    for (const client of clients) {
      client.connect().catch(() => {});
      client.unref();
    }
    const waited = pause(CONNECT_MS, undefined, { ref: false });
    await Promise.race([connected, waited]).catch(() => {});
    const first = this.#attempt();
    this.#follow(first);
    await Promise.race([first, waited]);
  }

  /** Waits for the next change, and the one after it, for as long as the process lives. */
  async #follow(first) {
    for (let isGood = await first; !this.#isClosed; isGood = await this.#attempt()) {
      if (isGood) await this.#nextChange();
      else await pause(RETRY_MS, undefined, { ref: false });
    }
  }

  async #attempt() {
    try {
      await this.#catchUp();
      await this.#send();
      this.#report(true);
      return true;
    } catch (error) {
      this.#report(false, error);
      return false;
    }
  }

  async #nextChange() {
    const from = { key: this.#keys.stream, id: this.#state.cursor || '0-0' };
    try {
      await this.#reader.xRead(from, { BLOCK: BLOCK_MS, COUNT: 1 });
    } catch {
      await pause(RETRY_MS, undefined, { ref: false });
    }
  }

  /** Reads what changed since; both replies are from one moment. */
  async #catchUp() {
    const { stream, count: counter } = this.#keys;
    const { cursor, count } = this.#state;
    const [total, entries] = await this.#writer
      .multi()
      .get(counter)
      .xRange(stream, cursor ? `(${cursor}` : '-', '+')
      .exec();
    const there = Number(total ?? 0);
    const isWhole = there - count === entries.length && (cursor !== '' || there === 0);
    if (entries.length === 0 && isWhole && cursor) return;
    const last = isWhole ? entries.at(-1)?.id : await this.#lastId();
    if (!isWhole) this.#options.onMissed();
    else this.#tell(entries);
    this.#state = { ...this.#state, cursor: last ?? '0-0', count: there };
    this.#save();
  }

  async #lastId() {
    const [last] = await this.#writer.xRevRange(this.#keys.stream, '+', '-', { COUNT: 1 });
    return last?.id;
  }

  #tell(entries) {
    const others = entries.flatMap(({ message }) => parsed(message.json) ?? []);
    const news = others.filter(({ from }) => from !== this.#name);
    if (news.length > 0) this.#options.onChanges(news);
  }

  /**
   * Sends unsent changes in order. A change that may have arrived is sent again, which is harmless.
   */
  #send() {
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = null;
    });
    return this.#sending;
  }

  async #sendAll() {
    const { stream, count } = this.#keys;
    for (let [next] = this.#state.unsent; next; [next] = this.#state.unsent) {
      await this.#writer
        .multi()
        .incr(count)
        .xAdd(
          stream,
          '*',
          { json: JSON.stringify(next) },
          {
            TRIM: { strategy: 'MAXLEN', strategyModifier: '~', threshold: KEPT },
          },
        )
        .exec();
      this.#state.unsent = this.#state.unsent.filter((message) => message !== next);
      this.#save();
    }
  }

  #report(isConnected, error) {
    if (this.#isConnected === isConnected || this.#isClosed) return;
    const isFirst = this.#isConnected === null;
    this.#isConnected = isConnected;
    if (isConnected && isFirst) return;
    const event = isConnected ? 'cache-engine-back' : 'cache-engine-away';
    console.warn(JSON.stringify({ event, ...(error && { reason: error.message }) }));
  }

  #save() {
    try {
      mkdirSync(path.dirname(this.#file), { recursive: true });
      writeFileSync(`${this.#file}.tmp`, JSON.stringify(this.#state));
      renameSync(`${this.#file}.tmp`, this.#file);
    } catch {
      // On such a disk, everything counts as changed after a restart.
    }
  }
}

module.exports = { SharedChanges };
