import type { Page } from '@playwright/test';
import { fixTime } from './fixed-time';
import { ANY_SCREEN, expect, ON_PHONES, test } from './fixtures';
import { choice, choiceLabel, chooseRegion, openFilters } from './hotel-filters';
import { withoutCache } from './without-cache';

const PARANA = 'a0000000-0000-4000-8000-000000000003';
const AMAZONAS_EMPTY = 'Não encontramos nenhum hotel nesta região. Tente buscar por outra região.';
const NOTHING_FITS =
  'Não encontramos nenhum hotel que corresponda à sua pesquisa. Tente modificar os filtros ou escolher outra região.';

test('lists every active hotel with place, price and rating', { tag: ANY_SCREEN }, async ({
  page,
}) => {
  await page.goto('/hotels');
  await expect(page).toHaveTitle('Hotéis | Ipê Hotéis');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Encontre Sua Hospedagem Perfeita' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: '16 Hotéis Encontrados' })).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: 'Ipê Guanabara' });
  await expect(card).toContainText('Rio de Janeiro, Rio de Janeiro');
  await expect(card).toContainText(/R\$\s498,00 \/noite/);
  await expect(card).toContainText('4,8');
  await expect(card.getByRole('link')).toHaveAttribute('href', '/hotel/ipe-guanabara');
  await expect(page.getByText('Ipê Manaus')).toHaveCount(0);
});

