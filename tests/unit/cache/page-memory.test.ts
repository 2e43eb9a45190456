/** @jest-environment node */
import { rmSync } from 'node:fs';
import PageCache from '@/lib/cache/page-cache.cjs';
import { answer, context, folder, options, PAGE } from './opened-page-cache';

const bytes = (length: number) => Buffer.alloc(length);
const bare = { kind: 'APP_PAGE', html: '', headers: {}, segmentData: new Map() };
/** Pages of the same total weight, each with the weight in a different part. */
const heavy: [what: string, page: (weight: number) => object][] = [
  ['text', (weight) => ({ ...bare, html: 'x'.repeat(weight) })],
  ['data', (weight) => ({ ...bare, rscData: bytes(weight) })],
  ['segments', (weight) => ({ ...bare, segmentData: new Map([['/_tree', bytes(weight)]]) })],
  ['a body', (weight) => ({ kind: 'APP_ROUTE', body: bytes(weight), headers: {} })],
];

/** Which of these pages are in memory, after deleting their files. */
async function inMemory(cache: PageCache, keys: string[]) {
  rmSync(folder(), { recursive: true });
  const kept = await Promise.all(keys.map((key) => cache.get(key, PAGE)));
  return keys.filter((_, at) => kept[at]);
}

it.each(heavy)(
  'keeps the most recently used pages of %s in memory, up to its limit',
  async (_, page) => {
    const cache = new PageCache(options(800));
    for (const key of ['/a', '/b']) await cache.set(key, page(400), context);
    await cache.get('/a', PAGE);
    await cache.set('/c', page(400), context);
    expect(await inMemory(cache, ['/a', '/b', '/c'])).toEqual(['/a', '/c']);
  },
);

it.each(heavy)('evicts no page for one of %s that never fits', async (_, page) => {
  const cache = new PageCache(options(800));
  await cache.set('/a', page(400), context);
  await cache.set('/grande', page(801), context);
  expect(await inMemory(cache, ['/a', '/grande'])).toEqual(['/a']);
});

it('frees the memory of a page replaced by a smaller one', async () => {
  const cache = new PageCache(options(800));
  for (const weight of [800, 100]) {
    await cache.set('/a', { ...bare, html: 'x'.repeat(weight) }, context);
  }
  await cache.set('/b', { ...bare, html: 'x'.repeat(700) }, context);
  expect(await inMemory(cache, ['/a', '/b'])).toEqual(['/a', '/b']);
});

it('shares its memory between all requests, which each have their own handler', async () => {
  await new PageCache(options(1_000_000)).set('/a', answer(200), context);
  expect(await inMemory(new PageCache(options(1_000_000)), ['/a'])).toEqual(['/a']);
});

it('keeps nothing of any number of URLs without a page, and no page less for them', async () => {
  const cache = new PageCache(options(1_000));
  await cache.set('/a', { ...bare, html: 'x'.repeat(900) }, context);
  const misses = Array.from({ length: 200 }, (_, i) => `/nada-${i}`);
  for (const key of misses) await cache.set(key, answer(404), context);
  expect(await inMemory(cache, ['/a', ...misses])).toEqual(['/a']);
});
