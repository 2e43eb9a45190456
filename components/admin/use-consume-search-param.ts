'use client';

import { useEffect } from 'react';

/** A form that the address asked for is asked for once: not again after a reload. */
export function useConsumeSearchParam(asked: boolean, path: string): void {
  useEffect(() => {
    if (asked) window.history.replaceState(null, '', path);
  }, [asked, path]);
}
