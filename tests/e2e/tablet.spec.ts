import type { Locator, Page } from '@playwright/test';
import { inDays } from './days';
import { ANY_SCREEN, expect, test } from './fixtures';

const HOTEL = '/hotel_lazer/ipe-bombinhas-praia';

/** The widths at the edges between phones and laptops. */
const TABLETS = [769, 1024, 1099] as const;

/** Names of the rows of the map whose compare box isn't on the line of the price. */
const rowsInTwoLines = (page: Page) =>
  page.locator('.map-rows .hotel-item').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const [price, box] = ['.hotel-item-price', '.compare-choice'].map((selector) =>
        row.querySelector(selector)?.getBoundingClientRect(),
      );
      const isBeside = price && box && box.left >= price.right && box.top < price.bottom;
      return isBeside ? [] : [row.querySelector('h3')?.textContent ?? ''];
    }),
  );

/** How much wider an element is than its visible part. */
const beyond = (element: Locator) =>
  element.evaluate((node) => Math.max(0, node.scrollWidth - node.clientWidth));

/** The number of lines in the text of an element. */
const linesOf = (element: Locator) =>
  element.evaluate((node) => {
    const text = document.createRange();
    text.selectNodeContents(node);
    const boxes = [...text.getClientRects()].filter(({ height }) => height > 0);
    return new Set(boxes.map(({ bottom }) => Math.round(bottom / 8))).size;
  });

test('beside the map the price and the compare box share a line', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.goto('/hotels?vista=mapa');
  for (const width of TABLETS) {
    await page.setViewportSize({ width, height: 1024 });
    await expect(page.locator('.map-rows .hotel-item').first()).toBeVisible();
    await expect.poll(() => rowsInTwoLines(page), `${width} px`).toEqual([]);
  }
});

test('all months and distances of a hotel are visible, and its themes beside the rating', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.goto(HOTEL);
  for (const width of TABLETS) {
    await page.setViewportSize({ width, height: 1024 });
    await expect.poll(() => beyond(page.locator('.season')), `months, ${width} px`).toBe(0);
    await expect.poll(() => beyond(page.locator('.strip > ol')), `distances, ${width} px`).toBe(0);
    const tops = await page
      .locator('.strip-node')
      .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().top));
    expect(new Set(tops).size, `${width} px`).toBe(1);
    const rating = await page.locator('.review-rating').boundingBox();
    const themes = await page.locator('.review-themes').boundingBox();
    expect(themes?.x, `${width} px`).toBeGreaterThan(
      (rating?.x ?? Infinity) + (rating?.width ?? 0),
    );
    expect(themes?.y, `${width} px`).toBeLessThan(rating?.y ?? 0);
  }
});

test('the count of a list for a stay is one line, and so is the link to copy it', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.goto(`/hotels?checkin=${inDays(30)}&checkout=${inDays(33)}`);
  const copy = page.getByRole('button', { name: 'Copiar link' });
  for (const width of TABLETS) {
    await page.setViewportSize({ width, height: 1024 });
    await expect(copy).toBeVisible();
    expect(await linesOf(page.locator('.list-count h2')), `count, ${width} px`).toBe(1);
    expect(await linesOf(copy), `link, ${width} px`).toBe(1);
  }
});

test('the button of an offer is on the first screen of a low phone, also in landscape', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  for (const [width, height] of [
    [360, 640],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/oferta/feriado-na-praia-c0000000-0000-4000-8000-000000000001');
    const button = page.getByRole('main').getByRole('link', { name: 'Garantir Oferta' }).first();
    await expect(button, `${width}x${height}`).toBeInViewport({ ratio: 1 });
  }
});

test('the first action is on the first screen of a tablet in landscape', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  for (const [path, action] of [
    ['/hotel_corp/ipe-curitiba-batel', 'Ver disponibilidade'],
    ['/oferta/feriado-na-praia-c0000000-0000-4000-8000-000000000001', 'Garantir Oferta'],
  ] as const) {
    await page.goto(path);
    const main = page.getByRole('main');
    const button = main
      .getByRole('button', { name: action })
      .or(main.getByRole('link', { name: action }));
    await expect(button.first(), path).toBeInViewport({ ratio: 1 });
  }
});

test("'Ver hotel' is aligned in all rows of the list", {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  const buttons = page.locator('.hotel-see').filter({ visible: true });
  for (const stay of ['', `&checkin=${inDays(30)}&checkout=${inDays(33)}`]) {
    await page.goto(`/hotels?vista=lista${stay}`);
    for (const width of TABLETS) {
      await page.setViewportSize({ width, height: 1024 });
      if (stay) await expect(page.locator('.stay-total').first()).toBeVisible();
      const places = () =>
        buttons.evaluateAll((all) => [
          ...new Set(all.map((button) => Math.round(button.getBoundingClientRect().left))),
        ]);
      await expect.poll(places, `${width} px${stay}`).toHaveLength(1);
    }
  }
});

test('on a phone in landscape the map is on the first screen, and its filters in a sheet', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/hotels?vista=mapa');
  const map = page.locator('.map');
  await expect(map).toBeVisible();
  const box = await map.boundingBox();
  expect(box?.y).toBeLessThan(190);
  expect(box?.height).toBeLessThan(300);
  const search = page.getByRole('searchbox', { name: 'Busca' });
  await expect(search).toBeHidden();
  await page.getByRole('button', { name: /^Filtros/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filtros' });
  await expect(sheet.getByRole('searchbox')).toBeVisible();
  await sheet.getByText(/^Lazer/).click();
  await expect(page).toHaveURL(/tipo=lazer/);
  await sheet.getByRole('button', { name: /^Mostrar/ }).click();
  await expect(sheet).toBeHidden();
  await expect(map).toBeInViewport();
});
