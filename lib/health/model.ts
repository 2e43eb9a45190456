/** One thing that an instance needs. `run` rejects, or lets the time pass, when it is not there. */
export type Check = { name: string; run: (signal: AbortSignal) => Promise<void> };

export type CheckResult = { status: 'ok' | 'failed'; ms: number };

export type Readiness = {
  status: 'ready' | 'draining' | 'unavailable';
  checks: Record<string, CheckResult>;
};
