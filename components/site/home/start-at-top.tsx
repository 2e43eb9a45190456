import { InlineScript } from '@/components/ui/inline-script';

/**
 * Browsers restore the scroll position on a reload, but the home page begins at its top then. They
 * may do so some time after the page has loaded; for Back and forward, which keep restoring it,
 * their own way is back in force as soon as the visitor does anything.
 */
const CODE = `if (performance.getEntriesByType('navigation')[0]?.type === 'reload') {
  history.scrollRestoration = 'manual';
  for (const type of ['scroll', 'pointerdown', 'keydown', 'pagehide']) {
    addEventListener(type, () => { history.scrollRestoration = 'auto'; }, { once: true });
  }
}`;

export const StartAtTop = () => <InlineScript code={CODE} />;
