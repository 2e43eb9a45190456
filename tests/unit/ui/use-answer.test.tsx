import { act, renderHook } from '@testing-library/react';
import { useAnswer } from '@/components/ui/use-answer';

const PAUSE_MS = 300;

type Request = {
  question: string;
  signal: AbortSignal;
  resolve: (answer: string) => void;
  reject: (error: Error) => void;
};
let requests: Request[] = [];
const ask = (question: string, signal: AbortSignal) =>
  new Promise<string>((resolve, reject) => {
    requests.push({ question, signal, resolve, reject });
  });

const render = (question: string | null, pauseMs?: number) =>
  renderHook(({ question }) => useAnswer(question, ask, pauseMs), {
    initialProps: { question },
  });
const answer = (at: number, text: string) => act(async () => requests[at]?.resolve(text));
const wait = (ms: number) => act(async () => jest.advanceTimersByTime(ms));

beforeEach(() => {
  requests = [];
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

it('requests nothing without a question', () => {
  const { result } = render(null);
  expect(requests).toEqual([]);
  expect(result.current[0]).toBeUndefined();
});

it('never shows a late response to an earlier question', async () => {
  const { result, rerender } = render('a');
  rerender({ question: 'b' });
  expect(requests.map(({ question, signal }) => [question, signal.aborted])).toEqual([
    ['a', true],
    ['b', false],
  ]);
  await answer(1, 'of b');
  expect(result.current[0]).toBe('of b');
  await answer(0, 'of a');
  expect(result.current[0]).toBe('of b');
});

it('has no answer between two questions', async () => {
  const { result, rerender } = render('a');
  await answer(0, 'of a');
  rerender({ question: 'b' });
  expect(result.current[0]).toBeUndefined();
});

it('returns null for a failure, and waits for a new response after a retry', async () => {
  const { result } = render('a');
  await act(async () => requests[0]?.reject(new Error('no connection')));
  expect(result.current[0]).toBeNull();
  act(() => result.current[1]());
  expect(result.current[0]).toBeUndefined();
  await answer(1, 'of a');
  expect(result.current[0]).toBe('of a');
});

it('with a pause, requests only the question that remains', async () => {
  const { rerender } = render('p', PAUSE_MS);
  await wait(PAUSE_MS - 1);
  rerender({ question: 'praia' });
  await wait(PAUSE_MS - 1);
  expect(requests).toEqual([]);
  await wait(1);
  expect(requests.map(({ question }) => question)).toEqual(['praia']);
});

it('unmounting aborts the request', () => {
  const { unmount } = render('a');
  unmount();
  expect(requests[0]?.signal.aborted).toBe(true);
});

it('treats a slow response as a failure that can be retried', async () => {
  const { result } = render('a');
  await wait(11_000);
  expect(result.current[0]).toBeUndefined();
  await wait(2_000);
  expect(result.current[0]).toBeNull();
  act(() => result.current[1]());
  await answer(1, 'of a');
  expect(result.current[0]).toBe('of a');
});