test('one filter of the list at a time, each taken back', { tag: ANY_SCREEN }, async ({ page }) => {
  await test.step('a region without hotels gives the empty list, which leads to all regions', async () => {
    const response = await page.goto('/hotels?region=a0000000-0000-4000-8000-000000000014');
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { name: '0 Hotéis Encontrados' })).toBeVisible();
    await expect(page.getByText(AMAZONAS_EMPTY)).toBeVisible();
    await page.getByRole('link', { name: 'Ver todas as regiões' }).click();
    await expect(page.getByRole('heading', { name: '16 Hotéis Encontrados' })).toBeVisible();
  });
  await test.step('what hangs from a filter closes when the keyboard leaves it', async () => {
    const field = page.locator('summary', { hasText: 'Região' });
    await field.press('Enter');
    await expect(choice(page, 'Paraná')).toBeVisible();
    await page.getByLabel('Busca', { exact: true }).focus();
    await expect(choice(page, 'Paraná')).toBeHidden();
  });
  await test.step('the price is a range of two sliders, by keys as well', async () => {
    const highest = page.getByRole('slider', { name: 'Preço máximo por noite' });
    await highest.fill('600');
    await expect(page).toHaveURL(/\/hotels\?preco-ate=600$/);
    await highest.press('ArrowLeft');
    await expect(page).toHaveURL(/\/hotels\?preco-ate=590$/);
    await expect(highest).toBeFocused();
    await highest.press('End');
    await expect(page).toHaveURL(/\/hotels$/);
  });
  await test.step('while another region loads it says so and the toggle waits', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/hotels\?region=.*_rsc/, async (route) => {
      await held;
      await route.continue();
    });
    await chooseRegion(page, false, 'Paraná');
    await expect(page.getByRole('heading', { name: 'Carregando hotéis...' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Grid' })).toBeDisabled();
    release();
    await expect(page.getByRole('heading', { name: '2 Hotéis Encontrados' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Grid' })).toBeEnabled();
  });
  await test.step('the address filters by region, and the chip takes it back', async () => {
    await page.goto(`/hotels?region=${PARANA}`);
    await expect(page).toHaveTitle('Hotéis no Paraná | Ipê Hotéis');
    await expect(page.getByRole('heading', { name: '2 Hotéis Encontrados' })).toBeVisible();
    await page.getByRole('link', { name: 'Paraná Remover o filtro Paraná' }).click();
    await expect(page).toHaveURL(/\/hotels$/);
    await expect(page.getByRole('heading', { name: '16 Hotéis Encontrados' })).toBeVisible();
  });
});

test('without a connection the list stays, and why no other one comes is said', {
  tag: ANY_SCREEN,
}, async ({ page, context, allowErrors }) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/hotels');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Lista' }).click();
  await expect(page.getByText('Erro ao carregar hotéis')).toBeVisible();
  await expect(page.getByText('Erro de conexão. Verifique sua internet.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ipê Bombinhas Praia' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Lista' }).click();
  await expect(page).toHaveURL(/vista=lista/);
});

test('regions are chosen one by one, the address follows, and back brings them back', async ({
  page,
  isMobile,
}) => {
  await page.goto('/hotels');
  await chooseRegion(page, isMobile, 'Bahia');
  await expect(page).toHaveURL(/region=[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { name: '1 Hotel Encontrado' })).toBeVisible();
  await chooseRegion(page, isMobile, 'Paraná');
  await expect(page).toHaveURL(/region=[0-9a-f-]{36},[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { name: '3 Hotéis Encontrados' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: '1 Hotel Encontrado' })).toBeVisible();
  await expect(choice(page, 'Bahia')).toBeChecked();
  await expect(choice(page, 'Paraná')).not.toBeChecked();
  await page.goBack();
  await expect(page.getByRole('heading', { name: '16 Hotéis Encontrados' })).toBeVisible();
});

test('words, type and amenity narrow the list, at an address that can be shared', async ({
  page,
  isMobile,
}) => {
  await page.goto('/hotels');
  let filters = await openFilters(page, isMobile);
  const words = page.getByLabel('Busca', { exact: true });
  await words.pressSequentially('florianopolis');
  await expect(page).toHaveURL(/\/hotels\?q=florianopolis$/);
  await expect(words).toBeFocused();
  await filters.done();
  await expect(page.getByRole('heading', { name: '1 Hotel Encontrado' })).toBeVisible();
  await expect(page.getByText('Ipê Florianópolis Beira-Mar')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '1 Hotel' })).toHaveCount(1);
  filters = await openFilters(page, isMobile);
  await choice(page, 'Lazer').check({ force: true });
  await expect(page).toHaveURL(/q=florianopolis&tipo=lazer$/);
  await filters.done();
  await expect(page.getByText(NOTHING_FITS)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: '1 Hotel Encontrado' })).toBeVisible();
  await expect(choice(page, 'Lazer')).not.toBeChecked();
  await page.goForward();
  await page.reload();
  await expect(page.getByText(NOTHING_FITS)).toBeVisible();
  await expect(words).toHaveValue('florianopolis');
  await expect(choice(page, 'Lazer')).toBeChecked();
  await page.getByRole('link', { name: 'Limpar filtros' }).click();
  await expect(page.getByRole('heading', { name: '16 Hotéis Encontrados' })).toBeVisible();
  await expect(words).toHaveValue('');
  await expect(choice(page, 'Lazer')).not.toBeChecked();
});

test('where no hotel fits, the list says which filter to take back and what it brings', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.goto(`/hotels?region=${PARANA}&tipo=padrao`);
  await expect(page.getByText('Nenhum hotel desta região combina com os filtros.')).toBeVisible();
  const steps = page.getByRole('link').filter({ hasText: 'Tirar' });
  await expect(steps).toHaveCount(3);
  const types = steps.filter({ hasText: 'Tirar “Padrão”' });
  await expect(types).toContainText('2 hotéis');
  await types.click();
  await expect(page).toHaveURL(new RegExp(`/hotels\\?region=${PARANA}$`));
  await expect(page.getByRole('heading', { name: '2 Hotéis Encontrados' })).toBeVisible();
});

test('beside the map, which filter to take back has the room of the cards', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.goto(`/hotels?region=${PARANA}&tipo=padrao&vista=mapa`);
  const rows = page.locator('.map-rows');
  const step = page.getByRole('link').filter({ hasText: 'Tirar “Padrão”' });
  for (const width of [800, 1366, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const [room, taken] = [await rows.boundingBox(), await step.boundingBox()];
    expect(room?.width, `${width}`).toBeGreaterThan(100);
    expect(taken?.width, `${width}`).toBeGreaterThan((room?.width ?? 0) - 4);
    expect(taken?.height, `${width}`).toBeLessThan(160);
  }
});

