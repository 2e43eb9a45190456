import { ANY_SCREEN, expect } from './fixtures';
import { cut, lines, test } from './large-type';
import { brokenWords, crowded, cutHints, cutOff, overfull } from './layout';

test.use({ viewport: { width: 320, height: 568 } });

const HOTEL = '/hotel_lazer/ipe-bombinhas-praia';

test('the narrowest phone breaks no word of a heading, a card or a button, and cuts off nothing', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  for (const [path, ...areas] of [
    ['/', 'h1', '.rail-posters', '.map-posters', '.home-offers'],
    [HOTEL, '.rail-cards', '.quote', '.contact-buttons', '.related'],
    ['/hotel_corp/ipe-curitiba-batel', '.corporate-facts >> visible=true'],
    ['/hotel/ipe-pelourinho', '.story'],
    ['/hotels?q=zzzz', '.no-hotels'],
    ['/deals'],
    ['/oferta/sessao-estendida-c0000000-0000-4000-8000-000000000021', '.offer-fact >> nth=2'],
    ['/comparar', '.comparison-slots'],
    ['/destinations', 'main'],
    ['/friends', 'main'],
    ['/home2', '#servicos'],
    ['/acessibilidade', 'h1'],
    ['/privacy', 'aside'],
  ] as const) {
    await page.goto(path);
    expect.soft(await cutOff(page), path).toEqual([]);
    if (path === '/') {
      const next = page.getByRole('button', { name: 'Próximo: Hotéis em destaque' });
      const box = await next.boundingBox();
      expect.soft((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(320);
    }
    for (const area of areas) {
      const broken = () => brokenWords(page, `${area} >> nth=0`);
      await expect.configure({ soft: true }).poll(broken, `${path} ${area}`).toEqual([]);
    }
  }
});

test('on the narrowest phone text fits its buttons, and placeholders are not cut off', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  for (const path of ['/hotel/ipe-jericoacoara', '/hotel/old/ipe-jericoacoara', '/about']) {
    await page.goto(path);
    expect.soft(await overfull(page), path).toEqual([]);
  }
  // A drop cap is taller than the rest of its word.
  const lead = await brokenWords(page, 'main p:has-text("Tudo começou")');
  expect.soft(lead.filter((word) => word !== 'Tudo')).toEqual([]);
  await page.goto(`${HOTEL}/quartos?comparar=quarto-familia,suite-vista-mar`);
  const [share, head] = [
    await page.getByRole('button', { name: 'Enviar comparação' }).boundingBox(),
    await page.locator('.room-comparison-head').boundingBox(),
  ];
  const edge = (head?.x ?? 0) + (head?.width ?? 0);
  expect.soft((share?.x ?? Infinity) + (share?.width ?? 0)).toBeLessThanOrEqual(edge);
  await page.goto('/hotels');
  await page.getByRole('button', { name: 'Filtros' }).click();
  expect.soft(await cutHints(page, '.filter-sheet [name="q"]')).toEqual([]);
  await page.goto('/deals');
  expect.soft(await cutHints(page, 'main input[placeholder]')).toEqual([]);
});

test('the narrowest phone breaks no word of a holiday or of the rooms that guests fit in', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.goto(HOTEL);
  const bar = page.locator('#reserva');
  await bar.getByRole('button', { name: /Check-in/ }).click();
  const holiday = '.day-line-holiday:has-text("Confraternização") >> nth=0';
  await expect(page.locator(holiday)).toBeVisible();
  expect.soft(await brokenWords(page, holiday)).toEqual([]);
  await page.goto(HOTEL);
  await bar.getByRole('button', { name: /^Hóspedes/ }).click();
  const rooms = 'p:has-text("Todos os quartos deste hotel")';
  await expect(page.locator(rooms)).toBeVisible();
  expect(await brokenWords(page, rooms)).toEqual([]);
});

test('on the narrowest phone no text overlaps other text or an icon', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await test.step('the error of a search without a region', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Buscar hotéis' }).click();
    await expect(page.getByText('Por favor, selecione uma região')).toBeVisible();
    expect.soft(await brokenWords(page, '.home-refused')).toEqual([]);
    const all = page.getByRole('button', { name: 'Ver hotéis de todas as regiões' });
    expect.soft(await all.evaluate((button) => getComputedStyle(button).textAlign)).toBe('left');
  });
  await test.step('the header of the filters', async () => {
    await page.goto('/hotels');
    await page.getByRole('button', { name: 'Filtros' }).click();
    const head = page.locator('.filter-sheet-head');
    const [close, title] = [
      await head.getByRole('button').first().boundingBox(),
      await head.getByText('Filtros').boundingBox(),
    ];
    expect.soft((close?.x ?? 0) + (close?.width ?? 0)).toBeLessThanOrEqual(title?.x ?? 0);
  });
  await test.step('the days of the calendar', async () => {
    await page.goto(HOTEL);
    await page
      .locator('#reserva')
      .getByRole('button', { name: /Check-in/ })
      .click();
    const days = page.getByRole('dialog').locator('tbody button:visible');
    await expect(days.first()).toBeVisible();
    const room = await days.evaluateAll((all) =>
      all.map((day) => {
        const number = document.createRange();
        number.selectNodeContents(day);
        const cell = day.closest('td')?.getBoundingClientRect().width ?? 0;
        return cell - number.getBoundingClientRect().width;
      }),
    );
    expect.soft(Math.min(...room)).toBeGreaterThan(4);
    await page.keyboard.press('Escape');
  });
  await test.step('the name of the hotel below its sign', async () => {
    const first = page.locator('.strip li').first();
    const [sign, name] = [
      await first.locator('.strip-node').boundingBox(),
      await first.locator('span:not(.strip-node)').last().boundingBox(),
    ];
    expect.soft(name?.y).toBeGreaterThanOrEqual((sign?.y ?? Infinity) + (sign?.height ?? 0));
  });
});

