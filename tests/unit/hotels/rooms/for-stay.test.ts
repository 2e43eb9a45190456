import { readFeatures } from '@/lib/hotels/content/features';
import { nightlyPrices, roomForStay } from '@/lib/hotels/rooms/for-stay';
import { nightlyFor } from '@/lib/hotels/rooms/price-steps';
import parties from '@/tests/fixtures/party-prices.json';

const room = (name: string, capacity: number, price: number | null) => ({
  id: name,
  name,
  capacity,
  price,
  description: null,
  images: [],
  includedItems: [],
  area: '30 m²',
  bed: '1 cama',
  squareMeters: 30,
  beds: null,
  view: null,
});
const rooms = [room('A', 2, 489), room('B', 4, 568), room('C', 4, 500), room('D', 2, null)];

it.each([
  ['the cheapest that holds them', rooms, 300, 3, { fits: true, name: 'C', nightly: 500 }],
  ['not a cheaper one that is too small', rooms, 100, 4, { fits: true, name: 'C', nightly: 500 }],
  ['none that is large enough', rooms, 300, 5, { fits: false, name: undefined, nightly: null }],
  [
    'a room without a price costs as the hotel',
    [room('D', 2, null)],
    300,
    2,
    { fits: true, name: 'D', nightly: 300 },
  ],
  ['nothing published', [room('D', 2, null)], 0, 2, { fits: true, name: 'D', nightly: null }],
  ['a hotel without rooms', [], 300, 7, { fits: true, name: undefined, nightly: 300 }],
])('%s', (_case, list, price, guests, expected) => {
  const { fits, room: found, nightly } = roomForStay({ price, features: { rooms: list } }, guests);
  expect({ fits, name: found?.name, nightly }).toEqual(expected);
});

it.each([
  [
    'only where the price changes',
    rooms,
    300,
    [
      [2, 300],
      [4, 500],
    ],
  ],
  ['a larger room that is cheaper', [room('A', 2, 489), room('B', 4, 300)], 0, [[4, 300]]],
  [
    'a room without a price',
    [room('A', 2, 489), room('B', 3, null)],
    0,
    [
      [2, 489],
      [3, 0],
    ],
  ],
  [
    'more beds than anyone asks for',
    [room('A', 2, 90), room('B', 1e300, 99)],
    0,
    [
      [2, 90],
      [7, 99],
    ],
  ],
  ['a hotel without rooms', [], 300, 300],
  ['a hotel without rooms and price', [], -3, 0],
])('nightlyPrices: %s', (_case, list, price, expected) => {
  const hotel = { price, features: { rooms: list } };
  const prices = nightlyPrices(hotel);
  expect(prices).toEqual(expected);
  for (const guests of [1, 2, 3, 4, 5, 6, 7]) {
    const { fits, nightly } = roomForStay(hotel, guests);
    expect(nightlyFor(prices, guests)).toBe(fits ? (nightly ?? 0) : null);
  }
});

it.each(parties)('stored rooms have the same prices here as in the database: $what', (stored) => {
  const { rooms } = readFeatures({ rooms: stored.rooms });
  const prices = nightlyPrices({ price: stored.price, features: { rooms } });
  expect([1, 2, 3, 4, 5, 6, 7].map((guests) => nightlyFor(prices, guests))).toEqual(stored.nightly);
});
