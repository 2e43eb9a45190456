import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { restAsService, SITE_URL } from './environment';
import { ANY_SCREEN, expect, test } from './fixtures';

test('a missing page is a 404 in English with a link home, and is logged', {
  tag: ANY_SCREEN,
}, async ({ page, allowErrors }) => {
  allowErrors(/status of 404/, /^console: 404: the page /);
  for (const path of [
    '/nada-aqui',
    '/a/b/c',
    '/hotels/regiao/xyz',
    "/'><script>alert(1)</script>",
  ]) {
    const logged = page.waitForEvent('console', (message) =>
      message.text().startsWith('404: the page /'),
    );
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    expect((await logged).text()).toContain(new URL(page.url()).pathname);
    await expect(page.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  }
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveTitle('Início | Ipê Hotéis');
});

test("a hotel's short link redirects to the hotel permanently, with the campaign", {
  tag: ANY_SCREEN,
}, async ({ request }) => {
  for (const [path, target] of [
    ['/ipe-guanabara', '/hotel/ipe-guanabara'],
    ['/ipe-guanabara?utm_source=cartaz', '/hotel/ipe-guanabara?utm_source=cartaz'],
    ['/ipe-paulista', '/hotel_corp/ipe-paulista'],
    ['/IPE-Noronha', '/hotel_lazer/ipe-noronha'],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers().location).toBe(target);
  }
  expect((await request.get('/ipe-manaus', { maxRedirects: 0 })).status()).toBe(404);
});

test('a redirect to the right data of a page has a Vary header', {
  tag: ANY_SCREEN,
}, async ({ request }) => {
  for (const [path, more] of [
    ['/about', {}],
    ['/about?_rsc=other', { 'Next-Router-Prefetch': '1' }],
  ] as const) {
    const headers = { RSC: '1', ...more };
    const response = await request.get(path, { headers, maxRedirects: 0 });
    expect(response.status()).toBe(307);
    expect(response.headers().vary).toMatch(/\brsc\b.*\bnext-router-prefetch\b.*\bnext-url\b/);
  }
});

test('public pages and the site map for search engines carry the page policy and are cached for a minute', {
  tag: ANY_SCREEN,
}, async ({ request }) => {
  const paths = ['/', '/hotels', '/destinations', '/hotel/ipe-guanabara', '/sitemap.xml', '/nada'];
  for (const path of paths) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy'], path).toContain("object-src 'none'");
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
    expect(headers['x-powered-by'], path).toBeUndefined();
    expect(headers['set-cookie'], path).toBeUndefined();
    if (path === '/nada') continue;
    expect(headers['x-nextjs-cache'], path).toMatch(/HIT|STALE/);
    expect(headers['cache-control'], path).toMatch(/s-maxage=60, must-revalidate$/);
  }
});

test('pages only accept reads, except those with forms of their own', { tag: ANY_SCREEN }, async ({
  request,
}) => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  // A form that no server can parse.
  const sent = { headers, data: '--x\r\nnothing', maxRedirects: 0 };
  for (const path of [
    '/',
    '/hotels?q=praia',
    '/hotel/ipe-guanabara',
    '/ipe-guanabara',
    '/nada',
    '/admin/%',
  ]) {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const response = await request.fetch(path, { ...sent, method });
      expect(response.status(), `${method} ${path}`).toBe(405);
      expect(response.headers().allow).toBe('GET, HEAD');
      expect(response.headers()['cache-control']).toBe('no-store');
      expect(response.headers()['content-security-policy']).toContain("object-src 'none'");
    }
  }
  for (const path of ['/about', '/auth', '/admin/hotels']) {
    for (const method of ['PUT', 'OPTIONS']) {
      const response = await request.fetch(path, { ...sent, method });
      expect(response.status(), `${method} ${path}`).toBe(405);
      expect(response.headers().allow).toBe('GET, HEAD, POST');
    }
    for (const contentType of ['multipart/form-data; boundary=x', 'multipart/form-data']) {
      const response = await request.post(path, {
        ...sent,
        headers: { 'content-type': contentType },
      });
      expect(response.status(), `${contentType} ${path}`).toBe(400);
      expect(response.headers()['cache-control']).toBe('no-store');
      expect(response.headers()['content-security-policy']).toContain("object-src 'none'");
    }
  }
});

