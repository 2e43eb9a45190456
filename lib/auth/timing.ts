import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Runs a task whose duration could leak information, and resolves after `ms` at the earliest. A
 * null result is a success and returns at once, unless its duration could leak something too.
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
