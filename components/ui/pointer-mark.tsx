'use client';

import { useEffect } from 'react';

/**
 * Marks the page while it is used by a pointer, which sees it scroll smoothly (base.css). The keyboard
 * goes on before such a scroll has ended: what is in sight then gets none of its own, and the old one
 * carries it away. Back shows a place at once. Not `:has(:focus-visible)`: browsers would match every
 * such rule of a page anew wherever the focus goes.
 */
export function PointerMark() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const mark = () => {
      dataset.pointer = '';
    };
    const unmark = () => {
      delete dataset.pointer;
    };
    const ended = new AbortController();
    const options = { capture: true, signal: ended.signal };
    addEventListener('pointerdown', mark, options);
    addEventListener('keydown', unmark, options);
    addEventListener('popstate', unmark, options);
    return () => ended.abort();
  }, []);
  return null;
}
