/** One thing that an instance needs. `run` rejects or times out if it is not available. */
export type Check = { name: string; run: (signal: AbortSignal) => Promise<void> };

/** `ms` is how long the check took. */
export type CheckResult = { status: 'ok' | 'failed'; ms: number };

/** The results of the checks by their names. */
export type Readiness = {
  status: 'ready' | 'draining' | 'unavailable';
  checks: Record<string, CheckResult>;
};
