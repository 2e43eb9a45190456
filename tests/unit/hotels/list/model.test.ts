import { readHotelList } from '@/lib/hotels/list/model';
import { readOfferHotels, readOfferList } from '@/lib/offers/list-model';

const HOTEL = { id: 'h1', name: 'Ipê Mar', location: 'Natal' };
const OFFER = { id: 'p1', hotel_id: 'h1', name: 'Feriado', is_active: true };

it('reads a page of hotels with the total, and drops only a malformed one', () => {
  const hotels = [
    { ...HOTEL, price: '199.90', rating: '4.5', hotel_type: 'x', flags: ['pool', 'x', 'wifi', 3] },
    { ...HOTEL, id: 'h2', image_url: 'javascript:alert(1)', flags: 'wifi', slug: 1 },
    { ...HOTEL, name: null },
    null,
    'x',
  ];
  expect(readHotelList([{ total: 60, hotels }])).toEqual({
    total: 60,
    hotels: [
      expect.objectContaining({
        price: 199.9,
        rating: 4.5,
        type: 'standard',
        flags: ['wifi', 'pool'],
      }),
      expect.objectContaining({ id: 'h2', image: null, flags: [], slug: '' }),
    ],
  });
});

it.each([
  [
    'a list',
    [
      { name: 'Mar', distance: '2 km' },
      { name: 'Rio', distance: '300 m' },
    ],
    'Rio',
  ],
  ['lines', ['Mar - 2 km\nRio - 300 m'], 'Rio'],
  ['JSON text', ['[{"name":"Rio","distance":"300 m"}]'], 'Rio'],
  ['an object', [{ places: [{ name: 'Rio', distance: '300 m' }] }], 'Rio'],
  ['nothing', [], undefined],
  ['no list', 'x', undefined],
  ['nonsense', [7, null, { name: 3 }], undefined],
])('finds the nearest place in distances that are %s', (_form, distances, name) => {
  const { hotels } = readHotelList([{ total: 1, hotels: [{ ...HOTEL, distances }] }]);
  expect(hotels[0]?.near?.name).toBe(name);
});

it.each([
  ['one for all', [199, 199, 199], 199],
  [
    'more for more guests',
    [433, 433, 824, null],
    [
      [2, 433],
      [3, 824],
    ],
  ],
  [
    'those that are asked for',
    [433, 0, null],
    [
      [1, 433],
      [2, 0],
    ],
  ],
  ['no number', ['433', {}, null], []],
  ['no list', 'x', []],
  ['nothing', null, []],
])('reads prices by the number of guests from %s', (_form, nightly, steps) => {
  const [hotel] = readHotelList([{ total: 1, hotels: [{ ...HOTEL, nightly }] }]).hotels;
  expect(hotel?.nightly).toEqual(steps);
});

const COUNTS = { all: 9, couple: 4, family: 3, work: 2 };

it('reads a page of offers, each with an image and the name of its hotel', () => {
  const offers = [
    { ...OFFER, hotel_name: 'Ipê Mar', hotel_image: '/art/a.webp' },
    { ...OFFER, id: 'p2', image_url: '/art/b.webp', hotel_image: 'data:x' },
    { ...OFFER, name: '' },
    null,
  ];
  expect(readOfferList([{ total: 9, counts: COUNTS, offers }])).toMatchObject({
    total: 9,
    offers: [
      { id: 'p1', hotelName: 'Ipê Mar', image: '/art/a.webp' },
      { id: 'p2', hotelName: '', image: '/art/b.webp' },
    ],
  });
  const hotel = { id: 'h1', name: 'Ipê Mar', location: 'Natal', slug: 'ipe-mar', offers: 2 };
  const hotels = [hotel, { id: 'h2' }];
  expect(readOfferHotels([{ total: 13, offers: 30, hotels }])).toEqual({
    total: 13,
    offers: 30,
    hotels: [hotel],
  });
});

it.each([[null], [[]], [{}], ['<html>'], [[{ hotels: [], offers: [] }]], [[{ total: 1 }]]])(
  'throws for %j',
  (answer) => {
    expect(() => readHotelList(answer)).toThrow();
    expect(() => readOfferList(answer)).toThrow();
    expect(() => readOfferHotels(answer)).toThrow();
  },
);
