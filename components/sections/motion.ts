import { savesData } from '@/lib/media/light-mode';

/**
 * Decorative motion waits this long after the page has loaded (ms), or for a multiple of the load
 * time if that is longer: a slow connection or processor also delays the visitor's first steps.
 */
const SETTLE_MS = 3_000;
const SETTLE_SHARE = 1.5;

/** False with reduced motion, data saver or the light mode: nothing is then fetched only to move. */
export function wantsMotion(): boolean {
  return !savesData() && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** How long the page took to load, in ms. */
function loadTime(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.loadEventStart ?? 0;
}

/**
 * Runs the task once the page has loaded, some seconds have passed for the visitor's first look and
 * touch, and the browser is idle. Returns a function that cancels.
 */
export function whenIdle(task: () => void): () => void {
  const controller = new AbortController();
  const run = () => {
    const idle =
      window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200));
    setTimeout(
      () => {
        if (controller.signal.aborted) return;
        idle(() => {
          if (!controller.signal.aborted) task();
        });
      },
      Math.max(SETTLE_MS, SETTLE_SHARE * loadTime()),
    );
  };
  if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true, signal: controller.signal });
  return () => controller.abort();
}
