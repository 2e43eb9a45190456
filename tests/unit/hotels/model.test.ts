import { readFeatures } from '@/lib/hotels/content/features';
import { toHotelType } from '@/lib/hotels/hotel-type';
import { readHotel, readHotels } from '@/lib/hotels/model';
import { hostileJson } from '../support/hostile-json';
import { seeded } from '../support/random';

const ROW = { id: '11111111-1111-4111-8111-111111111111', name: 'Ipê', location: 'Cuiabá' };
const picture = (name: string) => `https://images.example/${name}.webp`;

describe('a hotel is dropped without an id, a string name or a string location', () => {
  it.each([
    ['no id', { ...ROW, id: undefined }],
    ['an empty id', { ...ROW, id: '' }],
    ['an id in figures', { ...ROW, id: 12 }],
    ['no name', { ...ROW, name: null }],
    ['a name in figures', { ...ROW, name: 7 }],
    ['no location', { ...ROW, location: undefined }],
    ['a location that is a list', { ...ROW, location: ['Cuiabá'] }],
    ['nothing', undefined],
    ['null', null],
    ['a text', 'hotel'],
    ['a list', [ROW]],
  ])('%s', (_case, row) => {
    expect(readHotel(row)).toBeNull();
    expect(readHotels([row, ROW]).map(({ id }) => id)).toEqual([ROW.id]);
  });

  it('is complete without any other column', () => {
    expect(readHotel(ROW)).toEqual({
      ...ROW,
      slug: '',
      subtitle: null,
      description: null,
      referencePoint: null,
      price: 0,
      rating: null,
      type: 'standard',
      region: null,
      image: null,
      images: [],
      alts: {},
      scrims: {},
      address: { street: null, city: null, state: null, postalCode: null, point: null },
      features: readFeatures({}),
    });
  });

  it('is read whatever its other columns contain', () => {
    const random = seeded(7);
    const columns = [
      ...['slug', 'subtitle', 'description', 'reference_point', 'price', 'rating', 'image_url'],
      ...['hotel_type', 'features', 'region', 'hotel_images'],
      ...['address_street', 'address_city', 'address_state', 'postal_code'],
      ...['latitude', 'longitude'],
    ];
    for (let round = 0; round < 1000; round++) {
      const other = Object.fromEntries(columns.map((name) => [name, hostileJson(random)]));
      const hotel = readHotel({ ...other, ...ROW });
      expect(hotel).toMatchObject(ROW);
      expect(Number.isFinite(hotel?.price)).toBe(true);
      expect([null, 'number']).toContain(hotel?.rating === null ? null : typeof hotel?.rating);
    }
  }, 30_000);
});

describe('an answer', () => {
  it.each([[null], [undefined], ['<html>'], [{}], [{ 0: ROW, length: 1 }]])(
    'throws for %j, which is not a list of hotels',
    (answer) => {
      expect(() => readHotels(answer)).toThrow();
    },
  );

  it('is an empty list if there are no rows', () => {
    expect(readHotels([])).toEqual([]);
  });
});

describe('numbers that arrive as text', () => {
  it.each([
    ['489', 489],
    ['199.90', 199.9],
    [1290, 1290],
    [null, 0],
    ['a consultar', 0],
    [Number.NaN, 0],
  ])('price %j is %d', (price, expected) => {
    expect(readHotel({ ...ROW, price })?.price).toBe(expected);
  });

  it.each([
    ['4.9', 4.9],
    [0, 0],
    ['', null],
    [null, null],
    [Number.POSITIVE_INFINITY, null],
  ])('rating %j is %d', (rating, expected) => {
    expect(readHotel({ ...ROW, rating })?.rating).toBe(expected);
  });
});

describe('the main picture', () => {
  it.each([
    ['the flagged one', [['a'], ['b', true], ['c']], ['b', 'a', 'c']],
    ['else the first', [['a'], ['b']], ['a', 'b']],
    ['else the hotel’s own', [], []],
  ] as [string, [string, boolean?][], string[]][])('%s', (_case, stored, expected) => {
    const hotel = readHotel({
      ...ROW,
      image_url: picture('own'),
      hotel_images: stored.map(([name, is_main]) => ({ image_url: picture(name), is_main })),
    });
    expect(hotel?.images).toEqual(expected.map(picture));
    expect(hotel?.image).toBe(picture(expected[0] ?? 'own'));
  });

  it('comes first, followed by the others in their stored order', () => {
    const stored = [
      ['a', 3],
      ['b', 2],
      ['c', 1],
    ] as const;
    const hotel_images = stored.map(([name, place]) => ({
      image_url: picture(name),
      is_main: name === 'b',
      place,
    }));
    expect(readHotel({ ...ROW, hotel_images })?.images).toEqual(['b', 'c', 'a'].map(picture));
  });

  it('is never an unsafe or a missing one', () => {
    const hotel = readHotel({
      ...ROW,
      image_url: 'javascript:alert(1)',
      hotel_images: [null, { image_url: 'data:x', is_main: true }, { is_main: true }, 'x'],
    });
    expect(hotel).toMatchObject({ image: null, images: [] });
  });

  it('drops a malformed picture alone', () => {
    const good = { image_url: picture('a'), is_main: 'yes' };
    expect(readHotel({ ...ROW, hotel_images: [null, 4, good, {}] })?.images).toEqual([
      picture('a'),
    ]);
  });
});

it.each([
  ['corporate', 'corporate'],
  ['alternative', 'alternative'],
  ['standard', 'standard'],
  ['Corporate', 'standard'],
  ['lazer', 'standard'],
  ['', 'standard'],
  [null, 'standard'],
  [['corporate'], 'standard'],
])('type %j is %s', (stored, expected) => {
  expect(toHotelType(stored)).toBe(expected);
  expect(readHotel({ ...ROW, hotel_type: stored })?.type).toBe(expected);
});
