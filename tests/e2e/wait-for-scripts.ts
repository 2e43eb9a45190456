import type { Page } from '@playwright/test';

/**
 * Public pages fetch their scripts after their first paint, so that a page that has loaded may not
 * listen yet. After `goto` and `reload` it does, unless its scripts were taken away: the page says so
 * itself (components/site/hydrated-mark.tsx). A document without scripts is not waited for, nor is one
 * that a test wants to see before it has loaded.
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
