import { ANY_SCREEN, expect, test } from './fixtures';

const PARANA = 'a0000000-0000-4000-8000-000000000003';
const AMAZONAS_EMPTY = 'Não encontramos nenhum hotel nesta região. Tente buscar por outra região.';
const NOTHING_FITS =
  'Não encontramos nenhum hotel que corresponda à sua pesquisa. Tente modificar os filtros ou escolher outra região.';

test('lists every active hotel with place, price and rating', async ({ page }) => {
  await page.goto('/hotels');
  await expect(page).toHaveTitle('Hotéis | Ipê Hotéis');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Encontre Sua Hospedagem Perfeita' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: '16 Hotéis Encontrados' })).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: 'Ipê Guanabara' });
  await expect(card).toContainText('Rio de Janeiro, Rio de Janeiro');
  await expect(card).toContainText(/R\$\s613,00 \/noite/);
  await expect(card).toContainText('4,8');
  await expect(card.getByRole('link')).toHaveAttribute('href', '/hotel/ipe-guanabara');
  await expect(page.getByText('Ipê Manaus')).toHaveCount(0);
});

test('the address filters by region, and the chip takes it back', { tag: ANY_SCREEN }, async ({
  page,
}) => {
  await page.goto(`/hotels?region=${PARANA}`);
  await expect(page).toHaveTitle('Hotéis no Paraná | Ipê Hotéis');
  await expect(page.getByRole('heading', { name: '2 Hotéis Encontrados' })).toBeVisible();
  await page.getByRole('link', { name: 'Paraná Remover o filtro Paraná' }).click();
  await expect(page).toHaveURL(/\/hotels$/);
  await expect(page.getByRole('heading', { name: '16 Hotéis Encontrados' })).toBeVisible();
});

test('the region field changes the address, and back brings it back', async ({ page }) => {
  await page.goto('/hotels');
  await page.getByLabel('Região').selectOption('Bahia');
  await expect(page).toHaveURL(/region=/);
  await expect(page.getByRole('heading', { name: '1 Hotel Encontrado' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: '16 Hotéis Encontrados' })).toBeVisible();
});

test('words, type and amenity narrow the list, at an address that can be shared', async ({
  page,
}) => {
  await page.goto('/hotels');
  await page.getByLabel('Busca', { exact: true }).pressSequentially('florianopolis');
  await expect(page.getByRole('heading', { name: '1 Hotel Encontrado' })).toBeVisible();
  await expect(page.getByText('Ipê Florianópolis Beira-Mar')).toBeVisible();
  await expect(page).toHaveURL(/\/hotels\?q=florianopolis$/);
  await expect(page.getByLabel('Busca', { exact: true })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: '1 Hotel' })).toHaveCount(1);
  await page.getByLabel('Tipo de hotel').selectOption('Lazer');
  await expect(page.getByText(NOTHING_FITS)).toBeVisible();
  await expect(page).toHaveURL(/q=florianopolis&tipo=alternative$/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: '1 Hotel Encontrado' })).toBeVisible();
  await expect(page.getByLabel('Tipo de hotel')).toHaveValue('');
  await page.goForward();
  await page.reload();
  await expect(page.getByText(NOTHING_FITS)).toBeVisible();
  await expect(page.getByLabel('Busca', { exact: true })).toHaveValue('florianopolis');
  await expect(page.getByLabel('Tipo de hotel')).toHaveValue('alternative');
  await page.getByRole('link', { name: 'Limpar filtros' }).click();
  await expect(page.getByRole('heading', { name: '16 Hotéis Encontrados' })).toBeVisible();
  await expect(page.getByLabel('Busca', { exact: true })).toHaveValue('');
});

