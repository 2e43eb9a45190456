import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { BUILD_DIR, SITE_URL } from './environment';
import { expect, test } from './fixtures';
import { storedPages } from './published';

const BEACH_ID = 'b0000000-0000-4000-8000-000000000001';
const BEACH = '/hotel_lazer/ipe-bombinhas-praia';

/** The files of the build and the paths of stored pages whose name contains this word. */
const filesOf = (word: string) =>
  [
    ...readdirSync(BUILD_DIR, { recursive: true, encoding: 'utf8' }),
    ...storedPages().keys(),
  ].filter((name) => name.toLowerCase().includes(word));

/** A word that no other test uses, and a function for what is stored under it. */
function trap() {
  const word = `x${randomBytes(6).toString('hex')}`;
  return { word, files: () => filesOf(word) };
}

test('URLs without a page leave no file behind', async ({ request }) => {
  const { word, files } = trap();
  const prefixes = ['/hotel', '/hotel_corp', '/hotel_lazer'];
  for (let i = 0; i < 50; i += 1) {
    const response = await request.get(`${prefixes[i % 3]}/${word}-${i}`);
    expect(response.status()).toBe(404);
  }
  const asked = await request.get(`/hotel/${word}`, { headers: { RSC: '1' } });
  expect(asked.status()).toBe(404);
  expect(files()).toEqual([]);
});

test('redirects, of which a hotel has an unbounded number, leave no file', async ({ request }) => {
  const { word, files } = trap();
  const response = await request.get(`/hotel/${word}-${BEACH_ID}`, { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headersArray().filter(({ name }) => name.toLowerCase() === 'location')).toEqual([
    { name: 'location', value: BEACH },
  ]);
  expect(response.headers()['cache-control']).toBe(
    'public, max-age=0, s-maxage=60, must-revalidate',
  );
  expect(files()).toEqual([]);
});

test('empty lists of regions that do not exist leave no file', async ({ request }) => {
  const id = randomUUID();
  for (let i = 0; i < 2; i += 1) {
    const response = await request.get(`/hotels?region=${id}`);
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain('Não encontramos nenhum hotel nesta região.');
  }
  expect((await request.get(`/hotels/regiao/${id.toUpperCase()}`)).status()).toBe(404);
  expect(filesOf(id)).toEqual([]);
});

test('a page that exists is stored', async ({ request }) => {
  await request.get(BEACH);
  await expect.poll(() => filesOf(BEACH)).not.toEqual([]);
  const again = await request.get(BEACH);
  expect(again.status()).toBe(200);
  expect(again.headers()['x-nextjs-cache']).toMatch(/HIT|STALE/);
});

/** URLs without a page, some of them malformed, as they are sent. */
const NOWHERE = [
  '/%',
  '/%E0%A4%A',
  '/hotel/%ff%fe',
  '/oferta/%',
  '/package/%',
  '/hotels/regiao/%',
  '/admin/%',
  '/auth/%',
  '/art/%',
  '/og/%/x',
  '/media/%/x',
  '/_next/static/%',
  '/nada-aqui',
  '/true',
  '/hotel/false',
  '/a/b/c',
  '/wp-login.php',
  '/icon-x',
  '/icons-x.svg',
  '/favicon.ico.bak',
  '/art/x',
  '/art/x.webp',
  '/og/x',
  '/og/hotel/x',
  '/media/x',
  '/media/x/y',
  '/api/x',
  '/_next/static/x.js',
  '/_next/image?url=x',
];

test('a URL without a page is answered as missing, and the answer can’t run anything', async () => {
  for (const address of NOWHERE) {
    await test.step(address, async () => {
      const { status, headers } = await fetch(SITE_URL + address, { redirect: 'manual' });
      expect.soft(status, address).toBe(404);
      expect.soft(headers.get('content-security-policy'), address).toContain('default-src');
      expect.soft(headers.get('x-content-type-options'), address).toBe('nosniff');
      // No cache stores a 404 for longer than it stores a page.
      const kept = /max-age=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1] ?? '0';
      expect.soft(Number(kept), address).toBeLessThanOrEqual(60);
    });
  }
});

test('a slug that could be a boolean is an unknown hotel', async ({ request }) => {
  for (const path of [
    '/deals?hotel=true',
    '/comparar?hoteis=true,ipe-noronha',
    '/favoritos?hoteis=false',
    '/roteiro?paradas=true.2',
  ]) {
    expect.soft((await request.get(path)).status(), path).toBe(200);
  }
});

test('a missing page has nothing to share, least of all its internal URL', async ({ request }) => {
  for (const path of ['/nao-existe', '/hotel/nao-existe', '/oferta/nao-existe']) {
    const html = await (await request.get(path)).text();
    expect.soft(html.match(/property="og:[^>]*/g), path).toBeNull();
  }
});
