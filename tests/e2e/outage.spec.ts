import { randomUUID } from 'node:crypto';
import { expect } from './fixtures';
import { brokenWords, doubleType } from './layout';
import type { Fault } from './outage-proxy';
import { read } from './outage-read';
import { keepsItsWords, outageTest } from './outage-test';
import { waitForScripts } from './wait-for-scripts';

/** A page that has been rendered once, and the fault that its regeneration will meet. */
const REGENERATIONS: [Fault, string][] = [
  ['closed', '/'],
  ['reset', '/hotels'],
  ['503', '/destinations'],
  ['html', '/about'],
  ['database', '/hotel/ipe-guanabara'],
  ['401', '/hotel_corp/ipe-paulista'],
  ['html', '/hotel_lazer/ipe-noronha'],
  ['empty-list', '/hotels?region=a0000000-0000-4000-8000-000000000003'],
  ['empty-list', '/hotel/ipe-pelourinho'],
  ['empty-body', '/hotel_lazer/ipe-gramado'],
  ['truncated', '/hotel/ipe-ouro-preto'],
  ['hang', '/hotel_lazer/ipe-lencois'],
];

const BEACH = {
  id: 'b0000000-0000-4000-8000-000000000001',
  path: '/hotel_lazer/ipe-bombinhas-praia',
};
const OFFER = {
  id: 'c0000000-0000-4000-8000-000000000001',
  path: '/oferta/feriado-na-praia-c0000000-0000-4000-8000-000000000001',
};

const TITLE = 'Erro ao carregar hotéis';

/** The list of a region that was never requested before: no good page is cached. */
const UNCACHED: [message: string, faults: Extract<Fault, string>[]][] = [
  ['Erro de conexão. Verifique sua internet.', ['closed', 'reset']],
  ['Erro do banco de dados: canceling statement', ['database']],
  [
    'Não foi possível carregar os hotéis disponíveis.',
    ['503', '401', 'html', 'empty-list', 'truncated'],
  ],
  ['Tempo limite excedido ao carregar hotéis. Verifique sua conexão.', ['hang']],
];

const test = outageTest();

test.describe.configure({ mode: 'serial' });

test('pages that were rendered keep their content during every kind of outage', async ({
  outage,
}) => {
  test.setTimeout(90_000);
  for (const [fault, path] of REGENERATIONS) await keepsItsWords(outage, fault, path);
});

test('a restart in the middle of an outage changes nothing', async ({
  outage: { proxy, site },
}) => {
  test.setTimeout(90_000);
  proxy.state.fault = 'closed';
  await site.restart();
  for (const [, path] of REGENERATIONS) {
    expect((await read(site.url + path)).status, path).toBe(200);
  }
});

