/** @jest-environment node */
import { publicClient, publicWriteClient } from '@/lib/db/public-client';

jest.mock('@/lib/env', () => ({
  env: () => ({ SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_ANON_KEY: 'key' }),
}));

/** D20: a visitor waits for ten seconds at most. */
const LONGEST_MS = 10_000;
/** The limit of the look-up before the page (lib/misses/queries.ts). */
const LOOK_UP_MS = 500;

it('times out a hanging database before its visitor does, even if a page reads twice', async () => {
  const limits: number[] = [];
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    limits.push(limit);
    return AbortSignal.abort();
  });
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new DOMException('aborted', 'TimeoutError'));
  for (const table of ['hotels', 'regions'] as const) {
    const { error } = await publicClient({ tags: [] }).from(table).select('id');
    expect(error).not.toBeNull();
  }
  const waited = limits.reduce((sum, limit) => sum + limit, LOOK_UP_MS);
  expect(limits).toHaveLength(2);
  expect(waited).toBeLessThan(LONGEST_MS);
});

it('counts an answer that never ends as a timeout', async () => {
  const limits: number[] = [];
  jest.useFakeTimers({ now: Date.now() + 30_000 });
  const controllers: AbortController[] = [];
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    limits.push(limit);
    const controller = new AbortController();
    controllers.push(controller);
    return controller.signal;
  });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const body = new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode('['));
        init?.signal?.addEventListener('abort', () => stream.error(init.signal?.reason));
      },
    });
    return new Response(body, { headers: { 'content-range': '0-0/1' } });
  });
  const read = async () => {
    const answer = publicClient({ tags: [] }).from('hotels').select('id').then();
    await jest.advanceTimersByTimeAsync(100);
    controllers.at(-1)?.abort(new DOMException('aborted', 'TimeoutError'));
    return answer;
  };
  expect((await read()).error).not.toBeNull();
  expect((await read()).error).not.toBeNull();
  jest.useRealTimers();
  const [first = 0, second] = limits;
  expect(second).toBeLessThan(first);
});

it('retries the long limit now and then while the database is slow', async () => {
  const limits: number[] = [];
  jest.useFakeTimers({ now: Date.now() + 60_000 });
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    limits.push(limit);
    return AbortSignal.abort();
  });
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new DOMException('aborted', 'TimeoutError'));
  for (let second = 0; second <= 6; second += 3) {
    await publicClient({ tags: [] }).from('hotels').select('id');
    jest.advanceTimersByTime(3_000);
  }
  jest.useRealTimers();
  const [first, second, third] = limits;
  expect(second).toBeLessThan(first ?? 0);
  expect(third).toBe(first);
});

it('keeps the limit of writes while reads are slow', async () => {
  const limits: number[] = [];
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    limits.push(limit);
    return AbortSignal.abort();
  });
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new DOMException('aborted', 'TimeoutError'));
  await publicClient({ tags: [] }).from('hotels').select('id');
  await publicWriteClient().rpc('unsubscribe_from_newsletter', { token: 'x' });
  await publicClient({ tags: [] }).from('hotels').select('id');
  const [, write, readAfter] = limits;
  expect(write).toBe(10_000);
  expect(readAfter).toBeLessThan(10_000);
});

it('restores the long limit once a long read is answered, but not after a short one', async () => {
  const limits: number[] = [];
  jest.useFakeTimers({ now: Date.now() + 120_000 });
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    limits.push(limit);
    return limits.length === 1 ? AbortSignal.abort() : new AbortController().signal;
  });
  const answer = jest.spyOn(globalThis, 'fetch');
  answer.mockRejectedValueOnce(new DOMException('aborted', 'TimeoutError'));
  answer.mockImplementation(async () => Response.json([]));
  const read = () => publicClient({ tags: [] }).from('hotels').select('id');
  await read();
  await read();
  await read();
  jest.advanceTimersByTime(6_000);
  await read();
  await read();
  jest.useRealTimers();
  const [long = 0] = limits;
  expect(limits.map((limit) => limit === long)).toEqual([true, false, false, true, true]);
});
