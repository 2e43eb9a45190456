import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Runs a task whose duration would tell something, and answers no sooner than after `ms`. A null
 * result is a success and comes at once, unless the time of a success tells something as well.
 */
export async function withMinDuration<T>(
  ms: number,
  task: () => Promise<T | null>,
  when: 'refused' | 'always' = 'refused',
): Promise<T | null> {
  const floor = wait(ms, undefined, { ref: false });
  const result = await task();
  if (result !== null || when === 'always') await floor;
  return result;
}