for (const [message, faults] of UNCACHED) {
  test(`where nothing is cached, ${faults.join(', ')} says so and is not stored`, async ({
    outage: { proxy, site },
    page,
    allowErrors,
  }) => {
    // The failed load itself, and React's message for a server error instead of content.
    allowErrors(/status of 500/, /Minified React error #(?:419|441)/);
    for (const fault of faults) {
      await test.step(fault, async () => {
        const address = `${site.url}/hotels?region=${randomUUID()}`;
        proxy.state.fault = fault;
        const response = await page.goto(address, { timeout: 20_000 });
        expect(response?.status()).toBe(500);
        await expect(page.getByText(TITLE)).toBeVisible();
        await expect(page.getByText(message)).toBeVisible();
        await expect(
          page.getByRole('heading', { name: 'Não conseguimos carregar esta página' }),
        ).toBeVisible();

        proxy.state.fault = 'none';
        await page.getByRole('button', { name: 'Tentar de novo' }).click();
        await expect(
          page.getByText(
            'Não encontramos nenhum hotel nesta região. Tente buscar por outra região.',
          ),
        ).toBeVisible();
        expect((await read(address)).status).toBe(200);
      });
    }
  });
}

// These are rendered for each visit, and never stored.
for (const [path, title] of [
  ['/hotels?q=', TITLE],
  ['/deals?hotel=ipe-noronha&pagina=', 'Erro ao carregar pacotes'],
] as const) {
  test(`what a choice leads to, ${path}, says that it cannot be read and comes with a retry`, async ({
    outage: { proxy, site },
    page,
    allowErrors,
  }) => {
    allowErrors(/status of 500/, /Minified React error #(?:419|441)/);
    proxy.state.fault = '503';
    const response = await page.goto(`${site.url}${path}2`);
    expect(response?.status()).toBe(500);
    await expect(page.getByText(title)).toBeVisible();
    proxy.state.fault = 'none';
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(page.getByText(title)).toBeHidden();
    expect((await read(`${site.url}${path}2`)).status).toBe(200);
  });
}

test("a hotel page that can't be loaded still links to the hotels, the offers and home", async ({
  outage: { proxy, site },
  page,
  allowErrors,
}) => {
  allowErrors(/status of 500/, /Minified React error #(?:419|441)/);
  proxy.state.fault = '503';
  const response = await page.goto(`${site.url}/hotel/nunca-visto`);
  expect(response?.status()).toBe(500);
  const ways = page.getByRole('navigation', { name: 'Navegação principal' });
  await expect(ways.getByRole('link', { name: 'Hotéis' })).toHaveAttribute('href', '/hotels');
  await expect(ways.getByRole('link', { name: 'Ofertas' })).toHaveAttribute('href', '/deals');
  const home = page.getByRole('banner').getByRole('link', { name: 'Ipê Hotéis, página inicial' });
  await expect(home).toHaveAttribute('href', '/');
  // Its message breaks no word on a phone with type twice as large.
  await page.setViewportSize({ width: 390, height: 844 });
  await doubleType(page);
  await expect(page.getByText('Erro inesperado ao carregar dados do hotel')).toBeVisible();
  expect(await brokenWords(page, '[data-sonner-toaster]')).toEqual([]);
});

/** Redirects and their targets; every hotel has an unlimited number of such URLs. */
const REDIRECTS = [
  ['/ipe-guanabara', '/hotel/ipe-guanabara'],
  ['/hotel_lazer/ipe-guanabara', '/hotel/ipe-guanabara'],
  [`/hotel/quaisquer-palavras-${BEACH.id}`, BEACH.path],
  [`/hotel/old/quaisquer-palavras-${BEACH.id}`, BEACH.path],
  ['/hotel/old/ipe-bombinhas-praia', '/hotel_lazer/old/ipe-bombinhas-praia'],
  [`/oferta/${OFFER.id}`, OFFER.path],
  [`/package/${OFFER.id}`, OFFER.path],
] as const;

for (const fault of ['503', 'hang'] as const) {
  test(`redirects go on while the database answers with ${fault}, also after a restart`, async ({
    outage: { proxy, site },
  }) => {
    test.setTimeout(120_000);
    proxy.state.fault = fault;
    await site.restart();
    for (const [path, target] of REDIRECTS) {
      const answer = await fetch(site.url + path, { redirect: 'manual' });
      expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 308, target]);
    }
    proxy.state.fault = 'none';
  });
}

test('nothing is answered as missing because of an outage', async ({ outage: { proxy, site } }) => {
  const id = randomUUID();
  const paths = ['/talvez-um-hotel', '/hotel/talvez', `/oferta/talvez-${id}`, `/package/${id}`];
  const status = async (path: string) => (await fetch(site.url + path)).status;
  proxy.state.fault = '503';
  for (const path of paths) {
    const answer = await fetch(site.url + path);
    expect([path, answer.status]).toEqual([path, 500]);
    expect(await answer.text(), path).not.toMatch(/<title>[^<]*not found/i);
  }
  proxy.state.fault = 'none';
  for (const path of paths) {
    await expect.poll(() => status(path), { message: path }).toBe(404);
  }
});

test('a one-segment path whose look-up takes too long is not reported as a missing hotel', async ({
  outage: { proxy, site },
}) => {
  // Only the short look-up of the middleware: the page gets its answers.
  Object.assign(proxy.state, {
    fault: 'hang',
    only: /\/hotels\?select=id%2Cslug%2Cname%2Chotel_type&/,
  });
  const missing = await fetch(`${site.url}/talvez-uma-pagina`);
  const html = await missing.text();
  expect(missing.status).toBe(404);
  expect(html).toContain('Oops! Page not found</h1>');
  expect(html).toMatch(/<title>Oops! Page not found/);
  expect(html).not.toContain('Hotel not found');
  const short = await fetch(`${site.url}/ipe-brasilia`, { redirect: 'manual' });
  expect([short.status, short.headers.get('location')]).toEqual([308, '/hotel_corp/ipe-brasilia']);
  Object.assign(proxy.state, { fault: 'none', only: /./ });
});

for (const javaScriptEnabled of [true, false]) {
  test(`the newsletter's form loses nothing, ${javaScriptEnabled ? 'with' : 'without'} script`, async ({
    outage: { proxy, site },
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    if (javaScriptEnabled) waitForScripts(page);
    const email = `${randomUUID()}@example.com`;
    const send = page.getByRole('button', { name: 'Quero receber' });
    proxy.state.fault = '503';
    await page.goto(`${site.url}/about`);
    await page.getByLabel('Seu e-mail').fill(email);
    await send.click();
    await expect(page.getByText('Não foi possível concluir a inscrição agora.')).toBeInViewport();
    await expect(page.getByLabel('Seu e-mail')).toHaveValue(email);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Desde 2010/);
    // Without script the answer is a page rendered just now, without its destinations.
    await expect(page.getByText('Não foi possível carregar os destinos')).toHaveCount(
      javaScriptEnabled ? 0 : 1,
    );

    proxy.state.fault = 'none';
    await send.click();
    await expect(page.getByText('Pronto, seu e-mail está na nossa lista.')).toBeInViewport();
    await expect(page.locator('#destinos li')).toHaveCount(6);
    await context.close();
  });
}

test('the pages catch up on their own when the database is back', async ({
  outage: { proxy, site },
}) => {
  test.setTimeout(120_000);
  proxy.state.fault = 'none';
  const answered = proxy.state.answered;
  await expect
    .poll(async () => (await read(`${site.url}/destinations`)).status && proxy.state.answered, {
      timeout: 60_000,
    })
    .toBeGreaterThan(answered);
  await expect
    .poll(async () => (await fetch(`${site.url}/destinations`)).headers.get('x-nextjs-cache'))
    .toBe('HIT');
});
