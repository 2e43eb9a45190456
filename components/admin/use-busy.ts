import { useCallback, useState } from 'react';

/**
 * Returns whether a task is running, and a function that runs one. Not an async transition: React
 * shows no other page, because that is a transition, too, before all async ones have ended.
 */
export function useBusy(): [busy: boolean, run: (task: () => Promise<void>) => void] {
  const [busy, setBusy] = useState(false);
  const run = useCallback((task: () => Promise<void>) => {
    setBusy(true);
    void task().finally(() => setBusy(false));
  }, []);
  return [busy, run];
}
