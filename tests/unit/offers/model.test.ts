import { readHotelOffers, readOffer } from '@/lib/offers/model';
import { hostileJson } from '../support/hostile-json';
import { seeded } from '../support/random';

const HOTEL = { id: 'h1', slug: 'ipe', name: 'Ipê', location: 'Bombinhas, SC' };
const PACKAGE = { id: 'p1', hotel_id: 'h1', name: 'Feriado', is_active: true };
const TODAY = '2026-11-20';

describe('one offer', () => {
  it('brings its hotel along', () => {
    const offer = readOffer({ ...PACKAGE, hotel: HOTEL });
    expect(offer).toMatchObject({ id: 'p1', hotel: { name: 'Ipê', slug: 'ipe' } });
  });

  it.each([
    ['none', undefined],
    ['null', null],
    ['a list', [HOTEL]],
    ['without a name', { ...HOTEL, name: null }],
    ['without a location', { id: 'h1', name: 'Ipê' }],
    ['text', 'Ipê'],
  ])('stands without a usable hotel: %s', (_, hotel) => {
    expect(readOffer({ ...PACKAGE, hotel })).toMatchObject({ id: 'p1', hotel: null });
  });

  it('is none without a name', () => {
    expect(readOffer({ ...PACKAGE, name: '', hotel: HOTEL })).toBeNull();
  });

  it('survives whatever its hotel holds', () => {
    const random = seeded(23);
    for (let round = 0; round < 1000; round++) {
      const hotel = { ...HOTEL, features: hostileJson(random), rating: hostileJson(random) };
      const offer = readOffer({ ...PACKAGE, features: hostileJson(random), hotel });
      expect(offer?.hotel?.name).toBe('Ipê');
    }
  }, 30_000);
});

describe('the offers of hotels', () => {
  const read = (hotel_packages: unknown) => readHotelOffers([{ ...HOTEL, hotel_packages }], TODAY);

  it.each([
    ['one that counts', [PACKAGE], 1],
    ['one that ends today', [{ ...PACKAGE, valid_until: TODAY }], 1],
    ['one that ended', [{ ...PACKAGE, valid_until: '2026-11-19' }], 0],
    ['one that begins tomorrow', [{ ...PACKAGE, valid_from: '2026-11-21' }], 0],
    ['an inactive one', [{ ...PACKAGE, is_active: false }], 0],
    ['one that counts among others', [{ ...PACKAGE, is_active: false }, null, PACKAGE], 1],
    ['none', [], 0],
    ['no list', { p: PACKAGE }, 0],
    ['nothing', undefined, 0],
  ])('%s: %j', (_, packages, expected) => {
    const [hotel] = read(packages);
    expect(hotel?.offers.length ?? 0).toBe(expected);
    if (expected === 0) expect(read(packages)).toEqual([]);
  });

  it('drops a row that is no hotel, and only that', () => {
    const rows = [
      null,
      'x',
      { id: 'h0', hotel_packages: [PACKAGE] },
      { ...HOTEL, hotel_packages: [PACKAGE] },
    ];
    expect(readHotelOffers(rows, TODAY).map(({ id }) => id)).toEqual(['h1']);
  });

  it.each([[null], ['<html>'], [{}]])('%j is no list', (answer) => {
    expect(() => readHotelOffers(answer, TODAY)).toThrow();
  });
});
