'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Problems } from '@/components/admin/save-state';
import { type FormTabName, tabOf } from './problems';

const PROBLEM = '[role="tabpanel"]:not([hidden]) :is([aria-invalid], [data-problem])' as const;

/**
 * The tab that is open. The first problem comes into sight when it is found, not again with each
 * letter typed after; `refusals` counts the times that problems were found.
 */
export function useProblemTab(
  form: RefObject<HTMLFormElement | null>,
  errors: Problems,
  refusals: number,
) {
  const [{ tab, jump }, show] = useState({ tab: 'hotel' as FormTabName, jump: 0 });
  const latest = useRef(errors);
  latest.current = errors;
  useEffect(() => {
    const [first] = Object.keys(latest.current).sort(
      (a, b) => Number(tabOf(b) === 'hotel') - Number(tabOf(a) === 'hotel'),
    );
    if (refusals === 0 || !first) return;
    show({ tab: tabOf(first), jump: refusals });
  }, [refusals]);
  useEffect(() => {
    if (jump > 0) form.current?.querySelector<HTMLElement>(PROBLEM)?.focus();
  }, [form, jump]);
  return { tab, open: (name: FormTabName) => show({ tab: name, jump: 0 }) };
}