test('the keyboard goes from the filters to the order and the views, as they stand', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 800 });
  await page.goto('/hotels');
  await page.getByLabel('Você está aqui').getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Busca', { exact: true })).toBeFocused();
  await page.locator('summary', { hasText: 'Mais filtros' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Ordenar por')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Grid' })).toBeFocused();
});

test('on a phone a price is typed as well, and the filters are cleared where they are', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/hotels');
  await page.getByRole('button', { name: 'Filtros', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filtros' });
  const highest = sheet.getByLabel('Até', { exact: true });
  await highest.pressSequentially('559,50');
  await expect(page).toHaveURL(/\/hotels\?preco-ate=559\.5$/);
  await expect(highest).toHaveValue('559,50');
  await expect(sheet.getByText('1 filtro ativo')).toBeVisible();
  await sheet.getByLabel('De', { exact: true }).fill('900');
  await highest.focus();
  await expect(page).toHaveURL(/\/hotels\?preco-ate=559\.5$/);
  await sheet.getByText('Comodidades', { exact: true }).click();
  await expect(sheet.getByText('O preço mínimo está acima do máximo.')).toBeVisible();
  await sheet.getByLabel('De', { exact: true }).fill('');
  await sheet.getByRole('link', { name: 'Limpar', exact: true }).click();
  await expect(page).toHaveURL(/\/hotels$/);
  await expect(highest).toHaveValue('');
  await expect(sheet).toBeVisible();
});

test('the answer to words that were typed over is not shown', { tag: ANY_SCREEN }, async ({
  page,
}) => {
  await page.goto('/hotels');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/q=recife&_rsc|_rsc.*q=recife/, async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  const asked = page.waitForRequest(/q=recife/);
  await page.getByLabel('Busca', { exact: true }).fill('recife');
  await asked;
  await page.getByLabel('Busca', { exact: true }).fill('gramado');
  await expect(page.getByRole('article')).toHaveText([/Ipê Gramado/]);
  release();
  await expect(page).toHaveURL(/\?q=gramado$/);
  await expect(page.getByLabel('Busca', { exact: true })).toHaveValue('gramado');
  await expect(page.getByRole('article')).toHaveText([/Ipê Gramado/]);
});

test('the order of the list is an address', { tag: ANY_SCREEN }, async ({ page }) => {
  await page.goto('/hotels?q=praia');
  const order = page.getByLabel('Ordenar por');
  await expect(order).toHaveValue('recomendados');
  await order.selectOption('Menor preço');
  await expect(page).toHaveURL(/\/hotels\?q=praia&ordem=preco$/);
  await expect(order).toHaveValue('preco');
  const prices = async () =>
    (await page.getByRole('article').locator('.price').allTextContents()).map((text) =>
      Number(
        text
          .replace(/.*R\$\s*/s, '')
          .replace(/\.|\/.*/gs, '')
          .replace(',', '.'),
      ),
    );
  await expect
    .poll(async () => {
      const shown = await prices();
      return (
        shown.length > 1 && shown.every((price, at) => at === 0 || price >= (shown[at - 1] ?? 0))
      );
    })
    .toBe(true);
});

test('the chosen stay is on every page, and the list counts with it', async ({ page }) => {
  await page.goto('/hotels?checkin=2031-03-04&checkout=2031-03-07&adultos=3');
  const pill = page.getByRole('link', { name: /^Sua estadia: de 4 a 7 de março, 3 adultos/ });
  await expect(pill).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: 'Ipê Guanabara' });
  // Its cheapest room holds two: 498.
  await expect(card).toContainText(/A partir deR\$\s589,00 \/noite3 noites: R\$\s1\.767,00/);
  await expect(page.getByText(/^Total de 3 noites para 3 pessoas, sem as taxas\./)).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Ipê Noronha' })).toContainText(
    'Não há quarto para três pessoas',
  );
  await card.getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Ipê Guanabara' })).toContainText(/R\$\s589,00/);
  await expect(page.getByRole('button', { name: /^Check-in e check-out/ })).toContainText(
    '04/03/2031 a 07/03/2031',
  );
  await page.goto('/about');
  await pill.click();
  const calendar = page.getByRole('dialog', { name: 'Datas da estadia' });
  await expect(calendar).toBeVisible();
  await expect(calendar).toContainText('3 noites');
  await expect(page).toHaveURL(/\/hotels$/);
});

