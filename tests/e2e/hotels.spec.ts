import { ANY_SCREEN, expect, test } from './fixtures';
import { choice } from './hotel-filters';
import { readHtml } from './html';

const PARANA = 'a0000000-0000-4000-8000-000000000003';
const AMAZONAS_EMPTY = 'Não encontramos nenhum hotel nesta região. Tente buscar por outra região.';

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

test('without a connection the list stays, and says why it is not updated', {
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

test('lists with filters are neither indexed nor cached', {
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

test('the title describes the filters of a list', { tag: ANY_SCREEN }, async ({ request }) => {
  for (const [query, title] of [
    [`region=${PARANA}&tipo=corporativo`, 'Hotéis no Paraná: Corporativo'],
    ['tipo=lazer&lugar=mar&preco-ate=600', 'Hotéis: Até R$\u00a0600,00, Lazer, Perto do mar'],
    [`region=${PARANA}&vista=lista`, 'Hotéis no Paraná'],
    ['q=praia&pagina=2', 'Hotéis: praia, Página 2'],
    ['vista=mapa', 'Hotéis'],
  ]) {
    const html = readHtml(await (await request.get(`/hotels?${query}`)).text());
    expect(html.texts('title'), query).toEqual([`${title} | Ipê Hotéis`]);
  }
});

test('every unusable region gives the same empty list', { tag: ANY_SCREEN }, async ({
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

test('the description of a region promises hotels only where there are some', {
  tag: ANY_SCREEN,
}, async ({ request }) => {
  for (const [region, words] of [
    [PARANA, 'Hotéis da Ipê no Paraná'],
    ['a0000000-0000-4000-8000-000000000014', 'A Ipê ainda não tem hotel no Amazonas.'],
  ]) {
    const html = await (await request.get(`/hotels?region=${region}`)).text();
    expect(readHtml(html).meta('description')).toContain(words);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is readable and the form of the filters works', async ({ page, isMobile }) => {
    const open = async () => {
      // Forced presses do not wait for the style sheets that show the fields.
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
    // Scrolls it away from the button at the bottom of a phone's sheet, which would get the press.
    await choice(page, 'Piscina').evaluate((box) => box.scrollIntoView({ block: 'center' }));
    await choice(page, 'Piscina').check({ force: true });
    await send();
    await expect(page).toHaveURL(/\?q=praia&tipo=lazer&comodidade=piscina$/);
    await expect(words).toHaveValue('praia');
    await expect(choice(page, 'Lazer')).toBeChecked();
    await expect(choice(page, 'Piscina')).toBeChecked();
    await open();
    const highest = page.getByLabel('Até', { exact: true });
    await highest.fill('R$ 1.000,00');
    // Half as wide as the panel, not squeezed past its edge.
    await expect(highest).toBeInViewport({ ratio: 1 });
    await send();
    await expect(page).toHaveURL(/&comodidade=piscina&preco-ate=1000$/);
    if (!isMobile) {
      await page.getByRole('button', { name: 'Lista', exact: true }).click();
      await expect(page).toHaveURL(/&preco-ate=1000&vista=lista$/);
    }
  });
});

test('destinations count their active hotels and link to them', { tag: ANY_SCREEN }, async ({
  page,
}) => {
  await page.goto('/destinations');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Explore Destinos Incríveis' }),
  ).toBeVisible();
  const names = await page.getByRole('heading', { level: 2 }).allInnerTexts();
  const places = names.slice(0, 14);
  const open = places.filter((name) => name !== 'Amazonas');
  // Without hotels so far: last, and without a link.
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

test('the link to the map fills the last row of the destinations', { tag: ANY_SCREEN }, async ({
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
