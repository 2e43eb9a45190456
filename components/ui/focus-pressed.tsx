'use client';

import { useEffect } from 'react';

/**
 * A button or link that is pressed has the focus before it acts: Safari, and Firefox on a Mac, take it
 * from what had it and give it to nothing. What the button opens hands the focus back to it.
 */
export function FocusPressed() {
  useEffect(() => {
    const focus = ({ target, detail }: MouseEvent) => {
      // A click without a press: Enter in a field sends its form by one.
      if (detail === 0 || document.activeElement !== document.body) return;
      if (!(target instanceof Element)) return;
      target.closest<HTMLElement>('button, a[href]')?.focus({ preventScroll: true });
    };
    document.addEventListener('click', focus, { capture: true });
    return () => document.removeEventListener('click', focus, { capture: true });
  }, []);
  return null;
}
