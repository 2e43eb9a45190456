import { randomUUID } from 'node:crypto';
import { expect } from './fixtures';
import type { Fault } from './outage-proxy';
import { A_WHILE, keepsItsWords, outageTest } from './outage-test';

const BEACH = '/oferta/feriado-na-praia-c0000000-0000-4000-8000-000000000001';

/** A page that has been rendered once, and the fault that its regeneration will meet. */
const REGENERATIONS: [Fault, string][] = [
  ['503', BEACH],
  ['html', '/oferta/cafe-mar-e-rede-c0000000-0000-4000-8000-000000000002'],
  ['empty-list', '/oferta/lua-de-mel-em-bombas-c0000000-0000-4000-8000-000000000003'],
  ['truncated', '/oferta/vespera-de-pantanal-c0000000-0000-4000-8000-000000000006'],
  ['empty-list', '/deals'],
];

const test = outageTest({
  name: '-offers',
  // From the start: a server requests its lists of offers on its own when it starts.
  fault: '503',
  without: /server[\\/]app[\\/]deals\.|page-cache/,
});

test.describe.configure({ mode: 'serial' });

for (const [fault, path, title, falsehood] of [
  ['503', '/deals', 'Erro ao carregar pacotes', 'Nenhum pacote disponível'],
  ['empty-list', '/deals', 'Erro ao carregar pacotes', 'Nenhum pacote disponível'],
  ['database', '/oferta/', 'Erro ao carregar pacote', 'Oferta não disponível'],
  ['empty-list', '/oferta/', 'Erro ao carregar pacote', 'Oferta não disponível'],
] as const) {
  test(`where nothing is cached, ${path} says that it failed and not that there is nothing: ${fault}`, async ({
    outage: { proxy, site },
    page,
    allowErrors,
  }) => {
    // The failed load itself, and React's message for a server error instead of content.
    allowErrors(/status of (500|404)/, /Minified React error #(?:419|441)/);
    const address = site.url + path + (path === '/oferta/' ? randomUUID() : '');
    proxy.state.fault = fault;
    const response = await page.goto(address);
    expect(response?.status()).toBe(500);
    await expect(page.getByText(title, { exact: true })).toBeVisible();
    await expect(page.getByText(falsehood)).toHaveCount(0);
    if (path === '/deals') return; // the database stays away, or the server would make the page
    proxy.state.fault = 'none';
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(page.getByRole('heading', { name: falsehood })).toBeVisible();
  });
}

test('rendered pages keep their content, and catch up when the database is back', async ({
  outage,
}) => {
  for (const [fault, path] of REGENERATIONS) await keepsItsWords(outage, fault, path);
  const { clock, site } = outage;
  clock.advance(A_WHILE);
  await expect
    .poll(async () => (await fetch(site.url + BEACH)).headers.get('x-nextjs-cache'))
    .toBe('HIT');
});
