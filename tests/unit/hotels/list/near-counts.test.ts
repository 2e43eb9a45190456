/** @jest-environment node */
import { NO_FILTERS } from '@/lib/hotels/list/filters';
import { counted, sent, startRest } from '../../search/rest';

const rest = startRest();
let findNearSteps: typeof import('@/lib/hotels/queries').findNearSteps;

beforeAll(async () => {
  ({ findNearSteps } = await import('@/lib/hotels/queries'));
});
beforeEach(() => {
  rest.answer = (request, response) => {
    if (request.url?.endsWith('/rpc/hotel_list_facets')) return void counted({}, 16)(response);
    sent(response, {
      ...{ missing: ['q', 'preco-ate'], total: 5, low: 500, cheapest: 1 },
      hotels: [{ name: 'Praia', location: 'Bahia', image_url: null }],
    });
  };
});

const filters = { ...NO_FILTERS, text: 'zzz', priceTo: 400 };

test('a step of a list for many guests counts the hotels of its own list', async () => {
  const { steps } = await findNearSteps({ ...filters, guests: 5 });
  expect(steps).toMatchObject([{ total: 16, filters: { text: '', priceTo: null } }]);
  // The price filter is removed, so the number of guests is no longer an argument.
  expect(rest.asked.map((body) => JSON.parse(body))).toEqual([
    { query: 'zzz', price_to: 400, guests: 5 },
    {},
  ]);
});

test('a step of any other list needs no second count', async () => {
  const { steps } = await findNearSteps(filters);
  expect(steps).toMatchObject([{ total: 5 }]);
  expect(rest.asked).toHaveLength(1);
});
