import { ANY_SCREEN, expect, ON_PHONES, test } from './fixtures';
import { brokenWords, doubleType } from './layout';

test('with type twice as large, the menu of the narrowest phone keeps names and arrows apart and inside it', {
  tag: ON_PHONES,
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await doubleType(page);
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByText(/^\d+ destinos$/)).toBeVisible();
  const ends = await menu
    .locator('.menu-link > *, .brand > *')
    .evaluateAll((parts) =>
      parts
        .filter((part) => getComputedStyle(part).position !== 'absolute')
        .map((part) => part.getBoundingClientRect().right),
    );
  expect(Math.max(...ends)).toBeLessThanOrEqual(320);
  const [close, brand] = [
    await menu.getByRole('button', { name: 'Fechar menu' }).boundingBox(),
    await menu.locator('.brand').boundingBox(),
  ];
  expect((brand?.x ?? 0) + (brand?.width ?? 0)).toBeLessThanOrEqual(close?.x ?? 0);
});

test('with type twice as large, the menu of a hotel breaks and clips no word', {
  tag: ON_PHONES,
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/hotel_lazer/ipe-bombinhas-praia');
  await doubleType(page);
  await page.getByRole('banner').getByRole('button', { name: 'Abrir menu' }).click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('link', { name: 'Acomodações' })).toBeVisible();
  expect(await brokenWords(page, '[role=dialog]')).toEqual([]);
  const tooWide = await menu
    .getByRole('link')
    .evaluateAll((links) =>
      links
        .filter((link) => link.scrollWidth > link.clientWidth + 1)
        .map((link) => link.textContent),
    );
  expect(tooWide).toEqual([]);
});

test('with type alone twice as large, the links to a comparison are no wider than the page', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await page.goto('/comparar?hoteis=ipe-bombinhas-praia,ipe-guanabara');
  await doubleType(page);
  const lead = await page.locator('.lead').boundingBox();
  expect(lead?.width).toBeGreaterThan(600);
});

test('with type alone twice as large, the sign-in beside its image breaks no word', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  for (const path of ['/auth', '/auth?mode=recovery', '/auth/confirm']) {
    await page.goto(path);
    await doubleType(page);
    expect(await brokenWords(page, 'main'), path).toEqual([]);
  }
});
