import { request as httpRequest } from 'node:http';
import { SITE_URL, WEBHOOK_SECRET } from './environment';
import { expect, test } from './fixtures';

const ADDRESS = '/api/revalidate';
const ID = 'b0000000-0000-4000-8000-000000000001';
const RIGHT = { authorization: `Bearer ${WEBHOOK_SECRET}` };
const message = JSON.stringify({ tables: ['regions'], regions: [ID] });
const hotel = (change: object) =>
  JSON.stringify({
    tables: ['hotels'],
    hotels: [{ id: ID, slug: 'ipe', hotel_type: 'standard', ...change }],
  });

const post = (headers: Record<string, string>, body: string) =>
  fetch(SITE_URL + ADDRESS, { method: 'POST', headers, body, redirect: 'manual' });

/** Who sends what, and the expected status. */
const ATTEMPTS: [who: string, headers: Record<string, string>, body: string, status: number][] = [
  ['nobody', {}, message, 401],
  ['an empty secret', { authorization: 'Bearer ' }, message, 401],
  ['another secret', { authorization: `Bearer ${'x'.repeat(43)}` }, message, 401],
  [
    'a part of the secret',
    { authorization: `Bearer ${WEBHOOK_SECRET.slice(0, -1)}` },
    message,
    401,
  ],
  ['the secret without its kind', { authorization: WEBHOOK_SECRET }, message, 401],
  ['the secret of another kind', { authorization: `Basic ${WEBHOOK_SECRET}` }, message, 401],
  ['a page of the site itself', { origin: SITE_URL, cookie: 'a=b' }, message, 401],
  ['who pretends to be past the gate', { 'x-middleware-subrequest': 'middleware' }, message, 401],
  ['somebody with a huge body', {}, 'x'.repeat(1_000_000), 401],
  ['the database', RIGHT, message, 202],
  ['the database, saying nothing', RIGHT, '', 400],
  ['the database, saying nonsense', RIGHT, '{"tables":', 400],
  ['the database, saying null', RIGHT, 'null', 400],
  ['the database, naming no table', RIGHT, '{"tables":[]}', 400],
  ['the database, naming another table', RIGHT, '{"tables":["user_profiles"]}', 400],
  ['the database, saying too much', RIGHT, `${message}${' '.repeat(40_000)}`, 413],
  ['the database, with a path for a slug', RIGHT, hotel({ slug: '../../admin' }), 400],
  ['the database, with a host for a slug', RIGHT, hotel({ slug: '/evil.example/x' }), 400],
  ['the database, with a query for a region', RIGHT, hotel({ region_id: `${ID}&x` }), 400],
  ['the database, with a path for a type', RIGHT, hotel({ hotel_type: '../../admin' }), 400],
];

test('only the database is accepted, with valid messages only', async () => {
  for (const [who, headers, body, status] of ATTEMPTS) {
    const answer = await post(headers, body);
    expect([who, answer.status]).toEqual([who, status]);
    expect(await answer.text()).not.toContain(WEBHOOK_SECRET);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
});

test('only a POST is accepted', async () => {
  for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
    const answer = await fetch(SITE_URL + ADDRESS, { method, headers: RIGHT });
    expect([method, answer.status]).toEqual([method, 405]);
  }
});

test('a body that does not end is aborted', async () => {
  const { hostname, port } = new URL(SITE_URL);
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const sent = httpRequest(
      { hostname, port, path: ADDRESS, method: 'POST', headers: RIGHT },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode);
        sent.destroy();
      },
    );
    sent.on('error', reject);
    const more = () => {
      if (!sent.destroyed) sent.write('x'.repeat(16_384), more);
    };
    more();
  });
  expect(status).toBe(413);
});

test('a valid message is accepted and processed after the answer', async () => {
  const answer = await post(RIGHT, JSON.stringify({ tables: ['general_config'], all: true }));
  expect(answer.status).toBe(202);
});

/** URLs that are not found, and the titles of their pages. */
const MISSES = {
  '/nada-aqui': 'Oops! Page not found | Ipê Hotéis',
  '/hotel/nenhum': 'Hotel not found | Ipê Hotéis',
  '/oferta/nenhuma': 'Oferta não disponível | Ipê Hotéis',
};

test('not-found pages keep their titles when they are re-rendered', async () => {
  const look = async (path: string) => {
    const answer = await fetch(SITE_URL + path);
    const [, title] = /<title>([^<]*)/.exec(await answer.text()) ?? [];
    return { madeAt: answer.headers.get('last-modified'), title };
  };
  const before = new Map<string, string | null>();
  for (const path of Object.keys(MISSES)) before.set(path, (await look(path)).madeAt);
  await post(RIGHT, JSON.stringify({ tables: ['general_config'], all: true }));
  for (const [path, expected] of Object.entries(MISSES)) {
    await expect
      .poll(async () => {
        const { madeAt, title } = await look(path);
        return madeAt === before.get(path) ? 'not rendered yet' : title;
      })
      .toBe(expected);
  }
});
