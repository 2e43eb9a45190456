import type { Page } from '@playwright/test';

/** Holds the requests to these URLs back; resolves to what lets them go. */
export async function holdRequests(page: Page, url: Parameters<Page['route']>[0]) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}
