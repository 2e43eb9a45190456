/** @jest-environment node */
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { NextRequest } from 'next/server';
import type { SearchResult } from '@/lib/search/model';

// The server's own door to the catalogue does not open outside of the framework.
jest.mock('next-intl/server', () => ({
  getMessages: async () => jest.requireActual('@/lib/i18n/catalogue').messages,
}));
// The client wants a socket class to exist; nothing here ever opens one.
Object.assign(globalThis, { WebSocket: globalThis.WebSocket ?? class {} });
process.env.SUPABASE_ANON_KEY = 'public-key';

const json = { 'content-type': 'application/json' };
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

let GET: typeof import('@/app/api/search/route').GET;
let server: Server;
let answer: RequestListener;
let asked: string[];

// The client advises a newer Node on the oldest one that the site supports.
const hushAdvice = () => jest.spyOn(console, 'warn').mockImplementation();

beforeAll(async () => {
  hushAdvice();
  ({ GET } = await import('@/app/api/search/route'));
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      asked.push(body);
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.SUPABASE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = [];
  hushAdvice();
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const sent = (response: ServerResponse, ...items: unknown[]) =>
  response
    .writeHead(200, { ...json, 'content-range': items.length > 0 ? `0-0/${items.length}` : '*/0' })
    .end(JSON.stringify(items));
const NONE = { total: 0, hotels: [] };
const EMPTY_FACETS = { regions: {}, types: {}, ratings: {}, prices: null };
const counted =
  (amenities: object, total = 16) =>
  (response: ServerResponse) =>
    sent(response, { facets: { ...EMPTY_FACETS, total, amenities } });
/** Answers a question for hotels of the list or for their numbers, or says that another one is asked. */
const isOfList = (
  { url = '' }: IncomingMessage,
  response: ServerResponse,
  list: object = NONE,
  facets: (response: ServerResponse) => unknown = counted({}, 0),
) => {
  if (url.endsWith('/rpc/list_hotels')) sent(response, list);
  else if (url.endsWith('/rpc/hotel_list_facets')) facets(response);
  else return false;
  return true;
};

const rows = (...items: unknown[]) => {
  answer = (request, response) => {
    if (!isOfList(request, response)) sent(response, ...items);
  };
};
const ask = async (query: string, party?: string) => {
  const params = new URLSearchParams({ q: query, ...(party && { pessoas: party }) });
  const address = new URL(`http://localhost/api/search?${params}`);
  const response = await GET(new NextRequest(address));
  return { response, results: ((await response.json()) as { data: SearchResult[] }).data };
};

test('every kind of row becomes a link with what the dialog shows', async () => {
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

/** Answers the search with a hotel of this id, and the read of the hotel with rooms for two and for four. */
const rowsAndRooms = (hotels: (response: ServerResponse) => unknown) => {
  answer = (request, response) => {
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
])('a hotel has its price for %s', async (_, party, shown) => {
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

test('a hotel goes without a price where that for the guests can not be had', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  rowsAndRooms((response) => response.writeHead(503, json).end('{"message":"no"}'));
  const { response, results } = await ask('praia', '4');
  expect(response.status).toBe(200);
  expect(results.find(({ type }) => type === 'hotel')).toMatchObject({ price: null });
});

test('a match in the description shows the passage, within 150 characters', async () => {
  const description = `${'Antes. '.repeat(30)}Uma piscina de água salgada. ${'Depois. '.repeat(30)}`;
  rows({ ...hotel, description });
  const [found] = (await ask('AGUA SALGADA')).results;
  expect(found?.text).toMatch(/^…(Antes\. )+Uma piscina de água salgada\. Depois\./);
  expect(found?.text?.length).toBeLessThanOrEqual(151);
});

/** Answers the search with nothing, and the question for numbers of hotels like this. */
const listCounts = (facets: (response: ServerResponse) => unknown, list: object = NONE) => {
  answer = (request, response) => {
    if (!isOfList(request, response, list, facets)) sent(response);
  };
};

test.each([
  ['Tranquilo', 'Hotéis em lugar tranquilo', '6 hotéis', '/hotels?lugar=tranquilo'],
  ['familia', 'Hotéis para famílias', '1 hotel', '/hotels?comodidade=familias'],
])(
  '%s finds the list of such hotels, with how many there are',
  async (query, title, text, href) => {
    listCounts(counted({ quiet: 6, kid_friendly: 1 }));
    const { results } = await ask(query);
    expect(results.filter(({ type }) => type === 'list')).toEqual([
      expect.objectContaining({ title, text, href }),
    ]);
  },
);

test('what is asked for in words is one list, counted for the guests', async () => {
  listCounts(counted({}, 0));
  expect((await ask('calmo, piscina')).results[0]?.text).toMatch(/^Nenhum tem tudo isso/);
  listCounts(counted({}));
  expect((await ask('mar até 600', '3')).results).toMatchObject([{ text: '16 hotéis' }]);
  expect(asked.join()).toContain('"price_to":600,"guests":3');
});

const listed = { id: ID, slug: 'ipe-praia', name: 'Ipê Praia', location: 'Natal', price: 300 };

test.each([
  [1, ['Ipê Praia']],
  [7, ['Hotéis para “nordeste”', ...Array(5).fill('Ipê Praia')]],
])('where no hotel says the words, the %s of the list are found', async (total, titles) => {
  listCounts(counted({}), { total, hotels: Array(Math.min(total, 7)).fill(listed) });
  const { results } = await ask('nordeste');
  expect(results.map(({ title }) => title)).toEqual(titles);
  expect(results.at(-1)).toMatchObject({ href: '/hotel/ipe-praia', text: 'Natal', price: 300 });
  if (total > 5) expect(results[0]).toMatchObject({ type: 'list', href: '/hotels?q=nordeste' });
});

test('the search goes on where the hotels of the list can not be had', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  listCounts(counted({ quiet: 6 }), {});
  expect((await ask('tranquilo')).results).toMatchObject([{ type: 'list' }]);
});

test('an empty list of hotels is not found, nor any by the word of their titles', async () => {
  listCounts(counted({ quiet: 0, pool: 3 }, 0));
  const lists = async (query: string) =>
    (await ask(query)).results.filter(({ type }) => type === 'list').map(({ title }) => title);
  expect(await lists('tranquilo')).toEqual([]);
  expect(await lists('hotéis')).toEqual([]);
  expect(await lists('comodidades')).toEqual(['Hotéis com piscina']);
});

test('a list of hotels goes without their number where that can not be had', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  listCounts((response) => response.writeHead(503, json).end('{"message":"no"}'));
  const { response, results } = await ask('piscina');
  expect(response.status).toBe(200);
  expect(results).toMatchObject([{ title: 'Hotéis com piscina', text: null }]);
});

test('messages of the site: at most eight, 150 characters and an ellipsis, what was typed in sight', async () => {
  listCounts(counted({}));
  const { results } = await ask('a');
  expect(results).toHaveLength(8);
  expect(results.every(({ type }) => ['faq', 'section', 'list', 'page'].includes(type))).toBe(true);
  expect(results.some(({ text }) => text?.endsWith('…'))).toBe(true);
  for (const { text } of results) expect(text?.length).toBeLessThanOrEqual(151);
  expect((await ask('cancelamento')).results[0]?.text).toMatch(/^….{0,40}cancelamento/);
});

test('what is asked of the database is trimmed and bounded; nothing is not asked', async () => {
  rows();
  await ask(`  ${'%_"\\'.repeat(5_000)}`);
  const query = '%_"\\'.repeat(25);
  expect(asked.map((body) => JSON.parse(body).query)).toEqual([query, query]);
  for (const blank of ['', '  ', '\0']) expect((await ask(blank)).results).toEqual([]);
  expect(asked).toHaveLength(2);
});

test('an unusable row drops alone', async () => {
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
])('%s is a failure that is logged and never kept', async (_, fail) => {
  const logged = jest.spyOn(console, 'error').mockImplementation();
  answer = (_request, response) => void fail(response);
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
