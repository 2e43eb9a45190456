import 'server-only';
import { isDraining } from '@/lib/http/drain';
import { checks } from './checks';

import type { Check, CheckResult, Readiness } from './model';

/** Longest wait for all checks, in milliseconds: less than a probe waits. */
const TIMEOUT_MS = 2_000;
/** For how long an answer is used again, so that requests can't load the database through it. */
const REUSE_MS = 1_000;

async function runCheck({ run }: Check): Promise<CheckResult> {
  const began = performance.now();
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  const status = await Promise.race([run(signal), late]).then(
    () => 'ok' as const,
    () => 'failed' as const,
  );
  return { status, ms: Math.round(performance.now() - began) };
}

/** Returns a function that runs all of these checks, at most once in `REUSE_MS`. */
export function createReadiness(listed: () => readonly Check[]) {
  let results: Promise<[string, CheckResult][]> | null = null;
  let until = 0;

  const run = () =>
    Promise.all(listed().map(async (one) => [one.name, await runCheck(one)] as const));

  /** The state of this process, without the checks named in `excluded`. */
  return async (excluded: readonly string[] = []): Promise<Readiness> => {
    if (!results || Date.now() >= until) {
      until = Number.POSITIVE_INFINITY;
      results = run().then((done) => {
        until = Date.now() + REUSE_MS;
        return done.map(([name, result]) => [name, result]);
      });
    }
    const included = (await results).filter(([name]) => !excluded.includes(name));
    const isOk = included.every(([, { status }]) => status === 'ok');
    const status = isDraining() ? 'draining' : isOk ? 'ready' : 'unavailable';
    return { status, checks: Object.fromEntries(included) };
  };
}

/** The state of this process by all checks of the site, for /api/health/ready. */
export const readiness = createReadiness(checks);
