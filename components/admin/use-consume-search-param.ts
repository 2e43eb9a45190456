'use client';

import { useEffect } from 'react';
import { useHydrated } from './use-hydrated';

/**
 * Removes the parameter that opened a form from the URL, so that a reload does not reopen it. The
 * router only tracks such a change after its own effects have run, which is after those of the
 * page: otherwise it would restore the parameter on the next save.
 */
export function useConsumeSearchParam(asked: boolean, path: string): void {
  const isHydrated = useHydrated();
  useEffect(() => {
    if (asked && isHydrated) window.history.replaceState(null, '', path);
  }, [asked, isHydrated, path]);
}
