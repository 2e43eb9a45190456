/** Longest wait for the answer that tells whether the site can be reached, in milliseconds. */
const TIMEOUT_MS = 3_000;

/** Whether the site answers. Asks nothing of the database. */
export const siteAnswers = () =>
  fetch('/api/health/live', { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Calls `then` at once where the browser has a connection. Where it says that it has none, that may be
 * wrong (a machine that only knows itself): then only if the site answers, else `otherwise`. Returns
 * whether it was called at once.
 */
export function ifConnected(then: () => void, otherwise: () => void = () => {}): boolean {
  if (navigator.onLine) then();
  else void siteAnswers().then((isThere) => (isThere ? then() : otherwise()));
  return navigator.onLine;
}
