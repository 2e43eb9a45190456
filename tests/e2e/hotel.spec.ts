import { expectAccessible } from './axe';
import { ANY_SCREEN, expect, test } from './fixtures';

const BEACH = '/hotel_lazer/ipe-bombinhas-praia';
const MALFORMED = '/hotel_lazer/ipe-chapada';
const CORPORATE = '/hotel_corp/ipe-curitiba-batel';

test.describe('URLs', { tag: ANY_SCREEN }, () => {
  const BEACH_ID = 'b0000000-0000-4000-8000-000000000001';
  const cases: [path: string, status: number, location: string | null][] = [
    [BEACH, 200, null],
    ['/hotel/ipe-pantanal-cuiaba', 200, null],
    [CORPORATE, 200, null],
    ['/hotel/ipe-bombinhas-praia', 308, BEACH],
    ['/hotel_corp/ipe-bombinhas-praia', 308, BEACH],
    [`/hotel_lazer/ipe-bombinhas-praia-${BEACH_ID}`, 308, BEACH],
    [`/hotel/um-nome-antigo-${BEACH_ID}`, 308, BEACH],
    ['/hotel/nao-existe', 404, null],
    ['/hotel_corp/nao-existe', 404, null],
    ['/hotel_lazer/n%C3%A3o_%20existe', 404, null],
    ['/hotel/ipe-manaus', 404, null],
  ];
  test('lead to the page of a hotel, or say that it does not exist', async ({ request }) => {
    for (const [path, status, location] of cases) {
      await test.step(`${path} answers ${status}`, async () => {
        const response = await request.get(path, { maxRedirects: 0 });
        expect.soft(response.status(), path).toBe(status);
        if (location) expect(response.headers().location).toMatch(new RegExp(`${location}$`));
      });
    }
  });

  test('an unknown hotel says so in English and links to all hotels', async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/404 \(Not Found\)/);
    await page.goto('/hotel/nao-existe');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hotel not found');
    await expect(
      page.getByText("The hotel you're looking for doesn't exist or has been removed."),
    ).toBeVisible();
    await expect(page.locator('main [lang="en"]')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Browse all hotels' }).click();
    await expect(page).toHaveURL(/\/hotels$/);
  });
});

test('a hotel that is slow to load says that it is loading', { tag: ANY_SCREEN }, async ({
  page,
}) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.goto('/hotels');
  await page.route('**/hotel_lazer/ipe-bombinhas-praia?_rsc=*', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Ipê Bombinhas Praia' }).click();
  await expect(page.getByText('Carregando detalhes do hotel...')).toBeVisible();
  arrive();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ipê Bombinhas Praia');
  await expect(page.getByText('Carregando detalhes do hotel...')).toBeHidden();
});

test('the sections are in the specified order', async ({ page }) => {
  await page.goto(BEACH);
  await expect(page).toHaveTitle('Ipê Bombinhas Praia, Bombinhas | Ipê Hotéis');
  const headings = page.locator('main').getByRole('heading', { level: 2 });
  const specified = [
    'Aqui, sua experiência é completa',
    'Nossa História',
    'Acomodações',
    'Pacotes e experiências',
    'Veja mais fotos',
    'O que nossos hóspedes dizem',
    'Perguntas frequentes',
    'Localização',
  ];
  await expect
    .poll(async () => (await headings.allTextContents()).filter((text) => specified.includes(text)))
    .toEqual(specified);
  await expect(page.locator('#reserva')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver acomodações' })).toBeVisible();
  await expect(page.getByText('4,9 de 5').first()).toBeVisible();
  for (const id of ['hotel-story', 'accommodations', 'packages', 'location']) {
    await expect(page.locator(`section#${id}`)).toBeAttached();
  }
});

test('what is selected stays marked in forced colors, and icons have the color of their text', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto(BEACH);
  await test.step('icons have the color of the text beside them', async () => {
    const color = (element: Element) => getComputedStyle(element).color;
    const cell = page.locator('.amenities > li').first();
    expect(await cell.locator('svg').evaluate(color)).toBe(await cell.evaluate(color));
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await test.step('the selected theme of the reviews', async () => {
    const edges = () =>
      page
        .locator('.review-themes > label')
        .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).borderLeftWidth));
    expect((await edges()).slice(0, 2)).toEqual(['4px', '0px']);
    // The background drawn behind a text there is as high as its font.
    const texts = await page.getByRole('region', { name: /hóspedes/ }).evaluate((section) =>
      ['h2', '.review-rating > span'].map((name) => {
        const text = document.createRange();
        text.selectNodeContents(section.querySelector(name) ?? section);
        return text.getBoundingClientRect();
      }),
    );
    expect(texts[1]?.top).toBeGreaterThanOrEqual((texts[0]?.bottom ?? Infinity) - 1);
    await page.getByRole('radio', { name: /Famílias e crianças/ }).check({ force: true });
    expect((await edges())[0]).toBe('0px');
    expect((await edges()).filter((width) => width === '4px')).toHaveLength(1);
  });
  await test.step('the selected days', async () => {
    await page.getByRole('button', { name: /^Check-in e check-out/ }).click();
    const ground = (day: string) =>
      page
        .locator(day)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect(page.locator('[role=gridcell][aria-selected=true]').first()).toBeVisible();
    expect(await ground('[role=gridcell][aria-selected=true]')).not.toBe(
      await ground('[role=gridcell]:not([aria-selected=true])'),
    );
  });
});