test('hotels without a room for the party come last, and no card in sight moves', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  const cards = page.getByRole('article');
  const names = () => cards.getByRole('heading').allInnerTexts();
  const areFull = async () =>
    (await cards.allInnerTexts()).map((text) => text.includes('Não há quarto para 4 pessoas'));
  const withRoomFirst = (full: boolean[]) => [...full].sort((a, b) => Number(a) - Number(b));
  await page.goto('/hotels');
  const plain = await names();
  await page.goto('/hotels?checkin=2031-03-04&checkout=2031-03-07&adultos=3&idades=6');
  await expect(page.getByText(/^Total de 3 noites para 4 pessoas/)).toBeVisible();
  const inSight = await cards.evaluateAll(
    (all) => all.filter((card) => card.getBoundingClientRect().top < innerHeight).length,
  );
  const shown = await names();
  expect(shown.slice(0, inSight)).toEqual(plain.slice(0, inSight));
  expect(shown.toSorted()).toEqual(plain.toSorted());
  const below = (await areFull()).slice(inSight);
  expect(below).toContain(true);
  expect(below).toEqual(withRoomFirst(below));

  // Who comes with a stay finds them all in this order; one that is chosen stays what it is called.
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hotéis', exact: true }).click();
  await expect(cards).toHaveCount(plain.length);
  const all = await areFull();
  expect(all).toContain(true);
  expect(all).toEqual(withRoomFirst(all));
  await page.goto('/hotels?ordem=nome');
  await expect(page.getByText(/^Total de 3 noites para 4 pessoas/)).toBeVisible();
  expect(await names()).toEqual(shown.toSorted((a, b) => a.localeCompare(b, 'pt-BR')));
});

test('the first stay that a tab chooses shows on the bar and on the cards at once', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await fixTime(page, new Date('2026-11-17T15:00:00Z'));
  await page.goto('/hotels');
  await page.getByRole('button', { name: /^Check-in e check-out/ }).click();
  const calendar = page.getByRole('dialog', { name: 'Datas da estadia' });
  await calendar.getByRole('button', { name: /\b20 de novembro de 2026/ }).click();
  await calendar.getByRole('button', { name: /\b23 de novembro de 2026/ }).click();
  await expect(page.getByRole('link', { name: /^Sua estadia: de 20 a 23 de/ })).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText(/3 noites: R\$/);
  await page.goto('/about');
  await expect(page.getByRole('link', { name: /^Sua estadia: de 20 a 23 de/ })).toBeVisible();
});

/** What a night costs on each card of the list, in BRL. */
const nightly = async (page: Page) =>
  (await page.getByRole('article').allInnerTexts()).map((text) =>
    Number(/R\$\s([\d.]+)/.exec(text)?.[1]?.replaceAll('.', '')),
  );

