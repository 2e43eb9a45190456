/** @jest-environment node */

import { prewarmLater } from '@/lib/cache/prewarm';
import { prewarmAtMidnight } from '@/lib/changes/midnight';
import { pagesAhead } from '@/lib/sitemap/indexed-pages';

jest.mock('@/lib/cache/prewarm', () => ({ prewarmLater: jest.fn() }));
jest.mock('@/lib/sitemap/indexed-pages', () => ({ pagesAhead: jest.fn() }));

const days: string[] = [];
const PAGES = ['/', '/deals'];

beforeAll(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T02:59:50Z'), doNotFake: ['nextTick'] });
});
beforeEach(() => {
  jest.mocked(pagesAhead).mockResolvedValue(PAGES);
  jest.spyOn(console, 'info').mockImplementation((line) => days.push(JSON.parse(line).day));
  jest.spyOn(console, 'error').mockImplementation();
});
afterAll(() => jest.useRealTimers());

it('requests the pages to render ahead once after a start, and not again that day', async () => {
  prewarmAtMidnight();
  await jest.advanceTimersByTimeAsync(9_000);
  expect(jest.mocked(prewarmLater).mock.calls).toEqual([[PAGES]]);
  expect(days).toEqual(['2026-11-20']);
});

it('requests them again at midnight', async () => {
  await jest.advanceTimersByTimeAsync(60_000);
  expect(jest.mocked(prewarmLater).mock.calls).toEqual([[PAGES]]);
  expect(days).toEqual(['2026-11-20', '2026-11-21']);
});

it('requests no pages, and logs it, if the database is down at that moment', async () => {
  jest.mocked(pagesAhead).mockRejectedValue(new Error('away'));
  jest.setSystemTime(new Date('2026-11-22T12:00:00Z'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(pagesAhead).toHaveBeenCalledTimes(1);
  expect(prewarmLater).not.toHaveBeenCalled();
  expect(console.error).toHaveBeenCalledTimes(1);
});