test('on the narrowest phone a card of the map is inside the screen, below the link to the list', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.goto('/hotels?vista=mapa');
  const card = page.locator('.map-rows .hotel-item').first();
  const heart = card.getByRole('switch');
  await expect(heart).toBeVisible();
  await expect(page.locator('.map-to-list')).toBeVisible();
  const [whole, button, list] = [
    await card.boundingBox(),
    await heart.boundingBox(),
    await page.locator('.map-to-list').boundingBox(),
  ];
  expect.soft(whole?.x).toBeGreaterThanOrEqual(0);
  expect.soft((whole?.x ?? 0) + (whole?.width ?? Infinity)).toBeLessThanOrEqual(320);
  expect.soft(whole?.y).toBeGreaterThanOrEqual((list?.y ?? Infinity) + (list?.height ?? 0));
  // A circle.
  expect.soft(button?.height).toBe(button?.width);
  // Names and places are not cut off.
  const words = page.locator('.map-rows .hotel-item :is(h3, .hotel-place > span)');
  const hidden = await words.evaluateAll((all) =>
    all.filter((text) => text.scrollHeight > text.clientHeight + 8).map((text) => text.textContent),
  );
  expect.soft(hidden).toEqual([]);
  // All cards are as high as the tallest: a long name in it must not cover the map's controls.
  await words.evaluateAll((all) => {
    for (const text of all) text.textContent = 'Pousadamaravilhosamente'.repeat(5);
  });
  const country = await page.getByRole('link', { name: 'Ver o Brasil inteiro' }).boundingBox();
  const tall = await card.boundingBox();
  expect.soft(tall?.y).toBeGreaterThanOrEqual((country?.y ?? Infinity) + (country?.height ?? 0));
});

test("on the narrowest phone the controls on another room's image do not overlap", {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.goto(`${HOTEL}/quartos?quarto=suite-vista-mar`);
  const marks = '.room-others .card :is(.room-pick, .room-count)';
  await expect(page.locator(marks).first()).toBeVisible();
  expect(await crowded(page, marks)).toEqual([]);
});

test('on the narrowest phone the filters show a typed price and the focused control', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.goto('/hotels');
  await page.getByRole('button', { name: 'Filtros' }).click();
  const sheet = page.locator('.filter-sheet');
  const price = sheet.locator('[name="preco-de"]');
  await price.fill('1290');
  expect.soft(await price.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0);
  const foot = await sheet.locator('.filter-sheet-foot').boundingBox();
  const focused = sheet.locator('label:has(input[type="checkbox"]:focus)');
  const choices = await sheet.locator('[name="tipo"]:visible').count();
  await sheet.locator('[name="preco-ate"]').focus();
  for (let at = 0; at < choices; at++) {
    await page.keyboard.press('Tab');
    const box = await focused.boundingBox();
    const end = (box?.y ?? Infinity) + (box?.height ?? 0);
    expect.soft(end, `choice ${at}`).toBeLessThanOrEqual(foot?.y ?? 0);
  }
});

test('on the narrowest phone the controls of a stop fit on the screen, its nights on one line', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.goto('/roteiro?paradas=ipe-lencois.4,ipe-bombinhas-praia.2&checkin=2030-12-15');
  await page.getByText('Mudar esta parada').first().click();
  await expect(page.getByRole('link', { name: 'Uma noite a mais em Ipê Lençóis' })).toBeVisible();
  expect(await cut(page, '.stop-changes')).toEqual([]);
  expect(await lines(page, /^4\snoites$/)).toBe(1);
});

test('on a low phone a page starts to say what it is about on the first screen, below its image', {
  tag: ANY_SCREEN,
}, async ({ page, allowErrors }) => {
  allowErrors(/status of 404/, /^console: 404: /);
  const offer = 'c0000000-0000-4000-8000-0000000000';
  for (const path of [
    '/friends',
    '/nada/aqui',
    `/oferta/nada-${offer}ff`,
    `/oferta/fim-de-semana-no-aterro-${offer}10`,
  ]) {
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect.soft(heading, path).toBeInViewport({ ratio: 0.4 });
  }
});
