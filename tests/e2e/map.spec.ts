import type { Page } from '@playwright/test';
import { openUntil } from './cut-page';
import { ANY_SCREEN, expect, ON_PHONES, test } from './fixtures';

const map = (page: Page) => page.getByRole('region', { name: 'Mapa dos hotéis' });
const pin = (page: Page, name: RegExp | string) => map(page).getByRole('link', { name });
const found = (page: Page, count: string) => page.getByRole('heading', { name: count });

test('a group of pins opens until its hotels are separate, and a reload shows the same area', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.goto('/hotels?vista=mapa');
  await expect(found(page, '16 Hotéis Encontrados')).toBeVisible();
  await expect(pin(page, /Ipê Lençóis, R\$\s542,00 por noite/)).toBeVisible();
  await expect(pin(page, /Ipê Florianópolis/)).toHaveCount(0);
  await expect(async () => {
    // Before hydration the link leads to the same area of the map.
    await pin(page, /hotéis desde R\$\s412 perto daqui\. Aproximar/).click();
    await expect(pin(page, /Ipê Florianópolis/)).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(pin(page, /Ipê Bombinhas/)).toBeVisible();
  await expect(page).toHaveURL(/zoom=-/);
  await page.reload();
  await expect(pin(page, /Ipê Florianópolis/)).toBeVisible();
  await map(page).getByRole('link', { name: 'Ver o Brasil inteiro' }).click();
  await expect(pin(page, /Ipê Florianópolis/)).toHaveCount(0);
  await expect(page).toHaveURL(/vista=mapa$/);
});

test('the regions are above the card of a hotel when a low screen has no room for both', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  await expect(async () => {
    // Before hydration the link leads to the hotel.
    await page.goto('/hotels?vista=mapa');
    await pin(page, /Ipê Noronha/).click();
    await expect(map(page).locator('.map-card')).toBeVisible({ timeout: 5_000 });
  }).toPass();
  const regions = page.getByText('Ir para uma região');
  await regions.click();
  // Fails if something else covers it.
  await regions.click({ trial: true });
  // One press closes one thing, the list of the regions first.
  const nordeste = map(page).getByRole('link', { name: 'Nordeste' });
  await nordeste.focus();
  await page.keyboard.press('Escape');
  await expect(nordeste).toBeHidden();
  await expect(map(page).locator('.map-regions > summary')).toBeFocused();
  await expect(map(page).locator('.map-card')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(map(page).locator('.map-card')).toBeHidden();
});

test('a pin with the keyboard focus is visible and covered by nothing', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/hotels?vista=mapa&zoom=sudeste');
  await map(page).focus();
  const focused = page.locator('.map-pin:focus');
  let pins = 0;
  for (; pins < 12; pins += 1) {
    await page.keyboard.press('Tab');
    if ((await focused.count()) === 0) break;
    // Fully visible, and nothing covers its center.
    await expect
      .poll(() =>
        focused.evaluate((one) => {
          const { left, top, right, bottom } = one.getBoundingClientRect();
          const box = one.closest('.map')?.getBoundingClientRect() ?? new DOMRect();
          const isWhole =
            left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom;
          if (!isWhole) return `cut: ${one.ariaLabel}`;
          const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return over && !one.contains(over) ? over.outerHTML.slice(0, 80) : null;
        }),
      )
      .toBeNull();
  }
  expect(pins).toBeGreaterThan(2);
});

test('the list shows only what the map shows, as long as this is switched on', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.goto('/hotels?vista=mapa&zoom=sul');
  await page.getByText('Ir para uma região').click();
  await map(page).getByRole('link', { name: 'Nordeste' }).click();
  await expect(page).toHaveURL(/zoom=-/);
  await map(page).getByRole('link', { name: 'Filtrar pela área do mapa' }).click();
  await expect(page).toHaveURL(/area=-/);
  await expect(found(page, '16 Hotéis Encontrados')).toHaveCount(0);
  const cards = page.getByRole('article');
  await expect(cards.filter({ hasText: 'Salvador, Bahia' })).toBeVisible();
  await expect(cards.filter({ hasText: 'Curitiba, Paraná' })).toHaveCount(0);
  const off = map(page).getByRole('link', { name: 'Parar de filtrar pela área do mapa' });
  await expect(off).toBeFocused();
  await off.click();
  await expect(found(page, '16 Hotéis Encontrados')).toBeVisible();
});

test('a phone’s cards do not shift when the map arrives after them', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const place = () => page.getByRole('article').first().boundingBox();
  await openUntil(page, '/hotels?vista=mapa', '<div class="map-side"');
  await expect(map(page)).toHaveCount(0);
  const before = await place();
  await page.goto('/hotels?vista=mapa');
  await expect(pin(page, /Ipê Lençóis/)).toBeVisible();
  expect((await place())?.y).toBe(before?.y);
});

