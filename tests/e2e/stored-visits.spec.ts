import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { SITE_URL, WEBHOOK_SECRET } from './environment';
import { ANY_SCREEN, expect, test } from './fixtures';

/** Makes the pages of all hotels and regions stale; the site only re-renders lists on its own. */
async function changeRegions(request: APIRequestContext) {
  const headers = { authorization: `Bearer ${WEBHOOK_SECRET}` };
  const answer = await request.post(`${SITE_URL}/api/revalidate`, {
    headers,
    data: { tables: ['regions'] },
  });
  expect(answer.status()).toBe(202);
}

/** What every later visitor of a path gets, in the three forms in which pages are stored. */
async function storedForms(request: APIRequestContext, path: string): Promise<string> {
  const forms: Record<string, string>[] = [
    {},
    { rsc: '1' },
    { rsc: '1', 'next-router-segment-prefetch': '/_full' },
  ];
  const texts = forms.map(async (headers) => (await request.get(path, { headers })).text());
  return (await Promise.all(texts)).join();
}

const HOTEL = '/hotel/ipe-guanabara';
const NO_REGION = '/hotels/regiao/';

/** A visit with a unique value in the URL, and the path of others who get the same stored page. */
const VISITS = [
  {
    visited: (word: string) => `${HOTEL}?email=${word}@mail.example&promo=${word}`,
    later: HOTEL,
  },
  { visited: (word: string) => NO_REGION + word, later: NO_REGION + randomUUID() },
];

// One test: with several, each test's changes would re-render the pages of the others.
test('neither the query nor the path of a visit is stored for others', {
  tag: ANY_SCREEN,
}, async ({ request }) => {
  const word = randomUUID();
  for (const { later } of VISITS) await request.get(later);
  await changeRegions(request);
  for (const { visited } of VISITS) await request.get(visited(word));
  for (const { later } of VISITS) {
    const state = async () => (await request.get(later)).headers()['x-nextjs-cache'];
    await expect.poll(state, later).toBe('HIT');
    const says = (await storedForms(request, later)).includes(word);
    expect(says, later).toBe(false);
  }
});

test("visitors who wait for the same page learn nothing of each other's visits", {
  tag: ANY_SCREEN,
}, async ({ request }) => {
  // Rendered for each visit and not stored, but only once for simultaneous requests.
  const ended = '/oferta/c0000000-0000-4000-8000-000000000010';
  const words = Array.from({ length: 6 }, () => randomUUID());
  const texts = await Promise.all(
    words.map(async (word) => (await request.get(`${ended}?promo=${word}`)).text()),
  );
  for (const [index, text] of texts.entries()) {
    expect(words.filter((word, of) => of !== index && text.includes(word))).toEqual([]);
  }
});
