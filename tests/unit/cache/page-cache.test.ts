/** @jest-environment node */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { deserialize } from 'node:v8';
import PageCache from '@/lib/cache/page-cache.cjs';

let serverDistDir: string;
const folder = () => path.join(serverDistDir, 'page-cache');

beforeEach(() => {
  serverDistDir = mkdtempSync(path.join(os.tmpdir(), 'page-cache-'));
});
afterEach(() => {
  jest.useRealTimers();
  rmSync(serverDistDir, { recursive: true, force: true });
});

const options = (maxMemoryCacheSize = 0) => ({ serverDistDir, maxMemoryCacheSize });

/** A cache as Next makes one for each request; without memory, so that everything is on disk. */
const open = () => new PageCache(options());

/** The module as a server has it that has just started. */
function restarted(maxMemoryCacheSize?: number) {
  let Fresh = PageCache;
  jest.isolateModules(() => {
    Fresh = jest.requireActual('@/lib/cache/page-cache.cjs');
  });
  return new Fresh(options(maxMemoryCacheSize));
}

const KEY = '/route-cache/APP_PAGE/hotel/$/hotel/ipe';
const PAGE = { kind: 'APP_PAGE' };
const context = { cacheControl: { revalidate: 60, expire: 31_536_000 } };
const answer = (status: number | undefined, tags = 'hotels') => ({
  kind: 'APP_PAGE',
  html: `<p>${status}</p>`,
  rscData: Buffer.from('rsc'),
  segmentData: new Map([['/_tree', Buffer.from('tree')]]),
  status,
  headers: { 'x-next-cache-tags': tags } as Record<string, string>,
});

const stored = () => readdirSync(serverDistDir, { recursive: true, encoding: 'utf8' });
const read = async () => (await open().get(KEY, PAGE))?.value.html ?? null;
/** How much older than it is a page is said to be, in ms. */
const age = async (cache = open()) => {
  const entry = await cache.get(KEY, PAGE);
  return entry && Date.now() - entry.lastModified;
};
const DAY = 86_400_000;

it.each([
  ['a page that is not found', answer(404), context],
  ['a temporary redirect', answer(307), context],
  ['a permanent redirect', answer(308), context],
  ['a page for one visitor', answer(undefined), { cacheControl: { revalidate: 1 } }],
])('does not keep %s', async (_, page, lifetime) => {
  const cache = new PageCache(options(1_000_000));
  await cache.set(KEY, page, lifetime);
  expect(stored()).toEqual([]);
  expect(await cache.get(KEY, PAGE)).toBeNull();
});

it.each([
  ['a page', answer(undefined)],
  ['a page with a status', answer(200)],
])('keeps %s with everything that belongs to it', async (_, page) => {
  await open().set(KEY, page, context);
  const entry = await open().get(KEY, PAGE);
  expect(entry).toMatchObject({
    cacheControl: context.cacheControl,
    value: { html: page.html, status: page.status },
  });
  expect(String(entry?.value.rscData)).toBe('rsc');
  expect(String(entry?.value.segmentData.get('/_tree'))).toBe('tree');
});

it('replaces a page by the answer that it has become, and that by a page', async () => {
  await open().set(KEY, answer(200), context);
  await open().set(KEY, answer(404), context);
  expect(await read()).toBeNull();
  await open().set(KEY, answer(200), context);
  expect(await read()).toBe('<p>200</p>');
});

it('keeps the one answer to all addresses without a page', async () => {
  await open().set(KEY, answer(404, 'settings,shared-miss'), context);
  expect((await open().get(KEY, PAGE))?.value).toMatchObject({ status: 404 });
  await open().set(KEY, answer(404, 'settings'), context);
  expect(await read()).toBeNull();
});

describe('a page without a part that could not be read', () => {
  const partial = () => answer(200, 'regions,partial');
  const short = { cacheControl: { revalidate: 1 } };

  it('is not kept', async () => {
    await open().set(KEY, partial(), short);
    expect(stored()).toEqual([]);
  });

  it('does not cost the page that is kept', async () => {
    const cache = new PageCache(options(1_000_000));
    await cache.set(KEY, { ...answer(200), html: '<p>whole</p>' }, context);
    await cache.set(KEY, partial(), short);
    expect((await cache.get(KEY, PAGE))?.value.html).toBe('<p>whole</p>');
    expect(await read()).toBe('<p>whole</p>');
  });
});

