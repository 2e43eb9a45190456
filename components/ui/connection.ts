/** Longest wait, in milliseconds, when checking whether the site can be reached. */
const TIMEOUT_MS = 3_000;

/** Whether the last check got no answer. */
let isAway = false;

/** Whether the site itself answers, not a captive portal. Does not touch the database. */
export async function siteAnswers(): Promise<boolean> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch('/api/health/live', { cache: 'no-store', signal }).catch(() => null);
  const isOwn = response?.headers.get('Content-Type')?.startsWith('application/json');
  isAway = !response?.ok || !isOwn;
  return !isAway;
}

/**
 * Calls `then` at once if the browser reports a connection. A report of none may be wrong (a
 * machine that only sees itself), and a site that did not answer before may be back: in both cases
 * calls `then` only if the site answers, else `otherwise`. Returns whether it was called at once.
 */
export function ifConnected(then: () => void, otherwise: () => void = () => {}): boolean {
  const isConnected = navigator.onLine && !isAway;
  if (isConnected) then();
  else void siteAnswers().then((isThere) => (isThere ? then() : otherwise()));
  return isConnected;
}
