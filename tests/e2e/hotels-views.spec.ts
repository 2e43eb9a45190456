import { ANY_SCREEN, expect, test } from './fixtures';
import { choice, choiceLabel, openFilters } from './hotel-filters';
import { withoutCache } from './without-cache';

test('the view switches from grid to list and survives a reload', async ({ page, isMobile }) => {
  await page.goto('/hotels');
  const columns = () =>
    page
      .locator('ul[data-view]')
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  await expect(page.getByRole('button', { name: 'Grid' })).toHaveAttribute('aria-pressed', 'true');
  expect(await columns()).toBe(isMobile ? 1 : 3);
  await page.getByRole('button', { name: 'Lista', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Lista', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page).toHaveURL(/\/hotels\?vista=lista$/);
  expect(await columns()).toBe(1);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Lista', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(await columns()).toBe(1);
  await test.step('Back from a hotel shows the same view at the same scroll position', async () => {
    const hotel = page.getByRole('article').nth(9).getByRole('link').first();
    await hotel.scrollIntoViewIfNeeded();
    const place = () => page.evaluate(() => scrollY);
    const before = await place();
    expect(before).toBeGreaterThan(500);
    await hotel.focus();
    await hotel.press('Enter');
    await expect(page).toHaveURL(/\/hotel(?:_lazer|_corp)?\//);
    await expect.poll(place).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/hotels\?vista=lista$/);
    expect(await columns()).toBe(1);
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(60);
  });
});

test('on tablets and small laptops the image takes a third of a row, and the name one line', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.goto('/hotels?vista=lista');
  const row = page.getByRole('article').filter({ hasText: 'Ipê Bombinhas Praia' });
  for (const width of [800, 1024, 1240]) {
    await page.setViewportSize({ width, height: 900 });
    const [all, image, name] = await Promise.all(
      [row, row.locator('.poster-image'), row.getByRole('heading')].map((one) => one.boundingBox()),
    );
    expect((image?.width ?? 0) / (all?.width ?? 1), `${width}`).toBeGreaterThan(0.29);
    expect(name?.height, `${width}`).toBeLessThan(45);
  }
});

test('the pressed view and the selected filters stay marked in forced colors', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/hotels?tipo=lazer&vista=lista');
  const outline = (name: string) =>
    page
      .getByRole('button', { name, exact: true })
      .evaluate((button) => getComputedStyle(button).outlineStyle);
  await expect.poll(() => outline('Lista')).toBe('solid');
  expect(await outline('Grid')).toBe('none');
  const edge = (name: string) =>
    choiceLabel(page, name).evaluate((label) => getComputedStyle(label).borderTopWidth);
  expect(await edge('Lazer')).toBe('3px');
  expect(await edge('Corporativo')).toBe('1px');
});

test('on paper the list is names, text and prices, in any of its views', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  for (const view of ['grade', 'lista', 'mapa']) {
    await page.goto(`/hotels?vista=${view}`);
    await page.emulateMedia({ media: 'print' });
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Ipê Recife Antigo' })).toBeVisible();
    await expect(main.getByRole('checkbox')).toHaveCount(0);
    await expect(main.getByText('Filtrar pela área do mapa')).toBeHidden();
    for (const screenOnly of ['.filter-sheet', '.chip-card', '.hotel-item-image', '.hotel-see']) {
      await expect(main.locator(screenOnly).first()).toBeHidden();
    }
    const sheet = await page.pdf({ format: 'A4' });
    const pages = sheet.toString('latin1').match(/\/Type \/Page\b/g) ?? [];
    expect(pages.length, view).toBeLessThan(3);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('beside the map of a tablet no price wraps', { tag: ANY_SCREEN }, async ({ page }) => {
  await page.goto('/hotels?vista=mapa');
  const prices = page.getByRole('main').getByRole('article').locator('.price');
  for (const width of [769, 1024]) {
    await page.setViewportSize({ width, height: 768 });
    await expect(prices.first()).toBeVisible();
    const lines = await prices.evaluateAll((all) =>
      all.map((price) => {
        const range = document.createRange();
        const amount = [...price.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
        range.selectNodeContents(amount ?? price);
        return range.getClientRects().length;
      }),
    );
    expect(new Set(lines), `at ${width}`).toEqual(new Set([1]));
  }
});

test('the link to the map fills the last row of the grid, and loads nothing on a phone', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  const isThere = (image: HTMLElement | SVGElement) => (image as HTMLImageElement).naturalWidth > 0;
  const drawings: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/art/mapa-brasil')) drawings.push(request.url());
  });
  const tile = page.getByRole('link', { name: /^Veja no mapa/ });
  // The browser would show a cached image without a request, even a hidden one.
  await withoutCache(page);
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/hotels');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  // The image beside it loads on the way here, so the tile's would have been requested, too.
  const neighbor = page.getByRole('article').last().getByRole('img').first();
  await expect.poll(() => neighbor.evaluate(isThere)).toBe(true);
  await expect(tile).toBeHidden();
  expect(drawings).toEqual([]);
  // The browser would show a cached image without a request, even a hidden one.
  await withoutCache(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await tile.scrollIntoViewIfNeeded();
  await expect.poll(() => drawings.length).toBe(1);
  await tile.click();
  await expect(page).toHaveURL(/vista=mapa/);
});

test('on a laptop all filters below the fields are on one line', { tag: ANY_SCREEN }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  await page.goto('/hotels');
  const first = await choice(page, 'Piscina').locator('..').boundingBox();
  const more = await page.getByText('Mais filtros').boundingBox();
  expect(first).not.toBeNull();
  expect(more?.y).toBeLessThan((first?.y ?? 0) + (first?.height ?? 0));
});

test('the description of a card takes two lines at most', { tag: ANY_SCREEN }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/hotels');
  const lines = await page.locator('.hotel-description').evaluateAll((all) =>
    all.map((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.filter((count) => count > 2)).toEqual([]);
});

test('a link to an unknown region says that clearing no filter helps', async ({
  page,
  isMobile,
}) => {
  await page.goto('/hotels?region=a0000000-0000-4000-8000-0000000000ff');
  await openFilters(page, isMobile);
  await expect(choiceLabel(page, 'Corporativo')).toHaveText(/^Corporativo\s*0$/);
});
