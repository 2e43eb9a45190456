import { restAsService } from './environment';
import { ANY_SCREEN, expect, test } from './fixtures';

test('no input makes the server fail', { tag: ANY_SCREEN }, async ({ request }) => {
  const queries = [
    '',
    '?q',
    '?q=%00',
    '?q=%00praia%00',
    '?q=%ED%A0%80',
    '?q=%FF%FE',
    '?q=%',
    `?q=${'a'.repeat(7_000)}`,
    `?q=${'%25_'.repeat(1_500)}`,
    `?q=${encodeURIComponent('🏖️'.repeat(300))}`,
    `?q=${encodeURIComponent('‏فندق‎ \u202e')}`,
    `?q=${encodeURIComponent("');drop table hotels;--")}`,
    '?q=praia&q=serra',
    '?q[]=praia&q[$ne]=x',
  ];
  for (const query of queries) {
    const response = await request.get(`/api/search${query}`);
    expect(response.status(), query.slice(0, 40)).toBe(200);
    expect(Array.isArray((await response.json()).data)).toBe(true);
  }
  const headers = (await request.get('/api/search?q=praia')).headers();
  expect(headers['cache-control']).toBe('public, max-age=2');
  expect(headers['content-type']).toBe('application/json');
  expect(headers['content-security-policy']).toContain("object-src 'none'");
  expect(headers['access-control-allow-origin']).toBeUndefined();
  expect(headers['set-cookie']).toBeUndefined();
  expect((await request.post('/api/search?q=praia')).status()).toBe(405);
});

test('accents and case are ignored, wildcards are literal, and what is hidden is not found', {
  tag: ANY_SCREEN,
}, async ({ request }) => {
  const hotelsOf = async (query: string) => {
    const response = await request.get(`/api/search?${new URLSearchParams({ q: query })}`);
    expect(response.status(), query).toBe(200);
    const { data }: { data: { type: string; id: string; title: string }[] } = await response.json();
    return data.filter(({ type }) => type === 'hotel');
  };
  const titles = (await hotelsOf(' FLORIANO\u0301polis ')).map(({ title }) => title);
  expect(titles).toContain('Ipê Florianópolis Beira-Mar');
  const ids = (await hotelsOf('%')).map(({ id }) => id);
  const hotels = await restAsService(
    `hotels?select=name,location,description&id=in.(${ids.join()})`,
  );
  for (const hotel of hotels) expect(Object.values(hotel).join('\n')).toContain('%');
  const [hidden] = await restAsService<{ id: string; name: string }>(
    'hotels?select=id,name&is_active=is.false&limit=1',
  );
  expect(hidden).toBeDefined();
  expect((await hotelsOf(`${hidden?.name}`)).map(({ id }) => id)).not.toContain(`${hidden?.id}`);
});

test('results for site texts lead to pages and anchors that exist', { tag: ANY_SCREEN }, async ({
  request,
}) => {
  const anchors = {
    '/': ['home', 'por-que-escolher', 'sobre-rede', 'amigos-do-bem', 'faq', 'faq-seguranca'],
    '/about': ['historia', 'missao', 'valores'],
    '/destinations': [],
    '/deals': [],
    '/hotels': [],
  };
  for (const [path, ids] of Object.entries(anchors)) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    for (const id of ids) expect(html, `${path}#${id}`).toContain(` id="${id}"`);
  }
});

test('a query in words is offered as one filtered list, which the search links to', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Buscar no site' }).click();
  await page
    .getByRole('combobox', { name: 'O que você procura?' })
    .fill('tranquilo perto do mar até R$ 600');
  await page
    .getByRole('option', { name: /^Hotéis perto do mar, em lugar tranquilo e até R\$\s600,00/ })
    .click();
  await expect(page).toHaveURL('/hotels?lugar=mar&lugar=tranquilo&preco-ate=600');
  await expect(page.getByRole('heading', { name: /^\d+ Hot(el|éis) Encontrados?$/ })).toBeVisible();
});
