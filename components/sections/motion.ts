/** False with reduced motion or data saver: nothing is then fetched only to move. */
export function wantsMotion(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return !connection?.saveData && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Runs the task once the page has loaded and the browser has nothing better to do. */
export function whenIdle(task: () => void): () => void {
  const controller = new AbortController();
  const run = () => {
    const idle =
      window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200));
    idle(() => {
      if (!controller.signal.aborted) task();
    });
  };
  if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true, signal: controller.signal });
  return () => controller.abort();
}
