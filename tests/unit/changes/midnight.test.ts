/** @jest-environment node */

import { requestPage } from '@/lib/cache/prewarm';
import { prewarmAtMidnight } from '@/lib/changes/midnight';
import { indexedPages } from '@/lib/sitemap/queries';

jest.mock('@/lib/cache/prewarm', () => ({ prewarm: jest.fn(), requestPage: jest.fn() }));
jest.mock('@/lib/sitemap/queries', () => ({ indexedPages: jest.fn() }));
jest.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => new Promise((resolve) => globalThis.setTimeout(resolve, ms)),
}));

/** When each page was made, by its path; a request re-renders it unless the database is away. */
const madeAt = new Map<string, number>();
let isAway = false;
const days: string[] = [];

beforeAll(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T02:59:50Z'), doNotFake: ['nextTick'] });
  for (const path of ['/sitemap', '/deals']) madeAt.set(path, Date.now());
});
beforeEach(() => {
  jest.mocked(indexedPages).mockImplementation(async () => {
    if (isAway) throw new Error('away');
    return [{ path: '/deals', changed: null }];
  });
  jest.mocked(requestPage).mockImplementation(async (path) => {
    const served = new Date(madeAt.get(path) ?? 0).toUTCString();
    if (!isAway) madeAt.set(path, Date.now());
    return new Response('', { headers: { 'last-modified': served } });
  });
  jest.spyOn(console, 'info').mockImplementation((line) => days.push(JSON.parse(line).day));
  jest.spyOn(console, 'error').mockImplementation();
});
afterAll(() => jest.useRealTimers());

it('requests every page once after a start, and nothing more on that day', async () => {
  prewarmAtMidnight();
  await jest.advanceTimersByTimeAsync(9_000);
  expect(jest.mocked(requestPage).mock.calls.flat()).toEqual(['/sitemap', '/deals']);
  expect(days).toEqual(['2026-11-20']);
});

it('requests them at midnight until each is of the new day, also when the database is away then', async () => {
  isAway = true;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(days).toEqual(['2026-11-20']);
  isAway = false;
  await jest.advanceTimersByTimeAsync(10_000);
  expect(days).toEqual(['2026-11-20', '2026-11-21']);
  const requests = jest.mocked(requestPage).mock.calls.length;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(jest.mocked(requestPage).mock.calls.length).toBe(requests);
});