test('a month opens the calendar at its beginning', async ({ page }) => {
  await page.goto(BEACH);
  const month = page.getByRole('link', { name: /Escolher datas em fevereiro$/ });
  const day = (await month.getAttribute('data-month')) ?? '';
  await expect(async () => {
    if (!(await page.getByRole('dialog').isVisible())) await month.click();
    await expect(page.locator(`[data-day="${day}"]:not([data-outside])`)).toBeInViewport({
      timeout: 10_000,
    });
  }).toPass();
  await expect(page).toHaveURL(/ipe-bombinhas-praia$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a month links to the booking bar with a day in it', async ({ page }) => {
    await page.goto(BEACH);
    await page.getByRole('link', { name: /Escolher datas em fevereiro$/ }).click();
    await expect(page).toHaveURL(/\?checkin=\d{4}-02-\d\d#reserva$/);
    await expect(page.locator('#reserva form')).toBeInViewport();
  });

  test('a theme filters the texts that mention it', { tag: ANY_SCREEN }, async ({ page }) => {
    await page.goto(BEACH);
    await page.getByRole('radio', { name: /Famílias e crianças/ }).check({ force: true });
    const texts = page.locator('.review-list > li').filter({ visible: true });
    await expect(texts).toHaveCount(2);
    const mark = texts.locator('mark[data-theme="1"]').first();
    await expect(mark).toBeVisible();
    // The color of the drawing: blended with the sand below it would be another.
    await expect(mark).toHaveCSS('background-image', /rgb\(253, 240, 201\)/);
    await expect(mark).toHaveCSS('mix-blend-mode', 'normal');
  });
});

test('the map is only loaded near the screen', { tag: ANY_SCREEN }, async ({ page, outside }) => {
  const maps = () => outside.filter(({ url }) => url.includes('google.com/maps'));
  await page.goto(BEACH);
  await page.locator('#accommodations').scrollIntoViewIfNeeded();
  await expect(page.locator('#accommodations img').first()).toHaveJSProperty('complete', true);
  expect(maps()).toEqual([]);
  await page.locator('#location').scrollIntoViewIfNeeded();
  await expect(page.getByTitle('Mapa de Bombinhas, Santa Catarina')).toBeAttached();
  await expect.poll(() => maps()[0]?.url).toContain('q=Bombinhas%2C+Santa+Catarina');
});

test('a malformed hotel shows what is valid and runs nothing', { tag: ANY_SCREEN }, async ({
  page,
  outside,
}) => {
  await page.goto(MALFORMED);
  const rooms = page.locator('#accommodations article h3');
  await expect(rooms).toHaveText([
    'Quarto de Pedra',
    'Quarto de Adobe',
    'Quarto Cagaita',
    'Casa do Mirante',
    '<script>alert(1)</script>',
  ]);
  await expect(page.getByText('Caixa de trilha', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Sem nome', { exact: true })).toHaveCount(0);
  const addresses = await page
    .locator('a[href], img[src], iframe[src]')
    .evaluateAll((nodes) =>
      nodes.map((n) => n.getAttribute('href') ?? n.getAttribute('src') ?? ''),
    );
  expect(addresses.filter((url) => /^\s*(?:javascript|data|http):|^\/\//i.test(url))).toEqual([]);
  expect(outside.filter(({ url }) => url.includes('evil.example'))).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
