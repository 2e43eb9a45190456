import 'server-only';
import { isDraining } from '@/lib/http/drain';
import { checks } from './checks';
import type { Check, CheckResult, Readiness } from './model';

/** Longest wait for all checks, in milliseconds: less than a probe waits. */
const TIMEOUT_MS = 2_000;
/** How long results are reused, so that health requests can't overload the database. */
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

let results: Promise<[string, CheckResult][]> | null = null;
let until = 0;

/**
 * The state of this process, without the checks named in `excluded`. Checks run at most once per
 * `REUSE_MS`.
 */
export async function readiness(excluded: readonly string[] = []): Promise<Readiness> {
  if (!results || Date.now() >= until) {
    until = Number.POSITIVE_INFINITY;
    results = Promise.all(
      checks().map(async (one): Promise<[string, CheckResult]> => [one.name, await runCheck(one)]),
    ).finally(() => {
      until = Date.now() + REUSE_MS;
    });
  }
  const included = (await results).filter(([name]) => !excluded.includes(name));
  const isOk = included.every(([, { status }]) => status === 'ok');
  const status = isDraining() ? 'draining' : isOk ? 'ready' : 'unavailable';
  return { status, checks: Object.fromEntries(included) };
}
