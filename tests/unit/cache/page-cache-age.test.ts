/** @jest-environment node */
import PageCache from '@/lib/cache/page-cache.cjs';
import {
  age,
  answer,
  context,
  DAY,
  KEY,
  open,
  options,
  PAGE,
  read,
  restarted,
} from './opened-page-cache';

describe('the age of a page', () => {
  beforeEach(() =>
    jest.useFakeTimers({
      now: new Date('2026-11-20T12:00:00Z'),
      doNotFake: ['nextTick', 'setImmediate'],
    }),
  );

  it('counts from the read that it was rendered from, not from when it was stored', async () => {
    const cache = open();
    await cache.get(KEY, PAGE);
    jest.advanceTimersByTime(300);
    await cache.set(KEY, answer(200), context);
    expect(await age()).toBe(300);
    const entry = await open().get(KEY, PAGE);
    expect(entry?.value.headers['last-modified']).toBe('Fri, 20 Nov 2026 12:00:00 GMT');
  });

  it('counts from the first of the reads that it may have been rendered from', async () => {
    const cache = open();
    await cache.get(KEY, PAGE);
    jest.advanceTimersByTime(300);
    // Another visitor, during the rendering.
    await cache.get(KEY, PAGE);
    await cache.set(KEY, answer(200), context);
    expect(await age()).toBe(300);
  });

  it('makes a page stale that was read before a change, but not one read after it', async () => {
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

  it('remembers changes across a restart', async () => {
    await open().set(KEY, answer(200, 'hotels,regions'), context);
    await open().revalidateTag(['regions'], { expire: 31_536_000 });
    expect(await age(restarted())).toBe(DAY);
  });

  it('expires a page at once if its tag is invalidated without a lifetime', async () => {
    await open().set(KEY, answer(200), context);
    jest.advanceTimersByTime(10);
    await open().revalidateTag('hotels');
    expect(await read()).toBeNull();
  });

  it('expires a page that has been stale for longer than its tag allows', async () => {
    await open().set(KEY, answer(200), context);
    jest.advanceTimersByTime(10);
    await open().revalidateTag('hotels', { expire: 60 });
    jest.advanceTimersByTime(59_999);
    expect(await age()).toBe(DAY);
    jest.advanceTimersByTime(1);
    expect(await read()).toBeNull();
  });

  it('keeps a page expired if it is made stale later', async () => {
    await open().set(KEY, answer(200), context);
    jest.advanceTimersByTime(10);
    await open().revalidateTag('hotels');
    await open().revalidateTag('hotels', {});
    expect(await read()).toBeNull();
  });

  it('does not re-render a page for a while after a failure, and keeps its age', async () => {
    const cache = new PageCache(options(1_000_000));
    await cache.set(KEY, answer(200), context);
    jest.advanceTimersByTime(DAY);
    const entry = await cache.get(KEY, PAGE);
    expect(await age(cache)).toBe(DAY);
    // Like Next when rendering throws: the same value, with a shorter lifetime.
    await cache.set(KEY, entry?.value, { cacheControl: { revalidate: 30 } });
    expect(await age(cache)).toBe(0);
    jest.advanceTimersByTime(5_000);
    expect(await age(cache)).toBe(DAY);
  });
});

describe('midnight in São Paulo', () => {
  /** The age reported at `now` for a page that was made at 23:59:50 on the 20th. */
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
    [
      'the first of several offers that is over counts',
      'until:2026-12-24,until:2026-11-20,until:2027-01-01',
      '2026-11-21T03:00:01Z',
      null,
    ],
    ['an offer that goes on is stale', 'until:2026-11-21', '2026-11-21T03:00:01Z', DAY],
  ])('%s', async (_, tags, now, expected) => {
    expect(await handedOut(tags, now)).toBe(expected);
  });
});
