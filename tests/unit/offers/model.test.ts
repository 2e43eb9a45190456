import { readOffer } from '@/lib/offers/model';
import { hostileJson } from '../support/hostile-json';
import { seeded } from '../support/random';

const HOTEL = { id: 'h1', slug: 'ipe', name: 'Ipê', location: 'Bombinhas, SC' };
const PACKAGE = { id: 'p1', hotel_id: 'h1', name: 'Feriado', is_active: true };

describe('one offer', () => {
  it('includes its hotel', () => {
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
  ])('is read without a usable hotel: %s', (_, hotel) => {
    expect(readOffer({ ...PACKAGE, hotel })).toMatchObject({ id: 'p1', hotel: null });
  });

  it('is null without a name', () => {
    expect(readOffer({ ...PACKAGE, name: '', hotel: HOTEL })).toBeNull();
  });

  it('is read whatever its hotel contains', () => {
    const random = seeded(23);
    for (let round = 0; round < 1000; round++) {
      const hotel = { ...HOTEL, features: hostileJson(random), rating: hostileJson(random) };
      const offer = readOffer({ ...PACKAGE, features: hostileJson(random), hotel });
      expect(offer?.hotel?.name).toBe('Ipê');
    }
  }, 30_000);
});
