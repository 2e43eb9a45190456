'use client';

import { useEffect } from 'react';

/**
 * Focuses a pressed button or link before it acts: Safari, and Firefox on a Mac, blur the focused
 * element and focus nothing. What the button opens can then return the focus to it.
 */
export function FocusPressed() {
  useEffect(() => {
    const focus = ({ target, detail }: MouseEvent) => {
      // A click without a press: Enter in a field submits its form with one.
      if (detail === 0 || document.activeElement !== document.body) return;
      if (!(target instanceof Element)) return;
      target.closest<HTMLElement>('button, a[href]')?.focus({ preventScroll: true });
    };
    document.addEventListener('click', focus, { capture: true });
    return () => document.removeEventListener('click', focus, { capture: true });
  }, []);
  return null;
}
