import { ANY_SCREEN, expect, test } from './fixtures';

test('a poster that has the focus is whole in sight', { tag: ANY_SCREEN }, async ({ page }) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  await page.goto('/');
  const posters = page.locator('.map-posters').getByRole('link');
  await expect(async () => {
    // Where the page is not listening yet, the row stays where it is.
    await posters.nth(2).focus();
    await page.keyboard.press('Tab');
    await expect(posters.nth(3)).toBeFocused();
    await expect(posters.nth(3)).toBeInViewport({ ratio: 0.99, timeout: 1_000 });
  }).toPass();
});

test('a poster at the foot of the screen that has the focus is in sight as large as it grows', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const poster = page.locator('.map-posters').getByRole('link').last();
  await poster.focus();
  // Its scale is that of a poster that has grown: then it is judged.
  await expect(page.locator('.map-posters > li').last()).toHaveCSS('scale', '1.4');
  await expect(poster).toBeInViewport({ ratio: 0.99 });
});

test('a pin grows the poster of its hotel while it is pointed at or has the focus; Escape closes it', {
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
    // What comes in above the map moves the pin away from the pointer.
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
    // Where the page is not listening yet, the poster stays.
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