it('replaces a page at once, so that half of one is never read', async () => {
  const long = (letter: string) => ({ ...answer(200), html: letter.repeat(4_000_000) });
  const before = long('a');
  await open().set(KEY, before, context);
  const [name = ''] = stored().filter((file) => file.endsWith('.page'));
  const file = path.join(serverDistDir, name);
  const length = readFileSync(file).length;
  let ended = false;
  const writing = open()
    .set(KEY, long('b'), context)
    .finally(() => {
      ended = true;
    });
  const lengths = new Set<number>();
  while (!ended) {
    lengths.add(readFileSync(file).length);
    await new Promise(setImmediate);
  }
  await writing;
  expect([...lengths]).toEqual([length]);
  expect(deserialize(readFileSync(file)).value.html).toBe(long('b').html);
  expect(stored().filter((part) => part.endsWith('.tmp'))).toEqual([]);
});

it('removes at its start what was left of a page by a process that was killed', async () => {
  mkdirSync(folder());
  writeFileSync(path.join(folder(), 'x.page.tmp'), 'half');
  restarted();
  expect(readdirSync(folder())).toEqual([]);
});

it('takes a page that can’t be read for none', async () => {
  await open().set(KEY, answer(200), context);
  for (const name of readdirSync(folder())) writeFileSync(path.join(folder(), name), 'half');
  expect(await read()).toBeNull();
});

it('goes on in memory where nothing can be written', async () => {
  writeFileSync(folder(), 'a file where the folder should be');
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const cache = new PageCache(options(1_000_000));
  await cache.set(KEY, answer(200), context);
  await cache.revalidateTag('regions', { expire: 31_536_000 });
  expect((await cache.get(KEY, PAGE))?.value.html).toBe('<p>200</p>');
  expect(warn).toHaveBeenCalled();
  warn.mockRestore();
});

it('has the pages in memory that were used last, up to its bound', async () => {
  const page = () => ({ ...answer(200), html: 'x'.repeat(400), segmentData: new Map() });
  const cache = new PageCache(options(1_000));
  for (const key of ['/a', '/b']) await cache.set(key, page(), context);
  await cache.get('/a', PAGE);
  await cache.set('/c', page(), context);
  rmSync(folder(), { recursive: true });
  const kept = await Promise.all(['/a', '/b', '/c'].map((key) => cache.get(key, PAGE)));
  expect(kept.map(Boolean)).toEqual([true, false, true]);
});

it('keeps answers of routes, whatever their status, and no answers of fetch', async () => {
  const context = { kind: 'APP_ROUTE' };
  const route = { kind: 'APP_ROUTE', body: Buffer.from('x'), status: 404, headers: {} };
  await open().set('/robots.txt', route, context);
  expect(String((await open().get('/robots.txt', context))?.value.body)).toBe('x');
  await open().set('hash', { kind: 'FETCH' }, context);
  expect(await open().get('hash', { kind: 'FETCH' })).toBeNull();
});

describe('the age of a page', () => {
  beforeEach(() =>
    jest.useFakeTimers({
      now: new Date('2026-11-20T12:00:00Z'),
      doNotFake: ['nextTick', 'setImmediate'],
    }),
  );

  it('counts from the reading that it was rendered from, not from its last line', async () => {
    const cache = open();
    await cache.get(KEY, PAGE);
    jest.advanceTimersByTime(300);
    await cache.set(KEY, answer(200), context);
    expect(await age()).toBe(300);
    const entry = await open().get(KEY, PAGE);
    expect(entry?.value.headers['last-modified']).toBe('Fri, 20 Nov 2026 12:00:00 GMT');
  });

  it('makes a page stale that was read before a change, and not one that was read after it', async () => {
    const before = open();
    await before.get(KEY, PAGE);
    jest.advanceTimersByTime(10);
    await open().revalidateTag('hotels', { expire: 31_536_000 });
    jest.advanceTimersByTime(10);
    const after = open();
    await after.get(KEY, PAGE);
    await before.set(KEY, answer(200), context);
    expect(await age()).toBe(DAY);
    await after.set(KEY, answer(200), context);
    expect(await age()).toBe(0);
  });

  it('remembers changes when the server starts again', async () => {
    await open().set(KEY, answer(200, 'hotels,regions'), context);
    await open().revalidateTag(['regions'], { expire: 31_536_000 });
    expect(await age(restarted())).toBe(DAY);
  });

  it('has a page expire whose tag is invalidated without a second chance', async () => {
    await open().set(KEY, answer(200), context);
    jest.advanceTimersByTime(10);
    await open().revalidateTag('hotels');
    expect(await read()).toBeNull();
  });

  it('leaves a page alone for a while when its rendering has failed, with the age that it has', async () => {
    const cache = new PageCache(options(1_000_000));
    await cache.set(KEY, answer(200), context);
    jest.advanceTimersByTime(DAY);
    const entry = await cache.get(KEY, PAGE);
    expect(await age(cache)).toBe(DAY);
    // As Next does when a rendering throws: the same value, with a shorter lifetime.
    await cache.set(KEY, entry?.value, { cacheControl: { revalidate: 30 } });
    expect(await age(cache)).toBe(0);
    jest.advanceTimersByTime(5_000);
    expect(await age(cache)).toBe(DAY);
  });
});

