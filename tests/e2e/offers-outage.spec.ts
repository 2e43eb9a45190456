import { randomUUID } from 'node:crypto';
import { API_URL } from './environment';
import { test as base, expect } from './fixtures';
import { movableClock } from './moved-clock';
import { type Fault, startFaultProxy } from './outage-proxy';
import { read } from './outage-read';
import { startOutageSite } from './outage-site';

const BEACH = '/oferta/feriado-na-praia-c0000000-0000-4000-8000-000000000001';

/** A page that has been rendered once, and the fault that its regeneration will meet. */
const REGENERATIONS: [Fault, string][] = [
  ['503', BEACH],
  ['html', '/oferta/cafe-mar-e-rede-c0000000-0000-4000-8000-000000000002'],
  ['empty-list', '/oferta/lua-de-mel-em-bombas-c0000000-0000-4000-8000-000000000003'],
  ['truncated', '/oferta/vespera-de-pantanal-c0000000-0000-4000-8000-000000000006'],
  ['empty-list', '/deals'],
];
const MINUTE = 60_000;

type Outage = {
  clock: ReturnType<typeof movableClock>;
  proxy: Awaited<ReturnType<typeof startFaultProxy>>;
  site: Awaited<ReturnType<typeof startOutageSite>>;
};

const test = base.extend<object, { outage: Outage }>({
  outage: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
    async ({}, use) => {
      const clock = movableClock();
      const proxy = await startFaultProxy(API_URL);
      // From the first moment on: a server that starts asks for its lists of offers by itself.
      proxy.state.fault = '503';
      const site = await startOutageSite(proxy.url, {
        name: '-offers',
        env: clock.env,
        without: /server[\\/]app[\\/]deals\.|route-cache/,
      });
      await use({ clock, proxy, site });
      await site.close();
      await proxy.close();
      clock.remove();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
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
    // The failed load itself, and React's word for 'the server sent an error instead of content'.
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

test('pages that were rendered keep their words, and catch up when the database is back', async ({
  outage: { clock, proxy, site },
}) => {
  // Time goes on with every look: a rendering that was under way from before is then over as well.
  let minutes = 0;
  const later = () => {
    minutes += 2;
    clock.set(minutes * MINUTE);
  };
  for (const [fault, path] of REGENERATIONS) {
    const before = await read(site.url + path);
    expect(before.status, path).toBe(200);
    proxy.state.fault = fault;
    const failed = proxy.state.failed;
    await expect
      .poll(
        async () => {
          later();
          return (await read(site.url + path)).status && proxy.state.failed;
        },
        { message: `${fault}: ${path} is rendered anew`, timeout: 30_000 },
      )
      .toBeGreaterThan(failed);
    for (const visit of ['during', 'after']) {
      expect(await read(site.url + path), `${visit} ${fault} at ${path}`).toEqual(before);
    }
    proxy.state.fault = 'none';
  }
  later();
  await expect
    .poll(async () => (await fetch(site.url + BEACH)).headers.get('x-nextjs-cache'))
    .toBe('HIT');
});

test('the short address of an offer never says that it is gone because of an outage', async ({
  outage: { proxy, site },
}) => {
  const short = `${site.url}/package/c0000000-0000-4000-8000-000000000001`;
  proxy.state.fault = '503';
  expect((await fetch(short, { redirect: 'manual' })).status).toBe(500);
  proxy.state.fault = 'none';
  const after = await fetch(short, { redirect: 'manual' });
  expect([after.status, after.headers.get('location')]).toEqual([308, BEACH]);
});
