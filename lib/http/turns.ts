/** Too many tasks are already waiting. */
export class TooManyWaiting extends Error {}

/**
 * Runs at most `atOnce` tasks at a time, in the order in which they came; at most `mostWaiting`
 * others wait for their turn. The returned function resolves to the task's result, and rejects with
 * TooManyWaiting if the queue is full.
 */
export function createTurns(atOnce: number, mostWaiting = Number.POSITIVE_INFINITY) {
  const waiting: (() => void)[] = [];
  let busy = 0;
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (busy < atOnce) busy += 1;
    else if (waiting.length >= mostWaiting) throw new TooManyWaiting('too many tasks are waiting');
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else busy -= 1;
    }
  };
}
