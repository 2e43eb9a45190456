/** @jest-environment node */
import type { ServerResponse } from 'node:http';
import { counted, isOfList, sent, startRest } from './rest';

// getMessages of next-intl does not work outside Next.js.
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
  "'%s' finds the same as the place it names",
  async (query) => {
    expect(await searchSite(query, null)).toMatchObject([{ type: 'hotel', title: 'Ipê Gramado' }]);
  },
);

test.each(['pscina', 'fazenda com piscina'])(
  "'%s' finds the list of hotels that have it, which the list page suggests too",
  async (query) => {
    expect(await searchSite(query, null)).toMatchObject([{ title: 'Hotéis com piscina' }]);
    expect(await meantList(query)).toMatchObject({
      title: 'Hotéis com piscina',
      filters: { amenities: ['pool'] },
    });
  },
);

test('suggests a list with all filters of the query if nothing else is in it', async () => {
  expect(await meantList('piscina até 600')).toMatchObject({
    filters: { amenities: ['pool'], priceTo: 600 },
  });
});

test('suggests a place rather than amenities, and nothing for unknown words', async () => {
  expect(await meantList('gramdo com piscina')).toMatchObject({
    title: 'Hotéis em Gramado',
    filters: { text: 'Gramado' },
  });
  expect(await meantList('zzzqqq')).toBeNull();
});

test('a query without a place finds nothing; without words, it does not read places', async () => {
  expect(await searchSite('zzzqqq', null)).toEqual([]);
  expect(rest.asked).toHaveLength(3);
  expect(await searchSite('%_"', null)).toEqual([]);
  expect(rest.asked).toHaveLength(5);
});

test('finds nothing if the places can’t be read, and logs it', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation();
  places = (response) => response.writeHead(503).end('{"message":"no"}');
  expect(await searchSite('gramdo', null)).toEqual([]);
  expect(logged).toHaveBeenCalled();
});
