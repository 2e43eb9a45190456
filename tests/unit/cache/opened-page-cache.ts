import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import PageCache from '@/lib/cache/page-cache.cjs';

export let serverDistDir: string;
export const folder = () => path.join(serverDistDir, 'page-cache');

beforeEach(() => {
  serverDistDir = mkdtempSync(path.join(os.tmpdir(), 'page-cache-'));
});
afterEach(() => {
  jest.useRealTimers();
  rmSync(serverDistDir, { recursive: true, force: true });
});

export const options = (maxMemoryCacheSize = 0) => ({ serverDistDir, maxMemoryCacheSize });

/** A cache as Next makes one for each request; without memory, so that everything is on disk. */
export const open = () => new PageCache(options());

/** The module as loaded by a server that has just started. */
export function restarted(maxMemoryCacheSize?: number) {
  let Fresh = PageCache;
  jest.isolateModules(() => {
    Fresh = jest.requireActual('@/lib/cache/page-cache.cjs');
  });
  return new Fresh(options(maxMemoryCacheSize));
}

export const KEY = '/route-cache/APP_PAGE/hotel/$/hotel/ipe';
export const PAGE = { kind: 'APP_PAGE' };
export const context = { cacheControl: { revalidate: 60, expire: 31_536_000 } };
export const answer = (status: number | undefined, tags = 'hotels') => ({
  kind: 'APP_PAGE',
  html: `<p>${status}</p>`,
  rscData: Buffer.from('rsc'),
  segmentData: new Map([['/_tree', Buffer.from('tree')]]),
  status,
  headers: { 'x-next-cache-tags': tags } as Record<string, string>,
});

export const stored = () => readdirSync(serverDistDir, { recursive: true, encoding: 'utf8' });
export const read = async () => (await open().get(KEY, PAGE))?.value.html ?? null;
/** The age of the page as the cache reports it, in ms; null if the cache has none. */
export const age = async (cache = open()) => {
  const entry = await cache.get(KEY, PAGE);
  return entry && Date.now() - entry.lastModified;
};
export const DAY = 86_400_000;
