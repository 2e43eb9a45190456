'use client';

import { useEffect } from 'react';

/** Removes the parameter that opened a form from the URL, so that a reload does not open it. */
export function useConsumeSearchParam(asked: boolean, path: string): void {
  useEffect(() => {
    if (asked) window.history.replaceState(null, '', path);
  }, [asked, path]);
}
