import type { APIRequestContext } from '@playwright/test';
import { restAsService } from './environment';
import { expect, test } from './fixtures';
import { readHtml } from './html';
import { objections } from './schema-org';

const PARANA = 'a0000000-0000-4000-8000-000000000003';
const REGION = `/hotels?region=${PARANA}`;
const BEACH = '/hotel_lazer/ipe-bombinhas-praia';
const OFFER = '/oferta/feriado-na-praia-c0000000-0000-4000-8000-000000000001';

/** A page of every kind, and the steps of its breadcrumb trail. */
const KINDS: [path: string, trail: string[]][] = [
  ['/', []],
  ['/hotels', ['Início', 'Hotéis']],
  [REGION, ['Início', 'Hotéis', 'Paraná']],
  ['/destinations', ['Início', 'Destinos']],
  [BEACH, ['Início', 'Hotéis', 'Santa Catarina', 'Ipê Bombinhas Praia']],
  ['/hotel_corp/ipe-curitiba-batel', ['Início', 'Hotéis', 'Paraná', 'Ipê Curitiba Batel']],
  ['/hotel_lazer/ipe-chapada', ['Início', 'Hotéis', 'Goiás', 'Ipê Chapada']],
  ['/hotel/ipe-jericoacoara', ['Início', 'Hotéis', 'Ceará', 'Ipê Jericoacoara']],
  [OFFER, ['Início', 'Ofertas', 'Feriado na praia']],
  ['/deals', ['Início', 'Ofertas']],
  ['/about', ['Início', 'Sobre nós']],
  ['/friends', ['Início', 'Amigos do bem']],
  ['/privacy', ['Início', 'Política de privacidade']],
  ['/sitemap', ['Início', 'Mapa do site']],
];

type Node = { '@type': string } & Record<string, unknown>;

const unescaped = (text = '') =>
  text
    .replace(/&#x([0-9a-f]+);/gi, (_, hex) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
const meta = (html: string, name: string) => readHtml(html).meta(name);
const titleOf = (html: string) => readHtml(html).texts('title').at(0) ?? '';

/** Every node of the page's structured data. */
const nodesOf = (html: string): Node[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(
    ([, text = '']) => JSON.parse(text)['@graph'],
  );

/** Width and height from the file's own header. */
function pngSize(file: Buffer) {
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  return [file.readUInt32BE(16), file.readUInt32BE(20)];
}
function jpegSize(file: Buffer) {
  expect(file.readUInt16BE(0)).toBe(0xffd8);
  for (let at = 2; at < file.length; at += 2 + file.readUInt16BE(at + 2)) {
    const marker = file.readUInt16BE(at);
    if (marker >= 0xffc0 && marker <= 0xffc2) {
      return [file.readUInt16BE(at + 7), file.readUInt16BE(at + 5)];
    }
  }
  throw new Error('a JPEG without a size');
}

const today = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date());

/** The contents of all files in the index of the site map. */
async function mapXml(request: APIRequestContext): Promise<string> {
  const index = await (await request.get('/sitemap.xml')).text();
  const files = [...index.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);
  const texts = await Promise.all(files.map(async (url) => (await request.get(url)).text()));
  expect(texts.every((text) => text.includes('<urlset'))).toBe(true);
  return texts.join('\n');
}

test('the site map for search engines lists what is active and valid, and when it changed', async ({
  request,
  baseURL,
}) => {
  const index = await request.get('/sitemap.xml');
  expect(index.headers()['content-type']).toContain('application/xml');
  expect(await index.text()).toContain('<sitemapindex');
  const xml = await mapXml(request);
  const listed = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed.every((url) => url.startsWith(`${baseURL}/`))).toBe(true);
  const paths = listed.map((url) => url.slice(baseURL?.length));
  expect(paths).toEqual(expect.arrayContaining(['/', '/hotels', '/about', REGION, BEACH, OFFER]));
  expect(paths.filter((path) => /home2|\/old\/|admin|auth|api|manaus/.test(path))).toEqual([]);

  const hotels = await restAsService<{ slug: string }>('hotels?is_active=eq.true&select=slug');
  const listedHotels = paths.filter((path) => /^\/hotel(_\w+)?\//.test(path));
  expect(listedHotels.map((path) => path.split('/').at(-1)).sort()).toEqual(
    hotels.map(({ slug }) => slug).sort(),
  );
  const offers = await restAsService<{ id: string }>(
    `hotel_packages?select=id,hotels!inner(id)&is_active=eq.true&hotels.is_active=eq.true` +
      `&and=(or(valid_from.is.null,valid_from.lte.${today()}),or(valid_until.is.null,valid_until.gte.${today()}))`,
  );
  const listedOffers = paths.filter((path) => path.startsWith('/oferta/'));
  expect(listedOffers.map((path) => path.slice(-36)).sort()).toEqual(
    offers.map(({ id }) => id).sort(),
  );
  const entry = xml.split('<url>').find((part) => part.includes(`${BEACH}<`)) ?? '';
  expect(entry).toMatch(/<lastmod>\d{4}-\d{2}-\d{2}T[^<]+<\/lastmod>/);
});

test('every listed page answers, and no two of them share a title or a description', async ({
  request,
}) => {
  const xml = await mapXml(request);
  const urls = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => unescaped(url));
  const pages = new Map<string, string>();
  for (const url of urls) {
    const response = await request.get(url, { maxRedirects: 0 });
    if (response.status() === 404) {
      // Another test removed what it had published: then it is no longer listed.
      const listed = async () => unescaped(await mapXml(request)).includes(`<loc>${url}</loc>`);
      await expect.poll(listed, url).toBe(false);
      continue;
    }
    expect([url, response.status()]).toEqual([url, 200]);
    pages.set(url, await response.text());
  }
  for (const read of [titleOf, (html: string) => meta(html, 'description')]) {
    const owners = new Map<string, string>();
    for (const [url, html] of pages) {
      const words = read(html);
      expect(words, url).toMatch(/\S{3}/);
      expect([words, owners.get(words)]).toEqual([words, undefined]);
      owners.set(words, url);
    }
  }
  for (const [url, html] of pages) {
    expect(new URL(readHtml(html).canonical() ?? '').href, url).toBe(new URL(url).href);
    expect(new URL(meta(html, 'og:url')).href, url).toBe(new URL(url).href);
    expect(meta(html, 'robots'), url).not.toContain('noindex');
    expect(meta(html, 'twitter:card'), url).toBe('summary_large_image');
    expect(meta(html, 'og:image:alt'), url).not.toBe('');
    expect(meta(html, 'og:site_name'), url).toBe('Ipê Hotéis');
  }
});

