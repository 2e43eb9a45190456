import { ANY_SCREEN, expect, test } from './fixtures';
import { choice, chooseRegion, drag, openFilters } from './hotel-filters';

const PARANA = 'a0000000-0000-4000-8000-000000000003';
const AMAZONAS_EMPTY = 'Não encontramos nenhum hotel nesta região. Tente buscar por outra região.';
const NOTHING_FITS =
  'Não encontramos nenhum hotel que corresponda à sua pesquisa. Tente modificar os filtros ou escolher outra região.';

test('one filter of the list at a time, each cleared', { tag: ANY_SCREEN }, async ({ page }) => {
  await test.step('a region without hotels gives the empty list, which links to all regions', async () => {
    const response = await page.goto('/hotels?region=a0000000-0000-4000-8000-000000000014');
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { name: '0 Hotéis Encontrados' })).toBeVisible();
    await expect(page.getByText(AMAZONAS_EMPTY)).toBeVisible();
    await page.getByRole('link', { name: 'Ver todas as regiões' }).click();
    await expect(page.getByRole('heading', { name: '16 Hotéis Encontrados' })).toBeVisible();
  });
  await test.step('a popover of a filter closes when the focus leaves it', async () => {
    const field = page.locator('summary', { hasText: 'Região' });
    await field.press('Enter');
    await expect(choice(page, 'Paraná')).toBeVisible();
    await page.getByLabel('Busca', { exact: true }).focus();
    await expect(choice(page, 'Paraná')).toBeHidden();
  });
  await test.step('the price is a range of two sliders, which also respond to keys', async () => {
    const highest = page.getByRole('slider', { name: 'Preço máximo por noite' });
    await highest.fill('600');
    await expect(page).toHaveURL(/\/hotels\?preco-ate=600$/);
    await highest.press('ArrowLeft');
    await expect(page).toHaveURL(/\/hotels\?preco-ate=590$/);
    await expect(highest).toBeFocused();
    await highest.press('End');
    await expect(page).toHaveURL(/\/hotels$/);
  });
  await test.step('a handle that was dragged to the other one can be dragged back', async () => {
    const lowest = page.getByRole('slider', { name: 'Preço mínimo por noite' });
    await drag(lowest, 0.05, 1);
    await expect(lowest).toHaveValue('1280');
    await drag(lowest, 0.95, 0);
    await expect(lowest).toHaveValue('340');
    await expect(page).toHaveURL(/\/hotels$/);
  });
  await test.step('loading another region is announced, and the toggle waits', async () => {
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
  await test.step('the URL filters by region, and the chip clears it', async () => {
    await page.goto(`/hotels?region=${PARANA}`);
    await expect(page).toHaveTitle('Hotéis no Paraná | Ipê Hotéis');
    await expect(page.getByRole('heading', { name: '2 Hotéis Encontrados' })).toBeVisible();
    await page.getByRole('link', { name: 'Paraná Remover o filtro Paraná' }).click();
    await expect(page).toHaveURL(/\/hotels$/);
    await expect(page.getByRole('heading', { name: '16 Hotéis Encontrados' })).toBeVisible();
  });
});

test('regions are chosen one by one, the URL follows, and Back restores them', async ({
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

test('text, type and amenity narrow the list, at a URL that can be shared', async ({
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

test('without a matching hotel, the list says which filter to clear and how many that brings', {
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

test('beside the map, the filter to clear has the width of the cards', {
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

test('the keyboard moves from the filters to the order and the views, in visual order', {
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

test('on a phone a price can be typed as well, and the filters are cleared in place', {
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

test('the answer to a superseded search text is not shown', { tag: ANY_SCREEN }, async ({
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

test('the order of the list is in the URL', { tag: ANY_SCREEN }, async ({ page }) => {
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
