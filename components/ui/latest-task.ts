import { useEffect, useState } from 'react';

/** Gets a signal that is aborted once the task no longer counts. Deals with its own failures. */
type Task = (signal: AbortSignal) => unknown;

/**
 * Runs tasks of which only the latest counts: starting one cancels the previous one. A canceled
 * task that is still waiting never starts; a running one has its signal aborted.
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

/** A `latestTask` of the component, stable across renders. Unmounting cancels a pending task. */
export function useLatestTask() {
  const [latest] = useState(latestTask);
  useEffect(() => latest.cancel, [latest]);
  return latest;
}
