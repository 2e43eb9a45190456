import { ANY_SCREEN, expect, test } from './fixtures';

test('a poster that has the focus is fully visible', { tag: ANY_SCREEN }, async ({ page }) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  await page.goto('/');
  const posters = page.locator('.map-posters').getByRole('link');
  await expect(async () => {
    // Before hydration the row does not scroll, so this retries.
    await posters.nth(2).focus();
    await page.keyboard.press('Tab');
    await expect(posters.nth(3)).toBeFocused();
    await expect(posters.nth(3)).toBeInViewport({ ratio: 0.99, timeout: 1_000 });
  }).toPass();
});

test('a focused poster at the bottom of the screen is fully visible at its enlarged size', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const poster = page.locator('.map-posters').getByRole('link').last();
  await poster.focus();
  // Waits until the poster has reached its full scale.
  await expect(page.locator('.map-posters > li').last()).toHaveCSS('scale', '1.4');
  await expect(poster).toBeInViewport({ ratio: 0.99 });
});

test('a pin enlarges the poster of its hotel while hovered or focused, and Escape closes the poster', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const pin = page
    .locator('.map-band .map-pin[data-hotel="ipe-noronha"]')
    .filter({ visible: true });
  const poster = pin.locator('.map-grown');
  await pin.scrollIntoViewIfNeeded();
  await expect(poster).toBeHidden();
  await expect(async () => {
    // Content that loads above the map moves the pin away from the pointer.
    await pin.hover({ timeout: 1_000 });
    await expect(poster).toBeVisible({ timeout: 1_000 });
    await poster.hover({ timeout: 1_000 });
  }).toPass();
  await expect(poster).toContainText('Ipê NoronhaR$ 1.290,00');
  await expect(poster).toBeInViewport({ ratio: 0.99 });
  await expect
    .poll(() => poster.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(poster).toBeVisible();
  await expect(async () => {
    // Before hydration the poster stays open, so this retries.
    await page.keyboard.press('Escape');
    await expect(poster).toBeHidden({ timeout: 1_000 });
  }).toPass();
  await page.mouse.move(0, 0);
  await pin.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(pin).toBeFocused();
  await expect(poster).toBeVisible();
});
