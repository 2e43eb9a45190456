import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { BUILD_DIR } from './environment';
import { expect, test } from './fixtures';

const BEACH_ID = 'b0000000-0000-4000-8000-000000000001';
const BEACH = '/hotel_lazer/ipe-bombinhas-praia';

/** A word that no other test writes, and every file of the build whose name contains it. */
function trap() {
  const word = `x${randomBytes(6).toString('hex')}`;
  const files = () =>
    readdirSync(BUILD_DIR, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.toLowerCase().includes(word),
    );
  return { word, files };
}

test('addresses at which there is nothing leave no file behind', async ({ request }) => {
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

test('neither do redirects, of which every hotel has an unbounded number', async ({ request }) => {
  const { word, files } = trap();
  const response = await request.get(`/hotel/${word}-${BEACH_ID}`, { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers().location).toBe(BEACH);
  expect(files()).toEqual([]);
});

test('nor do the empty lists of regions that do not exist', async ({ request }) => {
  const id = randomUUID();
  const files = () =>
    readdirSync(BUILD_DIR, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.toLowerCase().includes(id),
    );
  for (let i = 0; i < 2; i += 1) {
    const response = await request.get(`/hotels?region=${id}`);
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain('Não encontramos nenhum hotel nesta região.');
  }
  expect((await request.get(`/hotels/regiao/${id.toUpperCase()}`)).status()).toBe(404);
  expect(files()).toEqual([]);
});

test('a page that exists is kept', async ({ request }) => {
  await request.get(BEACH);
  const again = await request.get(BEACH);
  expect(again.status()).toBe(200);
  expect(again.headers()['x-nextjs-cache']).toMatch(/HIT|STALE/);
});
