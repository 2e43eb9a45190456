'use client';

import { type RefObject, useEffect, useState } from 'react';
import type { FormTabName } from './problems';

const PROBLEM = '[role="tabpanel"]:not([hidden]) :is([aria-invalid], [data-problem])' as const;

/** The open tab. `showProblem` opens one and focuses the first field in it that has a problem. */
export function useProblemTab(form: RefObject<HTMLFormElement | null>, initial: () => FormTabName) {
  const [{ tab, jumps }, show] = useState(() => ({ tab: initial(), jumps: 0 }));
  useEffect(() => {
    if (jumps > 0) form.current?.querySelector<HTMLElement>(PROBLEM)?.focus();
  }, [form, jumps]);
  return {
    tab,
    open: (name: FormTabName) => show((before) => ({ ...before, tab: name })),
    showProblem: (name: FormTabName) => show((before) => ({ tab: name, jumps: before.jumps + 1 })),
  };
}
