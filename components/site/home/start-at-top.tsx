'use client';

import { InlineScript } from '@/components/ui/inline-script';

/**
 * Starts the home page at its top on a reload, although browsers restore the scroll position. They
 * decide that before the page can object (`scrollRestoration` applies to later visits, including
 * Back and Forward), so this undoes what they restore until the page has loaded and been laid out,
 * or the visitor scrolls or presses anything.
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