/** The first line of the answer to a request that no client library sends, and its headers. */
async function answerTo(line: string): Promise<string> {
  const { hostname, port, host } = new URL(SITE_URL);
  const socket = connect(Number(port), hostname);
  socket.write(`${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  return (await text(socket)).split('\r\n\r\n')[0] ?? '';
}

test('every valid HTTP request is answered by the site', { tag: ANY_SCREEN }, async () => {
  for (const [line, status] of [
    ['OPTIONS *', 405],
    ['GET *', 404],
    ['TRACE /', 405],
    ['TRACE /admin', 405],
    ['GET http://other.example/about', 200],
    [`GET /hotels?${'a=b&'.repeat(3_500)}`, 200],
  ] as const) {
    const head = await answerTo(line);
    expect(head.split('\r\n')[0], line).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(head.toLowerCase(), line).toContain('\r\ncontent-security-policy: ');
  }
});

test('a request for an invalid region is answered with no hotels', {
  tag: ANY_SCREEN,
}, async ({ request }) => {
  const prices = await request.get('/api/hotels/prices?region=parana');
  expect([prices.status(), await prices.json()]).toEqual([200, null]);
  const map = await request.get('/api/hotels/pins?region=parana');
  expect([map.status(), (await map.json()).pins]).toEqual([200, []]);
});

test('caches store no URL for longer than its page, and no list that a visitor has put together', {
  tag: ANY_SCREEN,
}, async ({ request }) => {
  for (const [path, status, kept] of [
    ['/api/%ff', 404, /^public, max-age=0, s-maxage=60, must-revalidate$/],
    ['/newsletter/%ff', 404, /^public, max-age=0, s-maxage=60, must-revalidate$/],
    ['/_global-error', 404, /^public, max-age=0, s-maxage=60, must-revalidate$/],
    ['/hotels/lista/cT1wcmFpYQ', 200, /^private/],
    ...['hotels', 'deals', 'favoritos', 'comparar', 'roteiro'].map(
      (page) => [`/${page}/lista/rubbish`, 404, /^private/] as const,
    ),
  ] as const) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(status);
    expect(response.headers()['cache-control'], path).toMatch(kept);
  }
});

test('a script that runs while the page is parsed is in it only once', { tag: ANY_SCREEN }, async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  for (const [script, mark] of [
    ['the stored stay', 'vitrine:stay-words'],
    ['the top on a reload', 'restoring.abort'],
  ] as const) {
    expect(html.split(mark), script).toHaveLength(2);
  }
});

test('the list of a region is dated by the latest change to it or its hotels', {
  tag: ANY_SCREEN,
}, async ({ request }) => {
  const xml = await (await request.get('/sitemaps/paginas-1.xml')).text();
  const listed = [...xml.matchAll(/region=([^<]+)<\/loc><lastmod>([^<]+)</g)].map(
    ([, id, changed = '']) => [id, Date.parse(changed)] as const,
  );
  type Row = { id: string; updated_at: string; hotels: { updated_at: string }[] };
  const regions = await restAsService<Row>(
    'regions?is_active=eq.true&hotels.is_active=eq.true&select=id,updated_at,hotels(updated_at)',
  );
  const expected = regions.map(({ id, updated_at, hotels }) => {
    const instants = [updated_at, ...hotels.map((hotel) => hotel.updated_at)];
    return [id, Math.max(...instants.map((text) => Date.parse(text)))] as const;
  });
  expect(new Map(listed)).toEqual(new Map(expected));
});
