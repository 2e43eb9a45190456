import { ANY_SCREEN, expect, test } from './fixtures';
import { doubleType } from './layout';

test.use({ viewport: { width: 390, height: 664 } });

test('with type alone twice as large, the bar of a room leaves it most of the screen', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.goto('/hotel_lazer/ipe-bombinhas-praia#quarto-suite-vista-mar');
  const sheet = page.locator('.room-sheet[open]');
  const bar = sheet.locator('.room-sheet-bar');
  await expect(bar.getByRole('link')).toBeVisible();
  await doubleType(page);
  await expect(bar.getByRole('link')).toBeInViewport();
  expect((await bar.boundingBox())?.height).toBeLessThan(664 / 5);
  // A price that does not fit into the bar is shown above it.
  await expect(sheet.locator('[data-room-sum]')).toContainText('R$');
});
