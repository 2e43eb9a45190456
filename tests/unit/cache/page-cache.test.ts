/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
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

/** A cache as a server has it that has just started: nothing in memory, what is on disk. */
function open() {
  return new PageCache({
    fs: nodeFs,
    flushToDisk: true,
    serverDistDir,
    revalidatedTags: [],
    _requestHeaders: {},
  });
}

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

it('keeps what is no page at all', async () => {
  const file = { kind: 'APP_ROUTE', body: Buffer.from('x'), status: 404, headers: {} };
  await open().set(KEY, file, context);
  expect(stored()).not.toEqual([]);
});
