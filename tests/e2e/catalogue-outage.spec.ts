import { randomUUID } from 'node:crypto';
import { expect } from './fixtures';
import { readHtml } from './html';
import type { Fault } from './outage-proxy';
import { outageTest } from './outage-test';

/** A site that has not rendered these pages yet: no good page is cached. */
const test = outageTest({
  name: '-catalogue',
  fault: '503',
  without: /server[\\/]app[\\/](index|destinations|about|hotel[\\/]ipe-jericoacoara)\.|page-cache/,
});

test.describe.configure({ mode: 'serial' });

type Row = { path: string; fault: Fault; only?: RegExp; says: string[] };

const HOTEL = '/hotel/ipe-jericoacoara';
/**
 * In this order: the server requests the hotels' pages on its own, repeatedly, so nothing that they
 * need may be back before their rows are done.
 */
const ROWS: Record<string, Row> = {
  'featured hotels, the database': {
    path: '/',
    fault: 'database',
    says: ['Não foi possível carregar os hotéis em destaque.'],
  },
  'featured hotels, too slow': {
    path: '/',
    fault: 'hang',
    says: ['Tempo limite excedido ao carregar hotéis em destaque.'],
  },
  'featured hotels, anything else': {
    path: '/',
    fault: '503',
    says: ['Erro ao conectar com o banco de dados.'],
  },
  destinations: {
    path: '/destinations',
    fault: 'html',
    says: ['Não foi possível carregar os destinos'],
  },
  'the offers of the site map': {
    path: '/sitemap/ofertas',
    fault: '503',
    only: /\/hotel_packages/,
    says: ['Erro ao carregar pacotes'],
  },
  'a hotel': {
    path: `/hotel/${randomUUID()}`,
    fault: 'closed',
    says: ['Erro inesperado ao carregar dados do hotel', 'Error loading hotel details'],
  },
  'its packages': {
    path: HOTEL,
    fault: '401',
    only: /\/hotel_packages/,
    says: ['Falha ao carregar pacotes especiais'],
  },
  'its rooms': {
    path: HOTEL,
    fault: 'database',
    only: /select=rooms/,
    says: ['Falha ao carregar acomodações'],
  },
  'regions of the search': {
    path: '/',
    fault: '503',
    only: /\/regions/,
    says: ['Erro ao carregar regiões', 'Não foi possível carregar as regiões disponíveis.'],
  },
};

for (const [what, { path, fault, only = /./, says }] of Object.entries(ROWS)) {
  test(`says what can't be loaded: ${what}`, async ({
    outage: { proxy, site },
    page,
    allowErrors,
  }) => {
    // The failed load itself, and React's message for a server error instead of content.
    allowErrors(/status of 500/, /Minified React error #(?:419|441)/);
    Object.assign(proxy.state, { fault, only });
    const response = await page.goto(site.url + path, { timeout: 30_000 });
    expect(response?.status()).toBe(500);
    for (const text of says) await expect(page.getByText(text, { exact: true })).toBeVisible();
    if (path !== '/') return;
    // The search of the home page still works, with the regions built into it.
    await page.getByRole('button', { name: /Para onde/ }).click();
    await expect(page.getByRole('option')).toHaveText(['São Paulo', 'Rio de Janeiro']);
  });
}

test('the rooms of a missing hotel are not found, even if the look-up before the page does not answer', async ({
  outage: { proxy, site },
  page,
  allowErrors,
}) => {
  allowErrors(/status of 404/);
  // It reads fewer columns than the page, which gets its answer. After a failure it pauses.
  Object.assign(proxy.state, {
    fault: 'hang',
    only: /\/hotels\?select=id%2Cslug%2Cname%2Chotel_type&/,
  });
  const response = await page.goto(`${site.url}/hotel/nao-existe/quartos`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Hotel not found' })).toBeVisible();
});

test('a stay that is sent without script says whom to call instead, and can be sent again', async ({
  outage: { proxy, site },
}) => {
  Object.assign(proxy.state, { fault: '503', only: /./ });
  const answer = await fetch(`${site.url}/api/booking?hotel=${randomUUID()}&adultos=2`);
  const html = readHtml(await answer.text());
  expect([answer.status, html.texts('h1')]).toEqual([
    503,
    ['Não conseguimos carregar esta página'],
  ]);
  expect(html.links()).toEqual(['tel:+554100000000', '', '/']);
});

test('a failure to read the settings is only logged, and the page is shown without them', async ({
  outage: { proxy, site },
  page,
}) => {
  Object.assign(proxy.state, { fault: '503', only: /\/general_config/ });
  await page.goto(site.url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^O Brasil de perto/);
  await expect(page.getByText(/Erro ao carregar|Não foi possível carregar/)).toHaveCount(0);
  expect(site.log()).toContain('A page goes without the chain’s settings');
});

test('the about page is shown without its destinations while they can’t be read', async ({
  outage: { proxy, site },
  page,
}) => {
  Object.assign(proxy.state, { fault: '503', only: /./ });
  for (let visit = 0; visit < 2; visit += 1) {
    const response = await page.goto(`${site.url}/about`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Desde 2010/);
    await expect(
      page.locator('#destinos').getByText('Não foi possível carregar os destinos'),
    ).toBeVisible();
  }
  proxy.state.fault = 'none';
  await page.reload();
  await expect(page.locator('#destinos li')).toHaveCount(6);
});

test('reading the rooms is tried a second time before it fails', async ({
  outage: { proxy, site },
}) => {
  Object.assign(proxy.state, { fault: '503', only: /select=rooms/ });
  const failed = proxy.state.failed;
  const answer = fetch(`${site.url}/hotel_lazer/old/ipe-noronha`);
  await expect.poll(() => proxy.state.failed).toBeGreaterThan(failed);
  proxy.state.fault = 'none';
  expect((await answer).status).toBe(200);
});
