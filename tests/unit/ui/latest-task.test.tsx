import { renderHook } from '@testing-library/react';
import { latestTask, useLatestTask } from '@/components/ui/latest-task';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('of several tasks in a row, runs only the last one, after its own pause', () => {
  const { startAfter } = latestTask();
  const first = jest.fn();
  const last = jest.fn();
  startAfter(100, first);
  jest.advanceTimersByTime(99);
  startAfter(100, last);
  jest.advanceTimersByTime(99);
  expect(last).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(last).toHaveBeenCalledTimes(1);
  expect(first).not.toHaveBeenCalled();
});

it('aborts a running task as soon as another one is started or scheduled', () => {
  const { start, startAfter } = latestTask();
  const signals: AbortSignal[] = [];
  const task = (signal: AbortSignal) => signals.push(signal);
  const aborted = () => signals.map((signal) => signal.aborted);
  start(task);
  expect(aborted()).toEqual([false]);
  start(task);
  expect(aborted()).toEqual([true, false]);
  startAfter(100, task);
  expect(aborted()).toEqual([true, true]);
  jest.advanceTimersByTime(100);
  expect(aborted()).toEqual([true, true, false]);
});

it('unmounting cancels the scheduled and the running task', () => {
  const { result, rerender, unmount } = renderHook(useLatestTask);
  const latest = result.current;
  rerender();
  expect(result.current).toBe(latest);
  const running: AbortSignal[] = [];
  latest.start((signal) => running.push(signal));
  unmount();
  expect(running[0]?.aborted).toBe(true);

  const other = renderHook(useLatestTask);
  const waiting = jest.fn();
  other.result.current.startAfter(100, waiting);
  other.unmount();
  jest.advanceTimersByTime(100);
  expect(waiting).not.toHaveBeenCalled();
});
