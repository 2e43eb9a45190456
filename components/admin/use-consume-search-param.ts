'use client';

import { useEffect } from 'react';
import { useHydrated } from './use-hydrated';

/**
 * Removes the parameter that opened a form from the URL, so that a reload does not open it. The router
 * only follows such a change once its own effects have run, which come after those of the page: not
 * knowing it, it would bring the parameter back at the next save.
 */
export function useConsumeSearchParam(asked: boolean, path: string): void {
  const isHydrated = useHydrated();
  useEffect(() => {
    if (asked && isHydrated) window.history.replaceState(null, '', path);
  }, [asked, isHydrated, path]);
}
