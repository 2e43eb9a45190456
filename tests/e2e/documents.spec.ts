import { restAsService } from './environment';
import { ANY_SCREEN, expect, test } from './fixtures';
import { readHtml } from './html';

const PAGES = [
  ['/friends', 'Amigos do bem'],
  ['/privacy', 'Política de privacidade'],
  ['/terms', 'Termos de uso'],
  ['/acessibilidade', 'Acessibilidade'],
  ['/sitemap', 'Mapa do site'],
] as const;

test('every document has its own name, description and URL', async ({ request }) => {
  const descriptions = new Set<string>();
  for (const [path, name] of PAGES) {
    const { canonical, meta, texts } = readHtml(await (await request.get(path)).text());
    expect(texts('title').at(0)).toBe(`${name} | Ipê Hotéis`);
    expect(texts('h1')).toEqual([name]);
    expect(canonical()).toMatch(new RegExp(`${path}$`));
    descriptions.add(meta('description'));
  }
  descriptions.delete('');
  expect(descriptions.size).toBe(PAGES.length);
});

test('the footer links to all of them', async ({ request }) => {
  const { links } = readHtml(await (await request.get('/terms')).text());
  expect(links('footer')).toEqual(expect.arrayContaining(PAGES.map(([path]) => path)));
});

test('a printed document starts with its name and date, and fills its pages', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  // A4 without its margins.
  await page.setViewportSize({ width: 703, height: 1046 });
  await page.goto('/privacy');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(page.getByText(/^Atualizado em/)).toBeInViewport();
  const section = page.getByRole('region', { name: 'Quais dados este site trata' });
  await expect(section.locator('xpath=..')).toHaveCSS('break-inside', 'auto');
  expect((await section.boundingBox())?.width).toBeGreaterThan(650);
});

test('the privacy page is right about visitors: the browser only stores the hotels they have viewed', async ({
  page,
  context,
}) => {
  const stored = () => page.evaluate(() => Object.keys(localStorage));
  for (const path of ['/', '/hotels', '/hotel/ipe-guanabara']) await page.goto(path);
  // By a script that the page loads late.
  await expect.poll(stored).toEqual(['vitrine:seen']);
  await page.goto('/privacy');
  expect(await context.cookies()).toEqual([]);
  expect(await stored()).toEqual(['vitrine:seen']);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await expect(page.getByRole('main')).toContainText('vistos');
  for (const subject of [
    'modo leve',
    'LGPD',
    'art. 18',
    'ANPD',
    'Vimeo',
    'Google Maps',
    'consentimento',
  ]) {
    await expect(page.getByRole('main')).toContainText(subject);
  }
  await expect(page.getByRole('link', { name: 'privacidade@ipehoteis.example' })).toHaveCount(2);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the table of contents links to every section', async ({ page }) => {
    for (const path of ['/privacy', '/terms', '/acessibilidade']) {
      await test.step(path, async () => {
        await page.goto(path);
        const contents = page.getByRole('navigation', { name: 'Nesta página' });
        const links = contents.getByRole('link');
        const sections = page.locator('main section[id]');
        await expect(links).toHaveCount(await sections.count());
        for (const [index, link] of (await links.all()).entries()) {
          const id = await sections.nth(index).getAttribute('id');
          await expect(link).toHaveAttribute('href', `#${id}`);
        }
        await links.last().click();
        await expect(sections.last().getByRole('heading')).toBeInViewport();
      });
    }
  });
});

test('a printed document shows its URL', async ({ page, baseURL }) => {
  for (const path of ['/privacy', '/terms', '/acessibilidade']) {
    await test.step(path, async () => {
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      const url = page.getByText(new URL(path, baseURL).href, { exact: true });
      await expect(url).toBeVisible();
      await expect(page.getByText('Preços e vagas podem mudar', { exact: false })).toHaveCount(0);
      await page.emulateMedia({ media: 'screen' });
      await expect(url).toBeHidden();
    });
  }
});

test('the site map has every page, region, hotel and offer of today, and no others', async ({
  request,
}) => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format();
  const hotels = await restAsService<{ slug: string; hotel_type: string }>(
    'hotels?select=slug,hotel_type&is_active=is.true',
  );
  const regions = await restAsService<{ id: string }>('regions?select=id&is_active=is.true');
  const offers = await restAsService<{ id: string }>(
    `hotel_packages?select=id,hotels!inner(id)&is_active=is.true&hotels.is_active=is.true&and=(or(valid_from.is.null,valid_from.lte.${today}),or(valid_until.is.null,valid_until.gte.${today}))`,
  );
  const addresses = readHtml(await (await request.get('/sitemap')).text()).links('main');
  const prefix = { corporate: '/hotel_corp', alternative: '/hotel_lazer' } as const;
  const hotelAddresses = hotels.map(
    ({ slug, hotel_type }) => `${prefix[hotel_type as keyof typeof prefix] ?? '/hotel'}/${slug}`,
  );
  const starting = (start: string) => addresses.filter((href) => href.startsWith(start)).sort();
  expect(addresses.filter((href) => /^\/hotel(_corp|_lazer)?\//.test(href)).sort()).toEqual(
    hotelAddresses.sort(),
  );
  expect(starting('/hotels?region=')).toEqual(
    regions.map(({ id }) => `/hotels?region=${id}`).sort(),
  );
  const offerIds = starting('/oferta/').map((href) => href.slice(-36));
  expect(offerIds.sort()).toEqual(offers.map(({ id }) => id).sort());
  for (const href of [
    '/',
    '/hotels',
    '/destinations',
    '/deals',
    '/about',
    '/friends',
    '/privacy',
    '/acessibilidade',
  ]) {
    expect(addresses).toContain(href);
  }
});
