import { startEmbedded } from '../../scripts/embedded/index.mjs';
import { test as base, expect } from './fixtures';
import { chooseRegion } from './hotel-filters';
import { startOutageSite } from './outage-site';

const REGION = '20000000-0000-4000-8000-000000000001';
const HIDDEN_REGION = '20000000-0000-4000-8000-000000000002';
const ID = "('30000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid";

/**
 * 60 active hotels, 30 of them in the region and 15 in a hidden one, and 5 hidden ones; 70 offers
 * of 20 hotels; 230 regions without hotels.
 */
const SEED = [
  `insert into public.regions (id, name) values ('${REGION}', 'Costa')`,
  `insert into public.regions (id, name, is_active) values ('${HIDDEN_REGION}', 'Serra', false)`,
  `insert into public.regions (name)
   select 'Região ' || lpad(n::text, 3, '0') from generate_series(1, 230) n`,
  `insert into public.hotels (id, name, location, price, is_active, region_id)
   select ${ID}, 'Hotel ' || lpad(n::text, 3, '0'), 'Paraty, Rio de Janeiro', 1000 - n, n <= 60,
     case when n % 2 = 0 then '${REGION}'::uuid when n % 4 = 1 then '${HIDDEN_REGION}'::uuid end
   from generate_series(1, 65) n`,
  `insert into public.hotel_packages (hotel_id, name, valid_until)
   select ('30000000-0000-4000-8000-' || lpad((1 + n % 20)::text, 12, '0'))::uuid,
     'Oferta ' || lpad(n::text, 3, '0'), private.today() + n
   from generate_series(1, 70) n`,
];

