import type { Locator } from '@playwright/test';
import { ANY_SCREEN, expect, test } from './fixtures';

const HOTEL = '/hotel_lazer/ipe-bombinhas-praia';

/** The edges of the screens between phones and laptops. */
const TABLETS = [769, 1024, 1099] as const;

/** How far an element is wider than what is in sight of it. */
const beyond = (element: Locator) =>
  element.evaluate((node) => Math.max(0, node.scrollWidth - node.clientWidth));

test('all months and distances of a hotel are in sight', { tag: ANY_SCREEN }, async ({ page }) => {
  await page.goto(HOTEL);
  for (const width of TABLETS) {
    await page.setViewportSize({ width, height: 1024 });
    await expect.poll(() => beyond(page.locator('.season')), `months, ${width} px`).toBe(0);
    await expect.poll(() => beyond(page.locator('.strip > ol')), `distances, ${width} px`).toBe(0);
    const tops = await page
      .locator('.strip-node')
      .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().top));
    expect(new Set(tops).size, `${width} px`).toBe(1);
  }
});

test('the themes of the reviews stand beside the rating', { tag: ANY_SCREEN }, async ({ page }) => {
  await page.goto(HOTEL);
  for (const width of TABLETS) {
    await page.setViewportSize({ width, height: 1024 });
    const rating = await page.locator('.review-rating').boundingBox();
    const themes = await page.locator('.review-themes').boundingBox();
    expect(themes?.x, `${width} px`).toBeGreaterThan(
      (rating?.x ?? Infinity) + (rating?.width ?? 0),
    );
    expect(themes?.y, `${width} px`).toBeLessThan(rating?.y ?? 0);
  }
});
