import { InlineScript } from '@/components/ui/inline-script';

/**
 * Browsers restore the scroll position on a reload, but the home page begins at its top then. Back
 * and forward keep restoring it, so the browser's own way is back in force once the page is there.
 */
const CODE = `if (performance.getEntriesByType('navigation')[0]?.type === 'reload') {
  history.scrollRestoration = 'manual';
  addEventListener('load', () => setTimeout(() => { history.scrollRestoration = 'auto'; }));
}`;

export const StartAtTop = () => <InlineScript code={CODE} />;