test('on a phone the price of the first card is on the first screen, below selected filters as well', {
  tag: ON_PHONES,
}, async ({ page }) => {
  for (const [width, height, query] of [
    [320, 568, ''],
    [320, 568, '&tipo=lazer'],
    [390, 664, ''],
    [390, 664, '&tipo=lazer'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`/hotels?vista=mapa${query}`);
    const price = page.getByRole('main').getByRole('article').first().locator('.price');
    await expect(price, `${width} ${query}`).toBeInViewport({ ratio: 0.99 });
    // The controls on the map still do not overlap.
    const [regions, zoom] = [page.locator('.map-regions'), page.locator('.map-zoom')];
    const [above, below] = [await regions.boundingBox(), await zoom.boundingBox()];
    expect(below?.y).toBeGreaterThan((above?.y ?? Infinity) + (above?.height ?? 0));
  }
});

test('on a phone the cards are a row over the bottom of the map, and the middle one selects its pin', {
  tag: ON_PHONES,
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/hotels?vista=mapa');
  await expect(pin(page, /Ipê Lençóis/)).toBeVisible();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeInViewport();
  const tops = await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops.map(Math.round)).size).toBe(1);
  await expect(async () => {
    await cards.nth(1).evaluate((card) => card.scrollIntoView({ inline: 'center' }));
    await expect(map(page).getByText('2 de 16')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(cards.nth(1)).toContainText('Ipê Lençóis');
  await expect(pin(page, /Ipê Lençóis/)).toHaveAttribute('data-state', 'selected');
  // For a hotel in a group, the group is selected.
  await cards.nth(2).evaluate((card) => card.scrollIntoView({ inline: 'center' }));
  await expect(map(page).getByText('3 de 16')).toBeVisible();
  await expect(map(page).locator('.map-group[data-state="selected"]')).toHaveCount(1);
  // Back from a hotel returns to its card.
  await cards.nth(2).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/hotel_lazer\//);
  await page.goBack();
  await expect(cards.nth(2)).toBeInViewport({ ratio: 0.9 });
});

test('a card highlights its pin, a pin its card, and a press shows the hotel', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.goto('/hotels?vista=mapa');
  const card = page.getByRole('article').filter({ hasText: 'Ipê Pelourinho' });
  const pelourinho = pin(page, /Ipê Pelourinho/);
  await card.hover();
  await expect(pelourinho).toHaveAttribute('data-state', 'lit');
  await page.getByRole('article').filter({ hasText: 'Ipê Brasília' }).hover();
  const groups = map(page).locator('.map-group[data-state="lit"]');
  await expect(groups).toHaveCount(1);
  await expect(groups).toHaveAccessibleName(/^2 hotéis desde R\$\s389/);
  await pelourinho.hover();
  await expect(card).toHaveAttribute('data-lit', '');
  await pelourinho.click();
  await expect(map(page).getByRole('status')).toContainText(/A partir de R\$\s398,00/);
  await page.keyboard.press('Escape');
  await expect(map(page).getByRole('status')).toHaveCount(0);
  await pelourinho.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/hotel\/ipe-pelourinho/);
});

test('arrows move the map only while it has the focus', { tag: ANY_SCREEN }, async ({ page }) => {
  await page.goto('/hotels?vista=mapa&zoom=sul');
  await map(page).getByRole('link', { name: 'Aproximar', exact: true }).focus();
  await page.keyboard.press('ArrowLeft');
  await map(page).focus();
  await expect(page).toHaveURL(/zoom=sul$/);
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/zoom=-/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('pins and groups are links', { tag: ANY_SCREEN }, async ({ page }) => {
    await page.goto('/hotels?vista=mapa');
    await pin(page, /hotéis desde R\$\s412 perto daqui\. Aproximar/).click();
    await expect(page).toHaveURL(/zoom=-/);
    await map(page).getByRole('link', { name: 'Filtrar pela área do mapa' }).click();
    await expect(page).toHaveURL(/area=-/);
    await page.goto('/hotels?vista=mapa&zoom=nordeste');
    await pin(page, /Ipê Pelourinho/).click();
    await expect(page).toHaveURL(/\/hotel\/ipe-pelourinho/);
  });
});

test('the home page links to the map of a region with its count of hotels, and to the next offers to end', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.goto('/');
  const offers = page.getByRole('region', { name: 'Ofertas que valem hoje' });
  await expect(offers.getByRole('article')).toHaveCount(3);
  const band = page.getByRole('region', { name: 'O Brasil em cartaz' });
  await expect(band.getByRole('link', { name: /Ipê Pelourinho/ }).first()).toBeVisible();
  await band.getByRole('link', { name: /^Sul 5 hotéis/ }).click();
  await expect(page).toHaveURL(/\/hotels\?region=[^&]+&vista=mapa$/);
  await expect(found(page, '5 Hotéis Encontrados')).toBeVisible();
  await expect(pin(page, /Ipê Gramado/)).toBeVisible();
});

test('on a phone the cards do not cover the map’s controls', { tag: ANY_SCREEN }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/hotels?vista=mapa&checkin=2099-12-14&checkout=2099-12-17&adultos=2&idades=6');
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.getByText(/^3 noites: R\$/).first()).toBeVisible();
    await map(page).getByText('Filtrar pela área do mapa').click({ trial: true });
    await page.getByRole('link', { name: 'Lista', exact: true }).last().click({ trial: true });
  }
});

test('for a party, pins have its prices, and say if no room fits it', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.goto('/hotels?vista=mapa&pessoas=3');
  const pins = map(page).getByRole('list', { name: 'Hotéis no mapa' });
  await expect(
    pins.getByRole('link', { name: 'Ipê Noronha, sem quarto para este número de pessoas' }),
  ).toHaveText('Sem quarto');
  // For two it costs less.
  await expect(pins.getByRole('link', { name: 'Ipê Lençóis, R$ 814,00 por noite' })).toBeVisible();
});
