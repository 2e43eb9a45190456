'use client';

import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FormTabName, tabOf } from './problems';
import { elementOf } from './use-linked-field';

const PROBLEM = '[role="tabpanel"]:not([hidden]) :is([aria-invalid], [data-problem])' as const;

/** The folded card of the item that holds the field at a path, by the button that unfolds it. */
function foldedCard(form: HTMLElement, path: string): HTMLElement | null {
  const [list, at] = path.split('.');
  const rows = elementOf(form, list ?? '')?.querySelector('ol')?.children;
  const card = rows?.[Number(at ?? -1)];
  return card?.querySelector<HTMLElement>('button[aria-expanded="false"]') ?? null;
}

/**
 * The open tab. `showProblem` opens one and focuses the first field in it that has a problem,
 * `showField` opens that of a field, unfolds its card and focuses the field.
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
      // What is hidden takes no focus: tab and card have to be open before it moves.
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
