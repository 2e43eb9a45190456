'use client';

import { useEffect } from 'react';
import { latestTask } from './latest-task';

/**
 * The scroll after a press starts within this time; when it ends, a running scroll is unaffected.
 */
const SCROLL_BEGINS_MS = 1_000;

/**
 * Sets `data-pointer` on the document for a second after a pointer is pressed, or until a key is. Only
 * then does the page scroll smoothly (elements.css). Keyboard focus moves scroll at once, because a smooth
 * scroll that is still running would carry the newly focused element out of view. Back restores the
 * position at once. A CSS rule with `:has(:focus-visible)` on `html` would do the same, but makes the
 * browser recalculate styles across the page whenever the focus moves.
 */
export function PointerMark() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const unmarking = latestTask();
    const unmark = () => {
      delete dataset.pointer;
    };
    const mark = () => {
      dataset.pointer = '';
      unmarking.startAfter(SCROLL_BEGINS_MS, unmark);
    };
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    addEventListener('pointerdown', mark, options);
    addEventListener('keydown', unmark, options);
    return () => {
      listening.abort();
      unmarking.cancel();
      unmark();
    };
  }, []);
  return null;
}
