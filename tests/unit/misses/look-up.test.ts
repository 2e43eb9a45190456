/** @jest-environment node */
import { lookUp } from '@/lib/misses/look-up';
import { MISS } from '@/lib/misses/paths';

const rows = {
  hotel: jest.fn(),
  offer: jest.fn(),
  region: jest.fn(),
};
const recalled = { hotel: jest.fn(), offer: jest.fn() };
jest.mock('@/lib/misses/queries', () => ({
  lookUpHotel: (name: string) => rows.hotel(name),
  hasOffer: (name: string) => rows.offer(name),
  hasRegion: (name: string) => rows.region(name),
}));
jest.mock('@/lib/hotels/known-address', () => ({
  recallHotel: async (name: string) => recalled.hotel(name) ?? null,
}));
jest.mock('@/lib/offers/known-address', () => ({
  recallOffer: async (name: string) => recalled.offer(name) ?? null,
}));

const ID = 'c0000000-0000-4000-8000-0000000000ff';
const HOTEL = { id: ID, name: 'Ipê', slug: 'ipe', type: 'corporate' };
const away = async () => {
  throw new Error('away');
};

/** Past the pause after a look-up that failed. */
let now = Date.parse('2026-11-20T12:00:00Z');
beforeEach(() => {
  recalled.hotel.mockReturnValue(undefined);
  now += 60_000;
  jest.useFakeTimers({ now, doNotFake: ['nextTick', 'setImmediate'] });
});
afterEach(() => jest.useRealTimers());

it.each([
  ['/hotel/nada', MISS.hotel],
  ['/hotel_lazer/old/nada', MISS.hotel],
  [`/oferta/nada-${ID}`, MISS.offer],
  [`/hotels/regiao/${ID}`, MISS.region],
])('%s is answered by a page that is shared, when nothing is there', async (path, rewrite) => {
  rows.hotel.mockResolvedValue(null);
  rows.offer.mockResolvedValue(false);
  rows.region.mockResolvedValue(false);
  expect(await lookUp(path)).toEqual({ rewrite });
});

it('leaves a page that may be there to its route, and asks for it once', async () => {
  rows.hotel.mockResolvedValue(HOTEL);
  expect(await lookUp('/hotel_corp/ipe-um')).toBeNull();
  rows.hotel.mockResolvedValue(null);
  expect(await lookUp('/hotel_corp/ipe-um')).toBeNull();
  expect(rows.hotel).toHaveBeenCalledTimes(1);
});

it('asks for nothing that a page was rendered of before', async () => {
  recalled.hotel.mockReturnValue(HOTEL);
  expect(await lookUp('/hotel_corp/ipe-dois')).toBeNull();
  expect(rows.hotel).not.toHaveBeenCalled();
});

it('takes nothing for missing while the database is away, and does not ask again and again', async () => {
  rows.hotel.mockImplementation(away);
  expect(await lookUp('/hotel/talvez')).toBeNull();
  expect(await lookUp('/hotel/quem-sabe')).toBeNull();
  expect(rows.hotel).toHaveBeenCalledTimes(1);
  jest.setSystemTime(now + 10_000);
  rows.hotel.mockResolvedValue(null);
  expect(await lookUp('/hotel/quem-sabe')).toEqual({ rewrite: MISS.hotel });
});

describe('a short link', () => {
  it('leads to the hotel', async () => {
    rows.hotel.mockResolvedValue(HOTEL);
    expect(await lookUp('/ipe')).toEqual({ redirect: '/hotel_corp/ipe' });
  });

  it('leads where it led before while the database is away', async () => {
    rows.hotel.mockImplementation(away);
    recalled.hotel.mockReturnValue(HOTEL);
    expect(await lookUp('/ipe')).toEqual({ redirect: '/hotel_corp/ipe' });
  });

  it('is never missing because of that', async () => {
    rows.hotel.mockImplementation(away);
    expect(await lookUp('/ipe')).toEqual({ rewrite: '/hotel/ipe' });
  });

  it('of nothing is left to whatever answers it', async () => {
    rows.hotel.mockResolvedValue(null);
    expect(await lookUp('/nada')).toBeNull();
  });
});

it('asks for a few at a time, and for all of them', async () => {
  let open = 0;
  let most = 0;
  rows.hotel.mockImplementation(async () => {
    open += 1;
    most = Math.max(most, open);
    await new Promise(setImmediate);
    open -= 1;
    return null;
  });
  const paths = Array.from({ length: 100 }, (_, i) => `/hotel/nada-${i}`);
  const answers = await Promise.all(paths.map(lookUp));
  expect(answers).toEqual(paths.map(() => ({ rewrite: MISS.hotel })));
  expect(most).toBe(8);
});