/** A site of a chain that fills several pages of each list. */
const test = base.extend<object, { site: string }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
    async ({}, use, { workerIndex }) => {
      const project = await startEmbedded({
        memory: true,
        seedFile: '',
        accounts: false,
        outboxDir: `test-results/many-hotels-outbox-${workerIndex}`,
      });
      for (const sql of SEED) await project.sql(sql);
      const site = await startOutageSite(project.url, {
        name: `-many-hotels-${workerIndex}`,
        env: { SUPABASE_ANON_KEY: project.anonKey },
        without: /[\\/]server[\\/](app|page-cache)[\\/].*\.(html|rsc|meta|body|page)$/,
      });
      await use(site.url);
      await site.close();
      await project.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

// On one worker: each worker would start its own site and database.
test.describe.configure({ mode: 'default' });

const names = (from: number, to: number) =>
  Array.from(
    { length: to - from + 1 },
    (_, index) => new RegExp(`Hotel ${String(from + index).padStart(3, '0')}`),
  );

test('more hotels are added below those on the screen, the first gets the focus, Back removes them', async ({
  page,
  site,
}) => {
  await page.goto(`${site}/hotels`);
  const cards = page.getByRole('main').getByRole('article');
  await expect(page.getByRole('heading', { name: '60 Hotéis Encontrados' })).toBeVisible();
  await expect(cards).toHaveText(names(1, 24));
  const more = page.getByRole('link', { name: 'Carregar mais hotéis' });
  await expect(more).toHaveAttribute('href', '/hotels?pagina=2');
  await expect(page.getByText('24 de 60 hotéis')).toBeVisible();
  await more.click();
  await expect(cards).toHaveText(names(1, 48));
  await expect(page).toHaveURL(/\/hotels\?pagina=2$/);
  await expect(page.getByRole('link', { name: 'Hotel 025' })).toBeFocused();
  await more.press('Enter');
  await expect(cards).toHaveText(names(1, 60));
  await expect(page.getByText('60 de 60 hotéis')).toBeVisible();
  await expect(more).toHaveCount(0);
  await page.goBack();
  await expect(cards).toHaveText(names(1, 48));
  await page.getByRole('link', { name: 'Hotel 030' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hotel 030' })).toBeVisible();
  await page.goBack();
  await expect(cards).toHaveText(names(1, 48));
  await page.reload();
  await expect(cards).toHaveText(names(25, 48));
});

test('another filter starts at its first page', async ({ page, site }) => {
  await page.goto(`${site}/hotels`);
  await page.getByRole('link', { name: 'Carregar mais hotéis' }).click();
  await expect(page).toHaveURL(/pagina=2/);
  await chooseRegion(page, false, 'Costa');
  await expect(page).toHaveURL(new RegExp(`/hotels\\?region=${REGION}$`));
  await expect(page.getByRole('heading', { name: '30 Hotéis Encontrados' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(24);
});

test('the price range for a party is that of all hotels, not only those of the first page', async ({
  page,
  site,
}) => {
  await page.goto(`${site}/hotels?checkin=2031-03-04&checkout=2031-03-07&adultos=3`);
  const range = page.getByRole('group', { name: /^Diária, 3 pessoas/ });
  await expect(range).toContainText(/R\$\s940,00 a R\$\s999,00/);
  await expect(range.locator('rect').first()).toBeAttached();
});

test('a page number past the last one says so and links back', async ({ page, site }) => {
  await page.goto(`${site}/hotels?pagina=9`);
  await expect(page.getByRole('heading', { name: '60 Hotéis Encontrados' })).toBeVisible();
  await page.getByRole('link', { name: 'Voltar à primeira página' }).click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(24);
});

test('offers: the first to end come first, 24 at a time; many hotels are found by their names', async ({
  page,
  site,
}) => {
  await page.goto(`${site}/deals`);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(24);
  await expect(cards.first()).toContainText('Oferta 001');
  await expect(page.getByRole('link', { name: 'Todas 70 pacotes' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.getByRole('link', { name: 'Carregar mais ofertas' }).click();
  await expect(cards).toHaveCount(48);
  await expect(page).toHaveURL(/\/deals\?pagina=2$/);
  const field = page.getByRole('combobox', { name: 'Escolher um hotel' });
  await field.fill('Hotel 002');
  await expect(page).toHaveURL(/\/deals\?hotel=hotel-002$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Hotel 002' })).toBeVisible();
  await expect(cards).toHaveCount(4);
});

test('every region can be chosen, however many there are', async ({ request, site }) => {
  expect(await (await request.get(`${site}/hotels`)).text()).toContain('Região 230');
});

test('the map has pages of limited size, and files of their own for search engines', async ({
  page,
  request,
  site,
}) => {
  await page.goto(`${site}/sitemap`);
  await page.getByRole('link', { name: 'Ver todos os 30 hotéis' }).first().click();
  await expect(page).toHaveURL(/\/sitemap\/[\w-]+$/);
  await expect(page.getByRole('main').getByRole('link', { name: /^Hotel \d+$/ })).toHaveCount(30);
  await page.goto(`${site}/sitemap/outras-regioes`);
  await expect(page.getByRole('main').getByRole('link', { name: /^Hotel \d+$/ })).toHaveCount(30);
  await page.goto(`${site}/sitemap/ofertas`);
  await expect(page.getByRole('main').getByRole('link', { name: /^Oferta/ })).toHaveCount(70);
  expect((await request.get(`${site}/sitemap/ofertas/2`)).status()).toBe(404);
  const xml = async (path: string) => (await request.get(site + path)).text();
  expect(await xml('/sitemap.xml')).toContain('<loc>');
  const hotels = await xml('/sitemaps/hoteis-1.xml');
  expect(hotels.match(/<loc>/g)).toHaveLength(60);
  expect((await request.get(`${site}/sitemaps/hoteis-2.xml`)).status()).toBe(404);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every page of the list can be reached', async ({ page, site }) => {
    const found: string[] = [];
    await page.goto(`${site}/hotels`);
    for (const pages of [1, 2, 3]) {
      await expect(page.getByRole('link', { name: `Página ${pages}` })).toHaveAttribute(
        'aria-current',
        'page',
      );
      found.push(
        ...(await page.getByRole('main').getByRole('heading', { level: 3 }).allInnerTexts()),
      );
      if (pages < 3) await page.getByRole('link', { name: 'Carregar mais hotéis' }).click();
    }
    expect(new Set(found).size).toBe(60);
  });

  test('the hotel of an offer is found by the start of a word in its name', async ({
    page,
    site,
  }) => {
    await page.goto(`${site}/deals`);
    await page.getByRole('combobox', { name: 'Escolher um hotel' }).fill('hotel 01');
    await page.getByRole('button', { name: 'Ver ofertas' }).click();
    await expect(page.getByRole('heading', { name: '10 hotéis com “hotel 01”' })).toBeVisible();
    await page.getByRole('link', { name: /^Hotel 012/ }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Hotel 012' })).toBeVisible();
  });
});
