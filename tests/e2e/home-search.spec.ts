import { ANY_SCREEN, expect, test } from './fixtures';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('the chosen dates and guests of the search are not cut off at any width', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  const fields = page.locator('.home-search-form .stay-cell .search-field');
  const look = async () => {
    for (const width of [769, 820, 900, 1024, 1100, 1180, 1280, 1366, 1440]) {
      await page.setViewportSize({ width, height: 768 });
      const found = await fields.evaluateAll((all) => ({
        heights: new Set(all.map((field) => Math.round(field.getBoundingClientRect().height))).size,
        cut: all
          .flatMap((field) => [...field.querySelectorAll('.search-field-text > *')])
          .filter((text) => text.scrollWidth > text.clientWidth)
          .map(({ textContent }) => textContent),
      }));
      expect(found, String(width)).toEqual({ heights: 1, cut: [] });
    }
  };
  await look();
  await page.goto('/?checkin=2099-12-28&checkout=2100-01-03&adultos=2&idades=4,7');
  await expect(fields.last()).toContainText('2 adultos, 2 crianças');
  await look();
});

test('the calendar leaves the fields visible on a low laptop screen', { tag: ANY_SCREEN }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  const dates = page.locator('.home-search-form .stay-cell').first().getByRole('button').first();
  await dates.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Datas da estadia' })).toBeInViewport({ ratio: 1 });
  const [bar, field] = [await page.locator('header').boundingBox(), await dates.boundingBox()];
  expect(field?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? Infinity));
});

test('the search is on the first screen of a phone in landscape', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  for (const part of ['.home-lead', '.home-search-form .btn']) {
    await expect(page.locator(part).first(), part).toBeInViewport({ ratio: 1 });
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the search opens the list of all regions, with its stay', { tag: ANY_SCREEN }, async ({
    page,
  }) => {
    await page.getByRole('button', { name: /^Check-in e check-out|^Datas/ }).click();
    await page.getByLabel('Check-in', { exact: true }).fill('2099-12-14');
    await page.getByLabel('Check-out', { exact: true }).fill('2099-12-17');
    await page.keyboard.press('Escape');
    const everywhere = page.getByRole('button', { name: 'Ver hotéis de todas as regiões' });
    const region = page.getByRole('combobox', { name: 'Região' });
    await region.selectOption('Paraná');
    await expect(everywhere).toBeHidden();
    // The select shows its choice, and nothing else is in its place.
    await expect(region).toHaveCSS('opacity', '1');
    const text = page.locator('.home-search-form .search-field-value');
    await expect(text.filter({ hasText: 'Para onde você quer ir?' })).toBeHidden();
    await region.selectOption('');
    await everywhere.click();
    await expect(page).toHaveURL('/hotels?checkin=2099-12-14&checkout=2099-12-17');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
