/** @jest-environment node */
import type { ServerResponse } from 'node:http';
import { ask, counted, isOfList, json, sent, startRest } from './rest';

// getMessages of next-intl does not work outside Next.js.
jest.mock('next-intl/server', () => ({
  getMessages: async () => jest.requireActual('@/lib/i18n/catalogue').messages,
}));

const rest = startRest();
const ID = 'b0000000-0000-4000-8000-000000000001';
const hotel = {
  kind: 'hotel',
  id: ID,
  name: 'Ipê Praia',
  description: 'Quartos.',
  price: '489.50',
  image_url: '/art/rio.webp',
  slug: 'ipe-praia',
  hotel_type: 'corporate',
  location: 'Bombinhas',
};

const rows = (...items: unknown[]) => {
  rest.answer = (request, response) => {
    if (!isOfList(request, response)) sent(response, ...items);
  };
};

test('makes a link with the content of the dialog from every kind of row', async () => {
  rows(
    hotel,
    {
      ...hotel,
      id: 'x',
      hotel_type: 'nova',
      slug: null,
      price: 0,
      image_url: 'javascript:alert(1)',
    },
    { kind: 'region', id: ID, name: 'Praia Sul', description: 'Areia.' },
    { kind: 'package', id: ID, name: 'Feriado na praia', price: null, location: 'Ipê Praia' },
  );
  const { response, results } = await ask('praia');
  expect(response.headers.get('cache-control')).toBe('public, max-age=2');
  expect(results.filter(({ page }) => page === null)).toEqual([
    {
      type: 'hotel',
      id: ID,
      title: 'Ipê Praia',
      text: 'Bombinhas',
      href: '/hotel_corp/ipe-praia',
      image: '/art/rio.webp',
      price: 489.5,
      page: null,
    },
    expect.objectContaining({ href: '/hotel/ipe-praia-x', price: null, image: null }),
    expect.objectContaining({ type: 'package', href: `/package/${ID}`, text: 'Ipê Praia' }),
    expect.objectContaining({ type: 'region', href: `/hotels?region=${ID}`, text: 'Areia.' }),
  ]);
});

/** Responds to the search with a hotel, and to the read of this hotel as given. */
const rowsAndRooms = (hotels: (response: ServerResponse) => unknown) => {
  rest.answer = (request, response) => {
    if (isOfList(request, response)) return;
    if (!request.url?.includes('/rpc/')) return void hotels(response);
    sent(response, hotel);
  };
};

test.each([
  ['two', '2', { price: 489.5 }],
  ['four, in the room that holds them', '4', { price: 824 }],
  ['six, whom no room holds', '6', { price: null, isFull: true }],
  ['a number of guests that is none', '1e9', { price: 489.5 }],
])('shows the price of a hotel for %s', async (_, party, shown) => {
  const rooms = [
    { name: 'Suíte', price: 489.5, capacity: 2 },
    { name: 'Quarto', price: 824, capacity: 4 },
  ];
  const stored = { ...hotel, price: 489.5, features: { rooms }, hotel_images: [] };
  rowsAndRooms((response) =>
    response.writeHead(200, { ...json, 'content-range': '0-0/1' }).end(JSON.stringify([stored])),
  );
  const { results } = await ask('praia', party);
  expect(results.find(({ type }) => type === 'hotel')).toMatchObject(shown);
});

test('shows no price of a hotel if the prices for the guests can’t be read', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  rowsAndRooms((response) => response.writeHead(503, json).end('{"message":"no"}'));
  const { response, results } = await ask('praia', '4');
  expect(response.status).toBe(200);
  expect(results.find(({ type }) => type === 'hotel')).toMatchObject({ price: null });
});

test('shows the passage around a match in a description, within 150 characters', async () => {
  const description = `${'Antes. '.repeat(30)}Uma piscina de água salgada. ${'Depois. '.repeat(30)}`;
  rows({ ...hotel, description });
  const [found] = (await ask('AGUA SALGADA')).results;
  expect(found?.text).toMatch(/^…(Antes\. )+Uma piscina de água salgada\. Depois\./);
  expect(found?.text?.length).toBeLessThanOrEqual(151);
});

test('shows at most eight site texts, cut to 150 characters around the match', async () => {
  rest.answer = (request, response) => {
    if (!isOfList(request, response, undefined, counted({}))) sent(response);
  };
  const { results } = await ask('a');
  expect(results).toHaveLength(8);
  expect(results.every(({ type }) => ['faq', 'section', 'list', 'page'].includes(type))).toBe(true);
  expect(results.some(({ text }) => text?.endsWith('…'))).toBe(true);
  for (const { text } of results) expect(text?.length).toBeLessThanOrEqual(151);
  expect((await ask('cancelamento')).results[0]?.text).toMatch(/^….{0,40}cancelamento/);
});

test('trims and limits the query, and sends no request for a blank one', async () => {
  rows();
  await ask(`  ${'%_"\\'.repeat(5_000)}`);
  const query = '%_"\\'.repeat(25);
  expect(rest.asked.map((body) => JSON.parse(body).query)).toEqual([query, query]);
  for (const blank of ['', '  ', '\0']) expect((await ask(blank)).results).toEqual([]);
  expect(rest.asked).toHaveLength(2);
});

test('drops only unusable rows', async () => {
  rows(null, 7, 'x', {}, { ...hotel, name: '' }, { ...hotel, kind: 'user' }, hotel);
  expect((await ask('praia')).results.filter(({ type }) => type === 'hotel')).toHaveLength(1);
});

test.each<[string, (response: ServerResponse) => unknown]>([
  ['a reset connection', (response) => response.socket?.resetAndDestroy()],
  ['503', (response) => response.writeHead(503, json).end('{"message":"no"}')],
  ['a database error', (response) => response.writeHead(500, json).end('{"code":"57014"}')],
  ['an expired key', (response) => response.writeHead(401, json).end('{"message":"JWT"}')],
  ["a proxy's page", (response) => response.writeHead(200).end('<h1>It works</h1>')],
  ['a list that is not counted', (response) => response.writeHead(200, json).end('[]')],
  ['nothing', (response) => response.writeHead(200, json).end('')],
  [
    'a truncated answer',
    (response) => response.writeHead(200, { ...json, 'content-range': '0-0/1' }).end('[{"id":'),
  ],
])('%s is a failure that is logged and not cached', async (_, fail) => {
  const logged = jest.spyOn(console, 'error').mockImplementation();
  rest.answer = (_request, response) => void fail(response);
  const { response, results } = await ask('praia');
  expect(response.status).toBe(503);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(results).toBeUndefined();
  expect(logged).toHaveBeenCalledTimes(1);
  expect(JSON.parse(logged.mock.calls[0]?.[0])).toMatchObject({
    ...{ event: 'read-failed', read: 'search' },
  });
  expect(logged.mock.calls[0]?.[0]).not.toContain('praia');
});
