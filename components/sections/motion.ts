/** What only moves waits this long (ms) after the page has loaded. */
const SETTLE_MS = 3_000;

/** False with reduced motion or data saver: nothing is then fetched only to move. */
export function wantsMotion(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return !connection?.saveData && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Runs the task once the page has loaded, `settleMs` have passed for the visitor's first look and
 * touch, and the browser has nothing better to do. Returns what calls it off.
 */
export function whenIdle(task: () => void, settleMs = SETTLE_MS): () => void {
  const controller = new AbortController();
  const run = () => {
    const idle =
      window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200));
    setTimeout(() => {
      if (controller.signal.aborted) return;
      idle(() => {
        if (!controller.signal.aborted) task();
      });
    }, settleMs);
  };
  if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true, signal: controller.signal });
  return () => controller.abort();
}
