import { readFacets } from '@/lib/hotels/list/facets';
import { priceScaleOf } from '@/lib/hotels/list/price-scale';

const FACETS = {
  total: 3,
  regions: {},
  types: { standard: 3 },
  amenities: { pool: 1 },
  ratings: { '4': 2 },
  prices: { low: 100, high: 900, steps: [1, 0, 2] },
};

it('reads the facets, with null for missing prices', () => {
  expect(readFacets([{ facets: FACETS }])).toEqual(FACETS);
  const none = { low: null, high: null, steps: [] };
  expect(readFacets([{ facets: { ...FACETS, prices: none } }]).prices).toBeNull();
});

it.each([
  null,
  [],
  [{}],
  [{ facets: { ...FACETS, types: [] } }],
  [{ facets: { ...FACETS, total: 'x' } }],
])('throws for %j', (rows) => {
  expect(() => readFacets(rows)).toThrow();
});

const prices = (low: number, high: number) => ({ low, high, steps: [] });
const NONE = { priceFrom: null, priceTo: null };

it.each([
  ['round steps around the prices', prices(347, 1290), NONE, { min: 340, max: 1290, step: 10 }],
  ['one price', prices(500, 500), NONE, null],
  ['cents', prices(99.5, 100.01), NONE, { min: 90, max: 110, step: 10 }],
  ['a wide scale', prices(100, 9_000), NONE, { min: 100, max: 9000, step: 50 }],
  ['a very wide one', prices(1, 99_000), NONE, { min: 0, max: 99_000, step: 500 }],
  ['the widest', prices(1, 99_999_999), NONE, { min: 0, max: 100_000_000, step: 5_000 }],
  [
    'what is chosen outside of it',
    prices(347, 1290),
    { priceFrom: 20, priceTo: 1999 },
    { min: 20, max: 2000, step: 10 },
  ],
  [
    'only what is chosen',
    null,
    { priceFrom: null, priceTo: 600 },
    { min: 600, max: 610, step: 10 },
  ],
  ['nothing', null, NONE, null],
])('the price scale for %s', (_what, known, chosen, scale) => {
  expect(priceScaleOf([known], chosen)).toEqual(scale);
});
