'use client';

import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FormTabName, tabOf } from './problems';
import { elementOf } from './use-linked-field';

const PROBLEM = '[role="tabpanel"]:not([hidden]) :is([aria-invalid], [data-problem])' as const;

/**
 * The expand button of the collapsed item that contains the field at a path; null if there is none.
 */
function foldedCard(form: HTMLElement, path: string): HTMLElement | null {
  const [list, at] = path.split('.');
  const rows = elementOf(form, list ?? '')?.querySelector('ol')?.children;
  const card = rows?.[Number(at ?? -1)];
  return card?.querySelector<HTMLElement>('button[aria-expanded="false"]') ?? null;
}

/**
 * The open tab. `showProblem` opens a tab and focuses its first field with a problem; `showField`
 * opens the tab of a field, expands its card and focuses the field.
 */
export function useProblemTab(form: RefObject<HTMLFormElement | null>, initial: () => FormTabName) {
  const [{ tab, jumps }, show] = useState(() => ({ tab: initial(), jumps: 0 }));
  useEffect(() => {
    if (jumps > 0) form.current?.querySelector<HTMLElement>(PROBLEM)?.focus();
  }, [form, jumps]);
  return {
    tab,
    open: (name: FormTabName) => show((before) => ({ ...before, tab: name })),
    showField: (path: string) => {
      // Hidden elements can't be focused: open the tab and the card first.
      flushSync(() => show((before) => ({ ...before, tab: tabOf(path) })));
      if (!form.current) return;
      const folded = foldedCard(form.current, path);
      if (folded) flushSync(() => folded.click());
      const target = elementOf(form.current, path);
      target?.scrollIntoView({ block: 'center' });
      target?.focus({ preventScroll: true });
    },
    showProblem: (name: FormTabName) => show((before) => ({ tab: name, jumps: before.jumps + 1 })),
  };
}
