/** @jest-environment node */
import { publicClient, publicWriteClient } from '@/lib/db/public-client';

jest.mock('@/lib/env', () => ({
  env: () => ({ SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_ANON_KEY: 'key' }),
}));

/** D20: a visitor waits for ten seconds at most. */
const LONGEST_MS = 10_000;
/** Of the look-up in front of the page (lib/misses/queries.ts). */
const LOOK_UP_MS = 500;

it('gives up on a database that hangs before its visitor does, also when a page reads again', async () => {
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

it('counts an answer that begins and never ends as none', async () => {
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

it('a slow database is not refused for ever: now and then a read has the long limit', async () => {
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

it('what is written keeps its own limit while reads are slow', async () => {
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

it('waits as long as ever from the first long read on that is answered, and not from a short one', async () => {
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
