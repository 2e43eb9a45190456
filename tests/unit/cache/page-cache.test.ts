/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import type { IncrementalCacheKind } from 'next/dist/server/response-cache';
import PageCache from '@/lib/cache/page-cache.cjs';

let serverDistDir: string;

beforeEach(() => {
  serverDistDir = mkdtempSync(path.join(os.tmpdir(), 'page-cache-'));
});
afterEach(() => rmSync(serverDistDir, { recursive: true }));

const options = () => ({
  fs: nodeFs,
  flushToDisk: true,
  serverDistDir,
  revalidatedTags: [],
  _requestHeaders: {},
});

/** A cache as a server has it that has just started: nothing in memory, what is on disk. */
const open = () => new PageCache(options());

const KEY = '/route-cache/APP_PAGE/hotel/$/hotel/ipe';
const context = { cacheControl: { revalidate: 60, expire: undefined } };
const answer = (status: number | undefined, tags = 'hotels') => ({
  kind: 'APP_PAGE',
  html: `<p>${status}</p>`,
  rscData: Buffer.from(''),
  status,
  headers: { 'x-next-cache-tags': tags },
});

const stored = () => readdirSync(serverDistDir, { recursive: true });
const read = async () => {
  const kind = 'APP_PAGE' as IncrementalCacheKind.APP_PAGE;
  const entry = await open().get(KEY, { kind, isFallback: false, isRoutePPREnabled: false });
  return entry?.value && 'html' in entry.value ? entry.value.html : null;
};

it.each([
  ['a page that is not found', answer(404)],
  ['a temporary redirect', answer(307)],
  ['a permanent redirect', answer(308)],
  ['a page that calls itself a miss', answer(undefined, 'hotels,miss,regions')],
])('does not keep %s', async (_, miss) => {
  await open().set(KEY, miss, context);
  expect(stored()).toEqual([]);
  expect(await read()).toBeNull();
});

it.each([
  ['a page', answer(undefined)],
  ['a page with a status', answer(200)],
  ['a page with a tag that only contains the word', answer(200, 'missing,dismiss')],
])('keeps %s', async (_, page) => {
  await open().set(KEY, page, context);
  expect(await read()).toBe(page.html);
});

it('replaces a page by the miss that it has become, and the miss by a page', async () => {
  await open().set(KEY, answer(200), context);
  await open().set(KEY, answer(404), context);
  expect(await read()).toBe('<p>404</p>');
  await open().set(KEY, answer(200), context);
  expect(await read()).toBe('<p>200</p>');
});

it('replaces a page at once, so that nobody reads the half of one', async () => {
  const long = (letter: string) => ({ ...answer(200), html: letter.repeat(4_000_000) });
  const before = long('a');
  await open().set(KEY, before, context);
  const [name = ''] = stored().filter((file) => String(file).endsWith('.html'));
  const file = path.join(serverDistDir, String(name));
  const writing = open().set(KEY, long('b'), context);
  let ended = false;
  const end = writing.finally(() => {
    ended = true;
  });
  const lengths = new Set<number>();
  while (!ended) {
    lengths.add(readFileSync(file).length);
    await new Promise(setImmediate);
  }
  await end;
  expect([...lengths]).toEqual([before.html.length]);
  expect(readFileSync(file, 'utf8')).toBe(long('b').html);
  expect(stored().filter((part) => String(part).endsWith('.part'))).toEqual([]);
});

it.each([
  ['a redirect', answer(308)],
  ['a page that is not found', answer(404)],
  ['a page that calls itself a miss', answer(200, 'hotels,miss')],
])('hands %s out only to be rendered anew, when one has replaced a page', async (_, miss) => {
  await open().set(KEY, answer(200), context);
  await open().set(KEY, miss, context);
  const kind = 'APP_PAGE' as IncrementalCacheKind.APP_PAGE;
  const entry = await open().get(KEY, { kind, isFallback: false, isRoutePPREnabled: false });
  expect(entry?.lastModified).toBe(-1);
});

it('keeps the whole page that it has before one with a gap, and no page with a gap', async () => {
  await open().set(KEY, answer(200, 'hotels,gap'), context);
  expect(stored()).toEqual([]);
  await open().set(KEY, answer(200), context);
  await open().set(KEY, { ...answer(200, 'gap,config'), html: 'half' }, context);
  expect(await read()).toBe('<p>200</p>');
});

it('answers 404 for a page that calls itself not found, and does not keep it', async () => {
  const page = answer(undefined, 'packages,not-found');
  await open().set(KEY, page, context);
  expect(page.status).toBe(404);
  expect(stored()).toEqual([]);
});

it('counts a page as old as the request that it was rendered for', async () => {
  const memory = new PageCache({ ...options(), maxMemoryCacheSize: 1_000_000 });
  const { begun } = memory;
  jest.spyOn(Date, 'now').mockReturnValue(begun + 300);
  await memory.set(KEY, answer(200), context);
  const kind = 'APP_PAGE' as IncrementalCacheKind.APP_PAGE;
  const entry = await memory.get(KEY, { kind, isFallback: false, isRoutePPREnabled: false });
  jest.restoreAllMocks();
  // What is kept in memory is shared by all caches of a process.
  Reflect.set(Object.getPrototypeOf(PageCache), 'memoryCache', undefined);
  expect(entry?.lastModified).toBe(begun);
});

describe('midnight in São Paulo', () => {
  /** The page as it is handed out `now` when it was stored at 23:59:50 of the 20th. */
  async function handedOut(html: string, now: string) {
    jest.useFakeTimers({ now: new Date('2026-11-21T02:59:50Z'), doNotFake: ['nextTick'] });
    const kind = 'APP_PAGE' as IncrementalCacheKind.APP_PAGE;
    jest.spyOn(nodeFs, 'stat').mockResolvedValue({ mtime: new Date() } as never);
    const cache = open();
    await cache.set(KEY, { ...answer(200), html }, context);
    jest.setSystemTime(new Date(now));
    const entry = await cache.get(KEY, { kind, isFallback: false, isRoutePPREnabled: false });
    jest.useRealTimers();
    return entry?.lastModified;
  }
  const STORED = Date.parse('2026-11-21T02:59:50Z');
  const until = (day: string) => `<head><meta name="offer-until" content="${day}"/></head>`;

  it.each([
    ['a page of today', '<p>', '2026-11-21T02:59:59Z', STORED],
    ['a page of yesterday has used up its minute', '<p>', '2026-11-21T03:00:01Z', STORED - 60_000],
    ['an offer on its last day', until('2026-11-20'), '2026-11-21T02:59:59Z', STORED],
    ['an offer that is over has expired', until('2026-11-20'), '2026-11-21T03:00:01Z', -1],
    ['an offer that goes on', until('2026-11-21'), '2026-11-21T03:00:01Z', STORED - 60_000],
  ])('%s', async (_, html, now, expected) => {
    expect(await handedOut(html, now)).toBe(expected);
  });
});

it('keeps what is no page at all', async () => {
  const file = { kind: 'APP_ROUTE', body: Buffer.from('x'), status: 404, headers: {} };
  await open().set(KEY, file, context);
  expect(stored()).not.toEqual([]);
});
