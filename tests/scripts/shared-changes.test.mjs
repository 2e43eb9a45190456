import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, afterEach, before, beforeEach, describe, mock, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { createClient } from '@redis/client';
import sharedChanges from '../../lib/cache/shared-changes.cjs';
import { startEngine } from '../../scripts/test/engine.mjs';

const LONGEST_MS = 20_000;
const change = { tables: ['hotels'] };

/** Waits for a condition, up to LONGEST_MS. */
async function until(what, holds) {
  const end = Date.now() + LONGEST_MS;
  while (!(await holds())) {
    assert.ok(Date.now() < end, `waited in vain until ${what}`);
    await setTimeout(20);
  }
}

describe('changes shared between instances', () => {
  let temp;
  let engine;
  let admin;
  let site;
  const open = [];

  before(async () => {
    temp = mkdtempSync(path.join(tmpdir(), 'shared-changes-'));
    engine = await startEngine(temp);
    admin = createClient({ url: engine.url, socket: { reconnectStrategy: 50 } });
    admin.on('error', () => {});
    await admin.connect();
  });
  after(async () => {
    admin.destroy();
    await engine.stop();
    rmSync(temp, { recursive: true, force: true });
  });
  beforeEach(() => {
    site = `${Math.random()}.example`;
    mock.method(console, 'warn', () => {});
  });
  afterEach(() => {
    for (const instance of open.splice(0)) instance.close();
    mock.restoreAll();
  });

  /** An instance, which stores its state under its name. */
  function instance(name, url = engine.url) {
    const heard = { tags: [], missed: 0 };
    const changes = [];
    const shared = new sharedChanges.SharedChanges({
      url,
      site,
      folder: path.join(temp, site, name),
      onChanges: (messages) => {
        heard.tags.push(...messages.flatMap(({ tags }) => tags));
        changes.push(...messages.map((message) => message.change));
      },
      onMissed: () => {
        heard.missed += 1;
      },
    });
    open.push(shared);
    return { heard, changes, shared, ready: shared.ready, close: () => shared.close() };
  }
  async function instances(...names) {
    const made = names.map((name) => instance(name));
    await Promise.all(made.map(({ ready }) => ready));
    return made;
  }
  const connected = (...list) =>
    until('all are connected', () => list.every(({ shared }) => shared.isConnected));
  const logged = () => console.warn.mock.calls.map(({ arguments: [line] }) => JSON.parse(line));

  test('the engine’s client is loaded only with CACHE_URL, and not during a build', () => {
    const program = `
      const PageCache = require('./lib/cache/page-cache.cjs');
      const cache = new PageCache({ serverDistDir: ${JSON.stringify(temp)} });
      cache.get('x', { kind: 'APP_PAGE' }).then(() => cache.revalidateTag('hotels', {})).then(() => {
        console.log(Object.keys(require.cache).filter((file) => file.includes('@redis')).length);
        process.exit();
      });`;
    const loaded = (env) =>
      execFileSync(process.execPath, ['-e', program], {
        cwd: new URL('../..', import.meta.url),
        env: { ...process.env, ...env },
        encoding: 'utf8',
      });
    assert.equal(Number(loaded({ CACHE_URL: '' })), 0);
    assert.equal(Number(loaded({ CACHE_URL: engine.url, VITRINE_BUILDING: '1' })), 0);
    assert.notEqual(Number(loaded({ CACHE_URL: engine.url })), 0);
  });

  test('a change reaches all other instances, but not its sender', async () => {
    const [a, b, c] = await instances('a', 'b', 'c');
    a.shared.publish(['hotels', 'offers'], change);
    b.shared.publish(['regions'], change);
    await until(
      'all have heard',
      () => [a, b, c].map(({ heard }) => heard.tags.length).join() === '1,2,3',
    );
    assert.deepEqual(a.heard.tags, ['regions']);
    assert.deepEqual(c.heard.missed, 0);
  });

  test('a change reaches a restarted instance, once', async () => {
    const [a, b] = await instances('a', 'b');
    a.shared.publish(['hotels'], change);
    await until('it is heard', () => b.heard.tags.length === 1);
    b.close();
    a.shared.publish(['offers'], change);
    a.shared.publish(['regions'], change);
    await until('it is stored', async () => (await admin.get(`{vitrine:${site}}:count`)) === '3');
    const [again] = await instances('b');
    assert.deepEqual(again.heard, { tags: ['offers', 'regions'], missed: 0 });
  });

  test('an instance of a new build assumes that everything changed, if anything ever did', async () => {
    const [a] = await instances('a');
    assert.equal(a.heard.missed, 0);
    a.shared.publish(['hotels'], change);
    await until('it is stored', () => admin.exists(`{vitrine:${site}}:count`));
    const [b] = await instances('b');
    assert.deepEqual(b.heard, { tags: [], missed: 1 });
  });

  test('sites that share an engine do not receive each other’s changes', async () => {
    const [a] = await instances('a');
    const first = site;
    site = `other.${first}`;
    const [b] = await instances('b');
    b.shared.publish(['hotels'], change);
    await until('it is stored', () => admin.exists(`{vitrine:${site}}:count`));
    site = first;
    const [c] = await instances('c');
    a.shared.publish(['regions'], change);
    await until('it is heard', () => c.heard.tags.length > 0);
    assert.deepEqual([a.heard.tags, c.heard.tags], [[], ['regions']]);
  });

  test('an engine that is down is logged once, and changes made meanwhile arrive afterwards', async () => {
    const [a, b] = await instances('a', 'b');
    a.shared.publish(['hotels'], change);
    await until('it is heard', () => b.heard.tags.length === 1);
    await engine.stop();
    await until('both know', () => !a.shared.isConnected && !b.shared.isConnected);
    a.shared.publish(['offers'], change);
    b.shared.publish(['regions'], change);
    await engine.start();
    await connected(a, b);
    // The engine is empty after its restart, so both assume that everything has changed.
    await until('both have heard', () => a.heard.missed > 0 && b.heard.missed > 0);
    await until(
      'the engine has both',
      async () => (await admin.get(`{vitrine:${site}}:count`).catch(() => null)) === '2',
    );
    const events = logged().map(({ event }) => event);
    assert.deepEqual(events.toSorted(), [
      'cache-engine-away',
      'cache-engine-away',
      'cache-engine-back',
      'cache-engine-back',
    ]);
  });

  test('an instance sends on its next start what it could not send before it ended', async () => {
    const [a, b] = await instances('a', 'b');
    await engine.stop();
    await until('both know', () => !a.shared.isConnected && !b.shared.isConnected);
    for (let i = 0; i < 200; i += 1) a.shared.publish([`tag-${i % 3}`], change);
    a.close();
    await engine.start();
    await connected(b);
    const [again] = await instances('a');
    await until('it is sent', () => again.shared.isConnected && b.heard.tags.length > 0);
    assert.deepEqual([...new Set(b.heard.tags)].toSorted(), ['tag-0', 'tag-1', 'tag-2']);
    // There were more unsent changes than are stored: any page may have changed.
    assert.deepEqual(b.changes[0], { ...change, all: true });
    assert.ok(b.changes.length <= 51);
  });

  test('an engine that was emptied loses no change unnoticed', async () => {
    const [a, b] = await instances('a', 'b');
    a.shared.publish(['hotels'], change);
    await until('it is heard', () => b.heard.tags.length === 1);
    b.close();
    a.shared.publish(['offers'], change);
    await until('it is stored', async () => (await admin.get(`{vitrine:${site}}:count`)) === '2');
    await admin.flushAll();
    const [again] = await instances('b');
    assert.deepEqual(again.heard, { tags: [], missed: 1 });
    await connected(a);
    a.shared.publish(['regions'], change);
    await until(
      'it is heard',
      () => again.heard.tags.includes('regions') || again.heard.missed > 1,
    );
  });

  test('an instance that missed more than is stored assumes that everything changed', async () => {
    const [a, b] = await instances('a', 'b');
    a.shared.publish(['hotels'], change);
    await until('it is heard', () => b.heard.tags.length === 1);
    b.close();
    for (const tag of ['offers', 'regions']) a.shared.publish([tag], change);
    await until('it is stored', async () => (await admin.get(`{vitrine:${site}}:count`)) === '3');
    await admin.xTrim(`{vitrine:${site}}:changes`, 'MAXLEN', 1);
    const [again] = await instances('b');
    assert.deepEqual(again.heard, { tags: [], missed: 1 });
  });

  test('an engine that accepts connections but never responds delays no page', async () => {
    const silent = net.createServer(() => {}).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const a = instance('a', `redis://127.0.0.1:${silent.address().port}`);
    await a.ready;
    a.shared.publish(['hotels'], change);
    assert.equal(a.shared.isConnected, false);
    a.close();
    silent.close();
  });

  test('malformed data in the engine or on disk stops no instance', async () => {
    const [a, b] = await instances('a', 'b');
    for (const json of ['', 'null', '{"tags":7}', '[]']) {
      await admin
        .multi()
        .incr(`{vitrine:${site}}:count`)
        .xAdd(`{vitrine:${site}}:changes`, '*', { json })
        .exec();
    }
    a.shared.publish(['hotels'], change);
    await until('it is heard', () => b.heard.tags.includes('hotels'));
    b.close();
    writeFileSync(path.join(temp, site, 'b', 'shared-changes.json'), '{"cursor":');
    const [again] = await instances('b');
    assert.equal(again.heard.missed, 1);
  });
});
