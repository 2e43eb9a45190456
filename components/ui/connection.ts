/** Longest wait for the answer that tells whether the site can be reached, in milliseconds. */
const TIMEOUT_MS = 3_000;

/** Whether the last question to the site had no answer. */
let isAway = false;

/** Whether the site answers. Asks nothing of the database. */
export async function siteAnswers(): Promise<boolean> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch('/api/health/live', { cache: 'no-store', signal }).catch(() => null);
  isAway = !response?.ok;
  return !isAway;
}

/**
 * Calls `then` at once where the browser has a connection. Where it says that it has none, that may be
 * wrong (a machine that only knows itself), and where the site did not answer before, it may be back: then
 * only if the site answers, else `otherwise`. Returns whether it was called at once.
 */
export function ifConnected(then: () => void, otherwise: () => void = () => {}): boolean {
  const isConnected = navigator.onLine && !isAway;
  if (isConnected) then();
  else void siteAnswers().then((isThere) => (isThere ? then() : otherwise()));
  return isConnected;
}
