import type { Page } from '@playwright/test';

/**
 * Public pages load their scripts after their first paint, so a loaded page may not be hydrated
 * yet. Waits for this after `goto` and `reload`, unless its scripts were blocked: the page reports
 * it itself (components/site/hydrated-mark.tsx). Does not wait for a document without scripts, nor
 * for one that a test wants to see before it has loaded.
 */
export function waitForScripts(page: Page) {
  const listens = () =>
    document.scripts.length === 0 || 'hydrated' in document.documentElement.dataset;
  const listening = () =>
    page.waitForFunction(listens, undefined, { timeout: 5_000 }).catch(() => {});
  const { goto, reload } = page;
  page.goto = async (...where) => {
    const response = await goto.apply(page, where);
    if (!where[1]?.waitUntil) await listening();
    return response;
  };
  page.reload = async (...how) => {
    const response = await reload.apply(page, how);
    await listening();
    return response;
  };
}
