/** @jest-environment node */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

// The server's own door to the catalogue does not open outside of the framework.
jest.mock('next-intl/server', () => ({
  getMessages: async () => jest.requireActual('@/lib/i18n/catalogue').messages,
}));
// The client wants a socket class to exist; nothing here ever opens one.
Object.assign(globalThis, { WebSocket: globalThis.WebSocket ?? class {} });
process.env.SUPABASE_ANON_KEY = 'public-key';

const GRAMADO = { kind: 'hotel', id: 'g', name: 'Ipê Gramado', slug: 'ipe-gramado' };
const LOCATIONS = [{ location: 'Gramado, Rio Grande do Sul' }, { location: null }];

const NO_HOTELS = { total: 0, hotels: [] };
const FACETS = {
  facets: { total: 6, amenities: { pool: 6 }, regions: {}, types: {}, ratings: {}, prices: null },
};

const send = (response: ServerResponse, rows: unknown[]) =>
  response
    .writeHead(200, {
      'content-type': 'application/json',
      'content-range': rows.length > 0 ? `0-${rows.length - 1}/${rows.length}` : '*/0',
    })
    .end(JSON.stringify(rows));

let searchSite: typeof import('@/lib/search/queries').searchSite;
let meantList: typeof import('@/lib/search/place-queries').meantList;
let server: Server;
let places: (response: ServerResponse) => unknown;
let reads: string[];

beforeAll(async () => {
  // The client advises a newer Node on the oldest one that the site supports.
  jest.spyOn(console, 'warn').mockImplementation();
  ({ searchSite } = await import('@/lib/search/queries'));
  ({ meantList } = await import('@/lib/search/place-queries'));
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      reads.push(body);
      if (request.url?.includes('/hotels?')) return void places(response);
      if (request.url?.endsWith('/rpc/list_hotels')) return void send(response, [NO_HOTELS]);
      if (request.url?.endsWith('/rpc/hotel_list_facets')) return void send(response, [FACETS]);
      send(response, body.includes('"Gramado"') ? [GRAMADO] : []);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.SUPABASE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  reads = [];
  places = (response) => send(response, LOCATIONS);
  jest.spyOn(console, 'warn').mockImplementation();
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test.each(['gramdo', 'gramado no natal', 'pousada em GRAMADO'])(
  "'%s' finds what the place that it names does",
  async (query) => {
    expect(await searchSite(query, null)).toMatchObject([{ type: 'hotel', title: 'Ipê Gramado' }]);
  },
);

test.each(['pscina', 'fazenda com piscina'])(
  "'%s' finds what the hotels that have it do, on the list as well",
  async (query) => {
    expect(await searchSite(query, null)).toMatchObject([{ title: 'Hotéis com piscina' }]);
    expect(await meantList(query)).toMatchObject({
      title: 'Hotéis com piscina',
      filters: { amenities: ['pool'] },
    });
  },
);

test('the list is that of all that is asked for, where nothing else is', async () => {
  expect(await meantList('piscina até 600')).toMatchObject({
    filters: { amenities: ['pool'], priceTo: 600 },
  });
});

test('the list is that of the place before what hotels there have, and none of words that mean nothing', async () => {
  expect(await meantList('gramdo com piscina')).toMatchObject({
    title: 'Hotéis em Gramado',
    filters: { text: 'Gramado' },
  });
  expect(await meantList('zzzqqq')).toBeNull();
});

test('a search that names no place finds nothing, and without words reads no places', async () => {
  expect(await searchSite('zzzqqq', null)).toEqual([]);
  expect(reads).toHaveLength(3);
  expect(await searchSite('%_"', null)).toEqual([]);
  expect(reads).toHaveLength(5);
});

test('a search finds nothing where the places can not be read, and says so in the log', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation();
  places = (response) => response.writeHead(503).end('{"message":"no"}');
  expect(await searchSite('gramdo', null)).toEqual([]);
  expect(logged).toHaveBeenCalled();
});
