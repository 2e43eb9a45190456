/** @jest-environment node */
import type { ServerResponse } from 'node:http';
import { ask, counted, isOfList, json, NONE, sent, startRest } from './rest';

// getMessages of next-intl does not work outside Next.js.
jest.mock('next-intl/server', () => ({
  getMessages: async () => jest.requireActual('@/lib/i18n/catalogue').messages,
}));

const rest = startRest();

/** Responds to the search with no rows, and to requests for facets with this. */
const listCounts = (facets: (response: ServerResponse) => unknown, list: object = NONE) => {
  rest.answer = (request, response) => {
    if (!isOfList(request, response, list, facets)) sent(response);
  };
};

test.each([
  ['Tranquilo', 'Hotéis em lugar tranquilo', '6 hotéis', '/hotels?lugar=tranquilo'],
  ['familia', 'Hotéis para famílias', '1 hotel', '/hotels?comodidade=familias'],
])(
  '%s finds the list of such hotels, together with their number',
  async (query, title, text, href) => {
    listCounts(counted({ quiet: 6, kid_friendly: 1 }));
    const { results } = await ask(query);
    expect(results.filter(({ type }) => type === 'list')).toEqual([
      expect.objectContaining({ title, text, href }),
    ]);
  },
);

test('a query for several filters finds one list, counted for the guests', async () => {
  listCounts(counted({}, 0));
  expect((await ask('calmo, piscina')).results[0]?.text).toMatch(/^Nenhum tem tudo isso/);
  listCounts(counted({}));
  expect((await ask('mar até 600', '3')).results).toMatchObject([{ text: '16 hotéis' }]);
  expect(rest.asked.join()).toContain('"price_to":600,"guests":3');
});

const listed = { id: 'b', slug: 'ipe-praia', name: 'Ipê Praia', location: 'Natal', price: 300 };

test.each([
  [1, ['Ipê Praia']],
  [7, ['Hotéis para “nordeste”', ...Array(5).fill('Ipê Praia')]],
])('if no hotel contains the words, finds the %s of the list', async (total, titles) => {
  listCounts(counted({}), { total, hotels: Array(Math.min(total, 7)).fill(listed) });
  const { results } = await ask('nordeste');
  expect(results.map(({ title }) => title)).toEqual(titles);
  expect(results.at(-1)).toMatchObject({ href: '/hotel/ipe-praia', text: 'Natal', price: 300 });
  if (total > 5) expect(results[0]).toMatchObject({ type: 'list', href: '/hotels?q=nordeste' });
});

test('the search goes on if the hotels of the list can’t be loaded', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  listCounts(counted({ quiet: 6 }), {});
  expect((await ask('tranquilo')).results).toMatchObject([{ type: 'list' }]);
});

test('omits empty lists of hotels, and ignores a word that all titles share', async () => {
  listCounts(counted({ quiet: 0, pool: 3 }, 0));
  const lists = async (query: string) =>
    (await ask(query)).results.filter(({ type }) => type === 'list').map(({ title }) => title);
  expect(await lists('tranquilo')).toEqual([]);
  expect(await lists('hotéis')).toEqual([]);
  expect(await lists('comodidades')).toEqual(['Hotéis com piscina']);
});

test('shows a list of hotels without a number if that can’t be loaded', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  listCounts((response) => response.writeHead(503, json).end('{"message":"no"}'));
  const { response, results } = await ask('piscina');
  expect(response.status).toBe(200);
  expect(results).toMatchObject([{ title: 'Hotéis com piscina', text: null }]);
});
