/** Next bundles this file several times; all copies in a process share the mark. */
const shared = globalThis as { [DRAINING]?: boolean };
const DRAINING = Symbol.for('vitrine.draining');

/** Whether this process has been told to end and only finishes what it has begun. */
export const isDraining = (): boolean => shared[DRAINING] === true;

/** Has the process count as draining from the first SIGTERM on. Next itself ends it. */
export function drainOnSignal(): void {
  process.once('SIGTERM', () => {
    shared[DRAINING] = true;
  });
}
