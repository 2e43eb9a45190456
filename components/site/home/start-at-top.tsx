'use client';

import { InlineScript } from '@/components/ui/inline-script';

/**
 * Browsers restore the scroll position on a reload, but the home page begins at its top then. They
 * have settled how to restore before the page can say anything about it (`scrollRestoration` counts
 * for later visits, Back and forward included), so what they restore is undone: until the page has
 * loaded and been laid out, or until the visitor scrolls or presses anything.
 */
const code =
  () => `if (performance.getEntriesByType('navigation')[0]?.type === 'reload' && !location.hash) {
  const restoring = new AbortController();
  const { signal } = restoring;
  const end = () => restoring.abort();
  const toTop = () => signal.aborted || scrollTo({ top: 0, behavior: 'instant' });
  addEventListener('scroll', toTop, { signal });
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    addEventListener(type, end, { signal });
  }
  let frames = 3;
  const nextFrame = () => {
    toTop();
    frames -= 1;
    if (frames > 0) requestAnimationFrame(nextFrame);
    else setTimeout(() => (toTop(), end()));
  };
  addEventListener('load', () => requestAnimationFrame(nextFrame));
}`;

export const StartAtTop = () => <InlineScript code={typeof window === 'undefined' ? code() : ''} />;