test('a validator accepts the structured data, and visitors see its content', async ({
  request,
  baseURL,
}) => {
  for (const [path, trail] of KINDS) {
    await test.step(path, async () => {
      const html = await (await request.get(path)).text();
      expect(await objections(html)).toEqual([]);
      const nodes = nodesOf(html);
      expect(JSON.stringify(nodes)).not.toMatch(/aggregateRating|starRating|reviewRating/);

      const steps = nodes.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement;
      const list = (steps ?? []) as { name: string; item: string }[];
      expect(list.map(({ name }) => name)).toEqual(trail);
      if (trail.length > 0) expect(list.at(-1)?.item).toBe(`${baseURL}${path}`);

      const text = unescaped(html.replace(/<script.*?<\/script>/gs, '').replace(/<!-- -->/g, ''));
      for (const { name } of list) expect(text).toContain(`>${name}<`);
      const faq = nodes.find((node) => node['@type'] === 'FAQPage');
      for (const { name } of (faq?.mainEntity ?? []) as { name: string }[]) {
        expect(text).toContain(`>${name}</h3>`);
      }
    });
  }
});

test('the validator does not accept everything', async () => {
  const page = (node: object) =>
    `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...node })}</script>`;
  expect(await objections(page({ '@type': 'Hotell', name: 'x' }))).not.toEqual([]);
  expect(await objections(page({ '@type': 'Hotel', stars: 5 }))).not.toEqual([]);
  expect(await objections(page({ '@type': 'Organization' }))).not.toEqual([]);
  expect(await objections(page({ '@type': 'Hotel', name: 'x' }))).toEqual([]);
});

test('the breadcrumb trail links to the levels above and marks this page', async ({ page }) => {
  await page.goto(BEACH);
  const trail = page.getByRole('navigation', { name: 'Você está aqui' });
  await expect(trail.locator('[aria-current="page"]')).toHaveText('Ipê Bombinhas Praia');
  await trail.getByRole('link', { name: 'Santa Catarina' }).click();
  await expect(page.getByRole('heading', { name: '2 Hotéis Encontrados' })).toBeVisible();
  await trail.getByRole('link', { name: 'Início' }).click();
  await expect(page).toHaveTitle(/Início/);
});

test('the share image of a page is small, of the right size, and different for each', async ({
  request,
}) => {
  const pictures = new Set<string>();
  for (const path of ['/', '/privacy', REGION, BEACH, '/hotel/ipe-jericoacoara', OFFER]) {
    const html = await (await request.get(path)).text();
    const url = meta(html, 'og:image');
    expect(meta(html, 'twitter:image')).toBe(url);
    pictures.add(url);
    const response = await request.get(url);
    expect(response.headers()).toMatchObject({
      'content-type': 'image/jpeg',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    const file = await response.body();
    expect(file.length).toBeLessThan(300_000);
    expect(jpegSize(file)).toEqual([1200, 630]);
    expect([meta(html, 'og:image:width'), meta(html, 'og:image:height')]).toEqual(['1200', '630']);
  }
  expect(pictures.size).toBe(5);
});

test('there is no share image for what visitors may not see', async ({ request }) => {
  for (const path of [
    '/og/hotel/ipe-manaus',
    '/og/hotel/nao-existe',
    // Otherwise each invented name would be another image to draw.
    '/og/hotel/outro-nome-b0000000-0000-4000-8000-000000000001',
    '/og/offer/C0000000-0000-4000-8000-000000000005',
    '/og/hotel/..%2f..%2fetc%2fpasswd',
    '/og/offer/c0000000-0000-4000-8000-000000000013',
    "/og/offer/'%20or%201=1",
    '/og/region/nenhuma',
    '/og/site/outro',
    '/og/constructor/x',
  ]) {
    expect.soft((await request.get(path)).status(), path).toBe(404);
  }
});

test('robots, phones and browser tabs find what they request', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  for (const path of ['/admin', '/auth', '/api/']) expect(robots).toContain(`Disallow: ${path}\n`);
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);

  const html = await (await request.get('/')).text();
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest"');
  expect(meta(html, 'theme-color')).toBe('#17423a');
  const apple = /<link rel="apple-touch-icon" href="([^"]*)"/.exec(html)?.[1] ?? '';
  expect(pngSize(await (await request.get(unescaped(apple))).body())).toEqual([180, 180]);
  expect((await request.get('/favicon.ico')).headers()['content-type']).toBe('image/x-icon');

  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ name: 'Ipê Hotéis', start_url: '/', lang: 'pt-BR' });
  expect(manifest.icons.some((icon: { purpose?: string }) => icon.purpose === 'maskable')).toBe(
    true,
  );
  for (const { src, sizes } of manifest.icons) {
    expect(pngSize(await (await request.get(src)).body()).join('x')).toBe(sizes);
  }
});
