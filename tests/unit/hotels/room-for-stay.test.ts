import { roomForStay } from '@/lib/hotels/room-for-stay';

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
