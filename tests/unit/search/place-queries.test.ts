/** @jest-environment node */
import type { ServerResponse } from 'node:http';
import { counted, isOfList, sent, startRest } from './rest';

// The server's own door to the catalogue does not open outside of the framework.
jest.mock('next-intl/server', () => ({
  getMessages: async () => jest.requireActual('@/lib/i18n/catalogue').messages,
}));

const GRAMADO = { kind: 'hotel', id: 'g', name: 'Ipê Gramado', slug: 'ipe-gramado' };
const LOCATIONS = [{ location: 'Gramado, Rio Grande do Sul' }, { location: null }];

const rest = startRest();
let searchSite: typeof import('@/lib/search/queries').searchSite;
let meantList: typeof import('@/lib/search/place-queries').meantList;
let places: (response: ServerResponse) => unknown;
const hotels = counted({ pool: 6 }, 6);

beforeAll(async () => {
  ({ searchSite } = await import('@/lib/search/queries'));
  ({ meantList } = await import('@/lib/search/place-queries'));
});
beforeEach(() => {
  places = (response) => sent(response, ...LOCATIONS);
  rest.answer = (request, response) => {
    if (request.url?.includes('/hotels?')) return void places(response);
    if (isOfList(request, response, undefined, hotels)) return;
    sent(response, ...(rest.asked.at(-1)?.includes('"Gramado"') ? [GRAMADO] : []));
  };
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
  expect(rest.asked).toHaveLength(3);
  expect(await searchSite('%_"', null)).toEqual([]);
  expect(rest.asked).toHaveLength(5);
});

test('a search finds nothing where the places can not be read, and says so in the log', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation();
  places = (response) => response.writeHead(503).end('{"message":"no"}');
  expect(await searchSite('gramdo', null)).toEqual([]);
  expect(logged).toHaveBeenCalled();
});
