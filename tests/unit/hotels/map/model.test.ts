import { readHotelMap, toMapContent } from '@/lib/hotels/map/model';

const HOTEL = {
  ...{ hotels: 1, price: '542.00', longitude: -42.826, latitude: -2.747, id: 'b1' },
  ...{ slug: 'ipe-lencois', name: 'Ipê Lençóis', hotel_type: 'alternative' },
  ...{ location: 'Barreirinhas, Maranhão', image_url: '/art/lencois.webp' },
};
const GROUP = { hotels: 3, price: 412, longitude: -49, latitude: -26, box: [-50, -27, -48, -25] };
const answer = (pins: unknown[], rest = {}) => [
  { total: 9, placed: 4, shown: [-50, -27, -48, -25], pins, others: [], states: [], ...rest },
];

const SC = { state: 'SC', region: null, hotels: 2 };

it('reads a hotel and a group', () => {
  const map = readHotelMap(answer([HOTEL, GROUP], { others: [[-40, -10]], states: [SC] }));
  expect(map.pins[0]).toMatchObject({
    price: 542,
    hotels: 1,
    hotel: { slug: 'ipe-lencois', name: 'Ipê Lençóis', path: '/hotel_lazer/ipe-lencois' },
    image: '/art/lencois.webp',
  });
  expect(map.pins[1]).toMatchObject({ hotel: null, hotels: 3, box: { west: -50, north: -25 } });
  expect(map.others).toHaveLength(1);
  expect(map.states).toEqual([SC]);
  expect(map.shown).toEqual({ west: -50, south: -27, east: -48, north: -25 });
});

it.each([
  ['nothing', null],
  ['no object', 'x'],
  ['no place', { ...HOTEL, longitude: null }],
  ['no id', { ...HOTEL, id: null }],
  ['no name', { ...HOTEL, name: 5 }],
  ['no hotels', { ...HOTEL, hotels: 0 }],
  ['a group without its place', { ...GROUP, box: null }],
  ['a group with a broken place', { ...GROUP, box: [-50, 'x', -48, -25] }],
])('drops a pin with %s and keeps the others', (_, row) => {
  expect(readHotelMap(answer([row, HOTEL])).pins).toHaveLength(1);
});

it.each([
  ['0', null],
  [0, null],
  [-5, null],
  [null, null],
  ['x', null],
  ['99.9', 99.9],
])('reads the price %j as %j', (price, expected) => {
  expect(readHotelMap(answer([{ ...HOTEL, price }])).pins[0]?.price).toBe(expected);
});

it.each([
  ['no rows', []],
  ['a page of a proxy', '<html>'],
  ['pins that are no list', answer('x' as unknown as unknown[])],
])('throws for %s', (_, rows) => {
  expect(() => readHotelMap(rows)).toThrow();
});

it('drops malformed coordinates and states', () => {
  const map = readHotelMap(answer([], { shown: [1], others: [[1], null, ['x', 2]], states: 'x' }));
  expect(map).toMatchObject({ shown: null, others: [], states: {} });
});

it('sends the map only what it shows, and whether that is all', () => {
  const all = toMapContent(readHotelMap(answer([HOTEL], { placed: 1 })));
  expect(all.isComplete).toBe(true);
  expect(Object.keys(all.pins[0] ?? {}).sort()).toEqual([
    ...['box', 'hasRoom', 'hotel', 'hotels', 'price', 'x', 'y'],
  ]);
  expect(toMapContent(readHotelMap(answer([HOTEL, GROUP]))).isComplete).toBe(false);
});
