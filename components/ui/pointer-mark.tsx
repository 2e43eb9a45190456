'use client';

import { useEffect } from 'react';

/** How long a press may take to begin the scroll that it asks for. */
const SCROLL_BEGINS_MS = 1_000;

/**
 * Marks the page for a moment after the press of a pointer, which sees it scroll smoothly (base.css).
 * The keyboard goes on before such a scroll has ended: what is in sight then gets none of its own, and
 * the old one carries it away. Back shows a place at once. Not `:has(:focus-visible)`: browsers would
 * match every such rule of a page anew wherever the focus goes.
 */
export function PointerMark() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unmark = () => {
      delete dataset.pointer;
    };
    const mark = () => {
      dataset.pointer = '';
      clearTimeout(timer);
      timer = setTimeout(unmark, SCROLL_BEGINS_MS);
    };
    addEventListener('pointerdown', mark, { capture: true });
    return () => {
      removeEventListener('pointerdown', mark, { capture: true });
      clearTimeout(timer);
      unmark();
    };
  }, []);
  return null;
}