describe('midnight in São Paulo', () => {
  /** What is handed out `now` of a page that was made at 23:59:50 of the 20th. */
  async function handedOut(tags: string, now: string) {
    jest.useFakeTimers({
      now: new Date('2026-11-21T02:59:50Z'),
      doNotFake: ['nextTick', 'setImmediate'],
    });
    await open().set(KEY, answer(200, tags), context);
    jest.setSystemTime(new Date(now));
    return age(restarted());
  }

  it.each([
    ['a page of today is fresh', 'hotels', '2026-11-21T02:59:59Z', 9_000],
    ['a page of yesterday is stale', 'hotels', '2026-11-21T03:00:01Z', DAY],
    ['an offer on its last day is fresh', 'until:2026-11-20', '2026-11-21T02:59:59Z', 9_000],
    ['an offer that is over has expired', 'hotels,until:2026-11-20', '2026-11-21T03:00:01Z', null],
    ['an offer that goes on is stale', 'until:2026-11-21', '2026-11-21T03:00:01Z', DAY],
  ])('%s', async (_, tags, now, expected) => {
    expect(await handedOut(tags, now)).toBe(expected);
  });
});

describe('pages of the build', () => {
  const files = () => path.join(serverDistDir, 'app/hotel/ipe');
  beforeEach(() => {
    mkdirSync(`${files()}.segments`, { recursive: true });
    const headers = { 'x-next-cache-tags': 'hotels' };
    const meta = { headers, segmentPaths: ['/_tree'], routeCache: { key: KEY, isFallback: false } };
    writeFileSync(`${files()}.html`, '<p>built</p>');
    writeFileSync(`${files()}.rsc`, 'rsc');
    writeFileSync(`${files()}.segments/_tree.segment.rsc`, 'tree');
    writeFileSync(`${files()}.meta`, JSON.stringify(meta));
    utimesSync(`${files()}.meta`, new Date(), new Date());
  });

  it('are there from the first request on, with what belongs to them', async () => {
    const { value } = (await open().get(KEY, PAGE)) ?? {};
    expect(value.html).toBe('<p>built</p>');
    expect(String(value.rscData)).toBe('rsc');
    expect(String(value.segmentData.get('/_tree'))).toBe('tree');
    expect(await open().get(`${KEY}-2`, PAGE)).toBeNull();
  });

  it('become stale like any other', async () => {
    await open().revalidateTag('hotels', { expire: 31_536_000 });
    expect(await age()).toBe(DAY);
  });

  it('are replaced for good, by a page or by what it has become', async () => {
    await open().set(KEY, answer(200), context);
    expect(await read()).toBe('<p>200</p>');
    await open().set(KEY, answer(404), context);
    expect(await read()).toBeNull();
    expect(await restarted().get(KEY, PAGE)).toBeNull();
  });

  it('are left out where a file is missing', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    rmSync(`${files()}.html`);
    expect(await read()).toBeNull();
  });
});

it('leaves the Location of a redirect to the one that was sent already', async () => {
  const redirect = { ...answer(308), headers: { location: '/hotel/ipe' } };
  await open().set(KEY, redirect, context);
  expect(redirect.headers).toEqual({});
});

it('does nothing in a middleware, where Next names no folder', async () => {
  const cache = new PageCache({});
  await cache.set('hash', { kind: 'FETCH' }, {});
  await cache.revalidateTag('hotels');
  expect(await cache.get('hash', { kind: 'FETCH' })).toBeNull();
});

it('tells a CDN the tags of a page, and only where one is told of changes', async () => {
  const page = () => answer(undefined, '_N_T_/hotel/ipe,hotels,until:2030-01-01,settings');
  const headersOf = async () => (await open().get(KEY, PAGE))?.value.headers;
  await open().set(KEY, page(), context);
  expect(await headersOf()).not.toHaveProperty('cache-tag');
  process.env.CDN_PURGE_URL = 'https://cdn.example/purge';
  await open().set(KEY, page(), context);
  delete process.env.CDN_PURGE_URL;
  const tags = { 'cache-tag': 'hotels,settings', 'surrogate-key': 'hotels settings' };
  expect(await headersOf()).toMatchObject(tags);
});