test('a highest price is for the guests of the stay, however many they become', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.goto('/hotels?checkin=2031-03-04&checkout=2031-03-07&adultos=3');
  await expect(page.getByText('Diária, 3 pessoas')).toBeVisible();
  // The page was rendered with the prices for two, the lowest of which is 347.
  const range = page.getByRole('group', { name: /^Diária, 3 pessoas/ });
  await expect(range.getByLabel('De', { exact: true })).toHaveAttribute('placeholder', '436');
  await expect(range.locator('rect').first()).toBeAttached();
  await page.getByRole('slider', { name: 'Preço máximo por noite' }).fill('700');
  await expect(page).toHaveURL(/\/hotels\?preco-ate=700&pessoas=3$/);
  await expect(range).toContainText(/R\$\s[\d.,]+ a R\$\s700,00/);
  const active = page.getByRole('list', { name: 'Filtros ativos' });
  await expect(active).toContainText('Até R$ 700,00 para 3 pessoas');
  await expect(page.getByRole('article')).not.toHaveCount(16);
  const forThree = await nightly(page);
  expect(forThree.length).toBeGreaterThan(0);
  expect(Math.max(...forThree)).toBeLessThanOrEqual(700);

  await page.getByRole('button', { name: /^Hóspedes/ }).click();
  await page.getByRole('button', { name: 'Diminuir adultos' }).click();
  await expect(page).toHaveURL(/\/hotels\?preco-ate=700$/);
  await expect(active).toContainText(/Até R\$\s700,00Remover/);
  await expect.poll(async () => (await nightly(page)).length).toBeGreaterThan(forThree.length);
  expect(Math.max(...(await nightly(page)))).toBeLessThanOrEqual(700);
});

test('a family finds quiet hotels by the sea for its price, compares them and sends the link', {
  tag: ON_PHONES,
}, async ({ page, context }) => {
  await page.goto('/hotels?checkin=2031-03-04&checkout=2031-03-07&adultos=2&idades=6');
  const { done } = await openFilters(page, true);
  for (const [place, word] of [
    ['Perto do mar', 'mar'],
    ['Perto do aeroporto', 'aeroporto'],
    ['Tranquilo', 'tranquilo'],
  ] as const) {
    await choiceLabel(page, place).tap();
    await expect(page).toHaveURL(new RegExp(`lugar=${word}$`));
  }
  await page
    .getByRole('dialog', { name: 'Filtros' })
    .getByLabel('Até', { exact: true })
    .fill('600');
  await expect(page).toHaveURL(/&preco-ate=600&pessoas=3$/);
  await done();
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(2);
  for (const name of ['Ipê Guanabara', 'Ipê Florianópolis Beira-Mar']) {
    await expect(cards.filter({ hasText: name })).toContainText(/noite3 noites: R\$\s1\.\d{3},00/);
    await page.getByRole('checkbox', { name: `Comparar ${name}` }).check();
  }
  await page.getByRole('button', { name: 'Comparar', exact: true }).tap();
  await expect(page).toHaveURL(/\/comparar\?hoteis=.*&checkin=2031-03-04&checkout=2031-03-07/);
  for (const row of ['Praia', 'Aeroporto']) {
    await expect(page.getByRole('row', { name: row })).not.toContainText('Não consta');
  }
  const sent = await context.newPage();
  await sent.goto(page.url());
  await expect(sent.getByRole('columnheader', { name: /Ipê Florianópolis/ })).toBeVisible();
});

test('whoever gets the address of a list for a party sees its prices', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.goto('/hotels?ordem=preco&pessoas=3');
  await expect(page.getByText('Diárias para 3 pessoas.')).toBeVisible();
  const prices = (await nightly(page)).filter((price) => !Number.isNaN(price));
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
  // Those without a room for three come last, and say so.
  await expect(page.getByRole('article').last()).toContainText('Não há quarto para três pessoas');
  await expect(page).toHaveURL(/\/hotels\?ordem=preco&pessoas=3$/);
});

test('the bar says the dates of the stay on phones, laptops and wide screens', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.goto('/destinations?checkin=2031-03-04&checkout=2031-03-07&adultos=3');
  const pill = page.getByRole('link', { name: /^Sua estadia: de 4 a 7 de março, 3 adultos/ });
  for (const width of [390, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const dates = pill.getByText(/^4 a 7 mar/).filter({ visible: true });
    await expect(dates, `${width} px`).toHaveCount(1);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Favoritos' })).toBeInViewport({
      ratio: 1,
    });
  }
});

