import { useEffect, useState } from 'react';

/** Gets a signal that is aborted once the task no longer counts. Deals with its own failures. */
type Task = (signal: AbortSignal) => unknown;

/**
 * Runs tasks of which only the latest counts: starting one cancels the one before it. A cancelled task
 * that still waits never begins; one that has begun finds its signal aborted.
 */
export function latestTask() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let controller: AbortController | undefined;
  const cancel = () => {
    clearTimeout(timer);
    controller?.abort();
  };
  const start = (task: Task) => {
    cancel();
    controller = new AbortController();
    void task(controller.signal);
  };
  return {
    /** Begins the task at once. */
    start,
    /** Begins the task after `pauseMs` milliseconds. */
    startAfter: (pauseMs: number, task: Task) => {
      cancel();
      timer = setTimeout(() => start(task), pauseMs);
    },
    cancel,
  };
}

/** A component's own `latestTask`, the same one in every rendering; unmounting cancels what is left. */
export function useLatestTask() {
  const [latest] = useState(latestTask);
  useEffect(() => latest.cancel, [latest]);
  return latest;
}
