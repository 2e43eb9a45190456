import { readRelatedHotels } from '@/lib/hotels/related';

const ROW = {
  ...{ id: 'b1', slug: 'ipe', name: 'Ipê', location: 'Vila, SC', description: null },
  ...{ price: '433.00', rating: 4.6, hotel_type: 'corporate', image_url: '/art/a.webp', flags: [] },
  ...{ kilometers: 51, shared: ['wifi', 'pool', 'access_step_free'] },
};

it('reads cards with their distance and the shared flags', () => {
  const [hotel] = readRelatedHotels([{ hotels: [ROW] }]);
  expect(hotel).toMatchObject({
    name: 'Ipê',
    price: 433,
    kilometers: 51,
    shared: ['wifi', 'pool'],
  });
});

it.each([
  ['kilometers', { kilometers: '51' }, { kilometers: null }],
  ['kilometers below zero', { kilometers: -1 }, { kilometers: null }],
  ['what is shared', { shared: 'pool' }, { shared: [] }],
  ['an image', { image_url: 'javascript:alert(1)' }, { image: null }],
])('drops only the malformed part: %s', (_case, part, expected) => {
  expect(readRelatedHotels([{ hotels: [{ ...ROW, ...part }] }])).toMatchObject([expected]);
});

it('drops only the unusable hotel', () => {
  const rows = [null, 'x', {}, { ...ROW, name: null }, ROW];
  expect(readRelatedHotels([{ hotels: rows }])).toHaveLength(1);
});

it.each([[null], [[]], [[{ hotels: null }]], ['<html>']])('throws for result %j', (answer) => {
  expect(() => readRelatedHotels(answer)).toThrow();
});