test('lists with filters are found by no search engine and kept by no cache', {
  tag: ANY_SCREEN,
}, async ({ request }) => {
  for (const query of ['q=praia', `region=${PARANA}&tipo=corporativo`, 'pagina=2', 'ordem=preco']) {
    const response = await request.get(`/hotels?${query}`);
    const html = await response.text();
    expect(response.status(), query).toBe(200);
    expect(html, query).toContain('<meta name="robots" content="noindex, follow"/>');
    expect(response.headers()['cache-control'], query).toMatch(/private|no-store/);
  }
  const stay = await request.get('/hotels?checkin=2031-03-04&checkout=2031-03-07&adultos=2');
  expect(stay.headers()['x-nextjs-cache']).toMatch(/HIT|STALE/);
  expect(stay.headers()['cache-control']).toMatch(/private/);
  const plain = await request.get('/hotels?utm_source=carta&tipo=luxo');
  expect(await plain.text()).not.toContain('noindex');
  expect(plain.headers()['x-nextjs-cache']).toMatch(/HIT|STALE/);
});

test('a region that can’t be used gives the same empty list', { tag: ANY_SCREEN }, async ({
  request,
}) => {
  for (const region of [
    '',
    `${PARANA}&region=${PARANA}`,
    "' or 1=1 --",
    '00000000-0000-4000-8000-000000000000',
  ]) {
    const response = await request.get(`/hotels?region=${region}`);
    expect(response.status(), region).toBe(200);
    const html = await response.text();
    expect(html, region).toContain('>0 Hotéis Encontrados');
    expect(html, region).toContain(AMAZONAS_EMPTY);
  }
});

