import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** Opens a page whose scripts are held back; returns a function that releases them. */
export async function visitEarly(page: Page, path: string) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let asked = 0;
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    asked += 1;
    await held;
    await route.fallback();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  /** Waits until the page has begun to request its scripts, then lets them load. */
  return async () => {
    await expect.poll(() => asked).toBeGreaterThan(0);
    release();
  };
}

/** Waits until the page is hydrated (components/site/hydrated-mark.tsx). */
export const listening = (page: Page) => expect(page.locator('html[data-hydrated]')).toHaveCount(1);