test('filters stay with a region, and only they go where it has no such hotel', async ({
  page,
}) => {
  await page.goto(`/hotels?region=${PARANA}`);
  await page.getByLabel('Tipo de hotel').selectOption('Padrão');
  await expect(page.getByText('Nenhum hotel desta região combina com os filtros.')).toBeVisible();
  await page.getByRole('link', { name: 'Limpar filtros' }).click();
  await expect(page).toHaveURL(new RegExp(`/hotels\\?region=${PARANA}$`));
  await expect(page.getByRole('heading', { name: '2 Hotéis Encontrados' })).toBeVisible();
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
  const orders = page.getByRole('navigation', { name: 'Ordenar por' });
  await expect(orders.getByRole('link', { name: 'Recomendados' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await orders.getByRole('link', { name: 'Menor preço' }).click();
  await expect(page).toHaveURL(/\/hotels\?q=praia&ordem=preco$/);
  await expect(orders.getByRole('link', { name: 'Menor preço' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  const prices = async () =>
    (await page.getByRole('article').locator('.price').allTextContents()).map((text) =>
      Number(
        text
          .replace(/.*R\$\s*/s, '')
          .replace(/\.|\/.*/gs, '')
          .replace(',', '.'),
      ),
    );
  const shown = await prices();
  expect(shown.length).toBeGreaterThan(1);
  expect(shown).toEqual([...shown].sort((a, b) => a - b));
});

test('lists with filters are found by no search engine and kept by no cache', {
  tag: ANY_SCREEN,
}, async ({ request }) => {
  for (const query of ['q=praia', `region=${PARANA}&tipo=corporate`, 'pagina=2', 'ordem=preco']) {
    const response = await request.get(`/hotels?${query}`);
    const html = await response.text();
    expect(response.status(), query).toBe(200);
    expect(html, query).toContain('<meta name="robots" content="noindex, follow"/>');
    expect(response.headers()['cache-control'], query).toMatch(/private|no-store/);
  }
  const plain = await request.get('/hotels?utm_source=carta&tipo=luxo');
  expect(await plain.text()).not.toContain('noindex');
  expect(plain.headers()['x-nextjs-cache']).toMatch(/HIT|STALE/);
});

for (const [what, query] of [
  ['a region without hotels', 'region=a0000000-0000-4000-8000-000000000014'],
  ['an empty region', 'region='],
  ['a repeated region', `region=${PARANA}&region=${PARANA}`],
  ['a region that is no id', "region=' or 1=1 --"],
  ['an unknown region', 'region=00000000-0000-4000-8000-000000000000'],
] as const) {
  test(`${what} gives the empty list`, { tag: ANY_SCREEN }, async ({ page }) => {
    const response = await page.goto(`/hotels?${query}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { name: '0 Hotéis Encontrados' })).toBeVisible();
    await expect(page.getByText(AMAZONAS_EMPTY)).toBeVisible();
    await page.getByRole('link', { name: 'Ver todas as regiões' }).click();
    await expect(page.getByRole('heading', { name: '16 Hotéis Encontrados' })).toBeVisible();
  });
}

test('grid and list', async ({ page, isMobile }) => {
  await page.goto('/hotels');
  const columns = () =>
    page
      .locator('ul[data-view]')
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  await expect(page.getByRole('button', { name: 'Grid' })).toHaveAttribute('aria-pressed', 'true');
  expect(await columns()).toBe(isMobile ? 1 : 3);
  await page.getByRole('button', { name: 'Lista' }).click();
  await expect(page.getByRole('button', { name: 'Lista' })).toHaveAttribute('aria-pressed', 'true');
  expect(await columns()).toBe(1);
});

test('while another region loads it says so and the toggle waits', { tag: ANY_SCREEN }, async ({
  page,
}) => {
  await page.goto('/hotels');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/hotels\?region=.*_rsc/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByLabel('Região').selectOption('Paraná');
  await expect(page.getByRole('heading', { name: 'Carregando hotéis...' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Grid' })).toBeDisabled();
  release();
  await expect(page.getByRole('heading', { name: '2 Hotéis Encontrados' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Grid' })).toBeEnabled();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is readable and the region form works', async ({ page }) => {
    await page.goto('/hotels');
    await expect(page.getByRole('article')).toHaveCount(16);
    await page.getByLabel('Região').selectOption('Paraná');
    await page.getByRole('button', { name: 'Buscar', exact: true }).click();
    await expect(page.getByRole('article')).toHaveCount(2);
    await page.getByLabel('Busca', { exact: true }).fill('praia');
    await page.getByLabel('Região').selectOption('Todas as regiões');
    await page.getByRole('button', { name: 'Buscar', exact: true }).click();
    await expect(page).toHaveURL(/\/hotels\?q=praia$/);
    const found = await page.getByRole('article').allInnerTexts();
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(16);
    await page.getByLabel('Tipo de hotel').selectOption('Lazer');
    await page.getByLabel('Comodidades').selectOption('Piscina');
    await page.getByRole('button', { name: 'Buscar', exact: true }).click();
    await expect(page).toHaveURL(/\?q=praia&tipo=alternative&comodidade=pool$/);
    await expect(page.getByLabel('Busca', { exact: true })).toHaveValue('praia');
    await expect(page.getByLabel('Tipo de hotel')).toHaveValue('alternative');
    await expect(page.getByLabel('Comodidades')).toHaveValue('pool');
  });
});

test('destinations count their active hotels and lead to them', async ({ page }) => {
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