test('grid and list', async ({ page, isMobile }) => {
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
  await test.step('Back from a hotel shows the same view at the same place', async () => {
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

test('the pressed view and the chosen filters keep their mark in forced colors', {
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

test('on paper the list is names, words and prices, in any of its views', {
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

test('beside the map of a tablet no price is broken', { tag: ANY_SCREEN }, async ({ page }) => {
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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is readable and the form of the filters works', async ({ page, isMobile }) => {
    const open = async () => {
      // The fields are pressed by force, which does not wait for the style sheets that show them.
      await page.waitForLoadState();
      if (isMobile) await page.getByRole('button', { name: /^Filtros/ }).click();
    };
    const send = () => page.getByRole('button', { name: /^Mostrar/ }).click();
    const words = page.getByLabel('Busca', { exact: true });
    const regions = page.locator('summary', { hasText: 'Região' });
    await page.goto('/hotels');
    await expect(page.getByRole('article')).toHaveCount(16);
    await open();
    await regions.click();
    await choice(page, 'Paraná').check({ force: true });
    await send();
    await expect(page).toHaveURL(new RegExp(`/hotels\\?region=${PARANA}$`));
    await expect(page.getByRole('article')).toHaveCount(2);
    await open();
    await words.fill('praia');
    await regions.click();
    await choice(page, 'Paraná').uncheck({ force: true });
    await send();
    await expect(page).toHaveURL(/\/hotels\?q=praia$/);
    const found = await page.getByRole('article').allInnerTexts();
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(16);
    await open();
    await choice(page, 'Lazer').check({ force: true });
    await choice(page, 'Piscina').check({ force: true });
    await send();
    await expect(page).toHaveURL(/\?q=praia&tipo=lazer&comodidade=piscina$/);
    await expect(words).toHaveValue('praia');
    await expect(choice(page, 'Lazer')).toBeChecked();
    await expect(choice(page, 'Piscina')).toBeChecked();
    await open();
    await page.getByLabel('Até', { exact: true }).fill('R$ 1.000,00');
    await send();
    await expect(page).toHaveURL(/&comodidade=piscina&preco-ate=1000$/);
    if (!isMobile) {
      await page.getByRole('button', { name: 'Lista', exact: true }).click();
      await expect(page).toHaveURL(/&preco-ate=1000&vista=lista$/);
    }
  });
});

test('destinations count their active hotels and lead to them', { tag: ANY_SCREEN }, async ({
  page,
}) => {
  await page.goto('/destinations');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Explore Destinos Incríveis' }),
  ).toBeVisible();
  const names = await page.getByRole('heading', { level: 2 }).allInnerTexts();
  const places = names.slice(0, 14);
  const open = places.filter((name) => name !== 'Amazonas');
  // Without a hotel so far: last, and nothing to follow.
  expect(places).toEqual([...open.sort((a, b) => a.localeCompare(b, 'pt-BR')), 'Amazonas']);
  expect(names).not.toContain('Pará');
  const parana = page.getByRole('article').filter({ hasText: 'Paraná' });
  await expect(parana).toContainText('2 hotéis');
  const coming = page.getByRole('article').filter({ hasText: 'Amazonas' });
  await expect(coming).toContainText('Em breve');
  await expect(coming.getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Ver Todas as Propriedades' })).toHaveAttribute(
    'href',
    '/hotels',
  );
  await parana.getByRole('link', { name: /Ver Hotéis/ }).click();
  await expect(page.getByRole('heading', { name: '2 Hotéis Encontrados' })).toBeVisible();
});

test('the way to the map fills the last row of the grid, and costs a phone nothing', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  const isThere = (image: HTMLElement | SVGElement) => (image as HTMLImageElement).naturalWidth > 0;
  const drawings: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/art/mapa-brasil')) drawings.push(request.url());
  });
  const tile = page.getByRole('link', { name: /^Veja no mapa/ });
  // What the browser has already it shows without fetching it, also where it is hidden.
  await withoutCache(page);
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/hotels');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  // The picture beside it is fetched on the way here, so the tile's would have been asked for, too.
  const neighbour = page.getByRole('article').last().getByRole('img').first();
  await expect.poll(() => neighbour.evaluate(isThere)).toBe(true);
  await expect(tile).toBeHidden();
  expect(drawings).toEqual([]);
  // What the browser has already it shows without fetching it, also where it is hidden.
  await withoutCache(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await tile.scrollIntoViewIfNeeded();
  await expect.poll(() => drawings.length).toBe(1);
  await tile.click();
  await expect(page).toHaveURL(/vista=mapa/);
});

test('the way to the map fills the last row of the destinations', { tag: ANY_SCREEN }, async ({
  page,
}) => {
  await page.goto('/destinations');
  const tile = page.getByRole('link', { name: /^Veja no mapa/ });
  for (const [width, columns] of [
    [1440, 3],
    [800, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const cards = page.getByRole('main').getByRole('article');
    const isFull = (await cards.count()) % columns === 0;
    await expect(tile).toBeVisible({ visible: !isFull });
    if (isFull) continue;
    const [grid, filler] = await Promise.all([
      cards.first().locator('xpath=ancestor::ul').boundingBox(),
      tile.boundingBox(),
    ]);
    expect((filler?.x ?? 0) + (filler?.width ?? 0)).toBeCloseTo(
      (grid?.x ?? 0) + (grid?.width ?? 0),
      0,
    );
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await tile.click();
  await expect(page).toHaveURL(/\/hotels\?vista=mapa$/);
});

test('on a laptop all filters below the fields stand in one line', { tag: ANY_SCREEN }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  await page.goto('/hotels');
  const first = await choice(page, 'Piscina').locator('..').boundingBox();
  const more = await page.getByText('Mais filtros').boundingBox();
  expect(first).not.toBeNull();
  expect(more?.y).toBeLessThan((first?.y ?? 0) + (first?.height ?? 0));
});

test('any number of filters leaves the page as wide as the screen', { tag: ANY_SCREEN }, async ({
  page,
}) => {
  await page.goto(
    '/hotels?comodidade=piscina&comodidade=spa&comodidade=familias&acesso=cegos&acesso=surdos',
  );
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 664 });
    await expect(page.getByRole('list', { name: 'Filtros ativos' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
