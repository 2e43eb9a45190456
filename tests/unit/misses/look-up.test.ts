/** @jest-environment node */
import { lookUp } from '@/lib/misses/look-up';
import { announceGone } from '@/lib/misses/moved';
import { MISS } from '@/lib/misses/paths';

const rows = {
  hotel: jest.fn(),
  offer: jest.fn(),
  region: jest.fn(),
  ended: jest.fn(async (_id: string) => false),
};
const recalled = { hotel: jest.fn(), offer: jest.fn() };
jest.mock('@/lib/misses/queries', () => ({
  lookUpHotel: (name: string) => rows.hotel(name),
  lookUpOffer: (name: string) => rows.offer(name),
  hasRegion: (name: string) => rows.region(name),
  hasEnded: (name: string) => rows.ended(name),
}));
jest.mock('@/lib/hotels/known-url', () => ({
  recallHotel: async (name: string) => recalled.hotel(name) ?? null,
}));
jest.mock('@/lib/offers/known-url', () => ({
  recallOffer: async (name: string) => recalled.offer(name) ?? null,
}));

const ID = 'c0000000-0000-4000-8000-0000000000ff';
const HOTEL = { id: ID, name: 'Ipê', slug: 'ipe', type: 'corporate' };
const away = async () => {
  throw new Error('away');
};

/** Later than the pause after a failed lookup. */
let now = Date.parse('2026-11-20T12:00:00Z');
beforeEach(() => {
  for (const kept of Object.values(recalled)) kept.mockReturnValue(undefined);
  now += 60_000;
  jest.useFakeTimers({ now, doNotFake: ['nextTick', 'setImmediate'] });
});
afterEach(() => jest.useRealTimers());

it.each([
  ['/hotel/nada', MISS.hotel],
  ['/hotel_lazer/old/nada', MISS.hotel],
  [`/oferta/nada-${ID}`, MISS.offer],
  [`/hotels/regiao/${ID}`, MISS.region],
])('rewrites %s to a shared page if it has no record', async (path, rewrite) => {
  rows.hotel.mockResolvedValue(null);
  rows.offer.mockResolvedValue(null);
  rows.region.mockResolvedValue(false);
  expect(await lookUp(path)).toEqual({ rewrite });
});

it('leaves an ended offer to its route, and redirects its short URL there', async () => {
  rows.offer.mockResolvedValue(null);
  rows.ended.mockResolvedValueOnce(true);
  expect(await lookUp(`/oferta/feriado-${ID}`)).toBeNull();
  expect(await lookUp(`/package/${ID}`)).toEqual({ redirect: `/oferta/${ID}`, forGood: false });
});

it('looks a page up again if its route has not found the hotel', async () => {
  rows.hotel.mockResolvedValue({ ...HOTEL, slug: 'ipe-que-sai' });
  const path = '/hotel_corp/ipe-que-sai';
  expect(await lookUp(path)).toBeNull();
  rows.hotel.mockResolvedValue(null);
  expect(await lookUp(path)).toBeNull();
  announceGone(path);
  expect(await lookUp(path)).toEqual({ rewrite: MISS.hotel });
});

it('leaves a page that may exist to its route, and looks it up once', async () => {
  rows.hotel.mockResolvedValue({ ...HOTEL, slug: 'ipe-um' });
  expect(await lookUp('/hotel_corp/ipe-um')).toBeNull();
  rows.hotel.mockResolvedValue(null);
  expect(await lookUp('/hotel_corp/ipe-um')).toBeNull();
  expect(rows.hotel).toHaveBeenCalledTimes(1);
});

it('looks up an existing region once, and again if the database failed', async () => {
  const path = `/hotels/regiao/${ID.replace('ff', 'fd')}`;
  rows.region.mockImplementation(away);
  expect(await lookUp(path)).toBeNull();
  jest.setSystemTime(now + 10_000);
  rows.region.mockResolvedValue(false);
  expect(await lookUp(path)).toEqual({ rewrite: MISS.region });
  rows.region.mockResolvedValue(true);
  expect(await lookUp(path)).toBeNull();
  rows.region.mockResolvedValue(false);
  expect(await lookUp(path)).toBeNull();
});

it('does not look up a page that was rendered before', async () => {
  recalled.hotel.mockReturnValue({ ...HOTEL, slug: 'ipe-dois' });
  expect(await lookUp('/hotel_corp/ipe-dois')).toBeNull();
  expect(rows.hotel).not.toHaveBeenCalled();
});

const OFFER = { id: ID, name: 'Verão' };
/** URLs that visitors have printed, sent and typed, with their destinations. */
const ELSEWHERE = [
  ['/ipe', '/hotel_corp/ipe'],
  ['/hotel/ipe', '/hotel_corp/ipe'],
  ['/hotel_corp/IPE', '/hotel_corp/ipe'],
  [`/hotel_corp/quaisquer-palavras-${ID}`, '/hotel_corp/ipe'],
  [`/hotel/old/quaisquer-palavras-${ID}`, '/hotel_corp/ipe'],
  ['/hotel/old/nome-de-antes', '/hotel_corp/ipe'],
  ['/hotel/old/ipe', '/hotel_corp/old/ipe'],
  [`/oferta/${ID}`, `/oferta/verao-${ID}`],
  [`/oferta/nome-de-antes-${ID}`, `/oferta/verao-${ID}`],
  [`/package/${ID}`, `/oferta/verao-${ID}`],
] as const;

it.each(ELSEWHERE)('redirects %s to %s permanently', async (path, redirect) => {
  rows.hotel.mockResolvedValue(HOTEL);
  rows.offer.mockResolvedValue(OFFER);
  expect(await lookUp(path)).toEqual({ redirect, forGood: true });
});

it.each(ELSEWHERE)(
  '%s still redirects to %s while the database is unavailable',
  async (path, redirect) => {
    rows.hotel.mockImplementation(away);
    rows.offer.mockImplementation(away);
    recalled.hotel.mockReturnValue(HOTEL);
    recalled.offer.mockReturnValue(OFFER);
    expect(await lookUp(path)).toEqual({ redirect, forGood: true });
  },
);

it('follows the database rather than an earlier result', async () => {
  recalled.hotel.mockReturnValue(HOTEL);
  rows.hotel.mockResolvedValue({ ...HOTEL, type: 'standard' });
  expect(await lookUp('/ipe')).toEqual({ redirect: '/hotel/ipe', forGood: true });
});

it('reports nothing as missing while the database is unavailable, and pauses lookups', async () => {
  rows.hotel.mockImplementation(away);
  expect(await lookUp('/hotel/talvez')).toBeNull();
  expect(await lookUp('/hotel/quem-sabe')).toBeNull();
  expect(rows.hotel).toHaveBeenCalledTimes(1);
  jest.setSystemTime(now + 10_000);
  rows.hotel.mockResolvedValue(null);
  expect(await lookUp('/hotel/quem-sabe')).toEqual({ rewrite: MISS.hotel });
});

it.each([
  ['/ipe', { rewrite: '/nao-encontrada/atalho/ipe' }],
  [`/package/${ID}`, { rewrite: `/oferta/${ID}` }],
  [`/oferta/verao-${ID}`, null],
  [`/hotels/regiao/${ID.replace('ff', 'fe')}`, null],
])('does not report %s as missing because the database is unavailable', async (path, answer) => {
  for (const ask of Object.values(rows)) ask.mockImplementation(away);
  expect(await lookUp(path)).toEqual(answer);
});

it('leaves a short URL without a record to other routes', async () => {
  rows.hotel.mockResolvedValue(null);
  rows.offer.mockResolvedValue(null);
  expect(await lookUp('/nada')).toBeNull();
  expect(await lookUp(`/package/${ID}`)).toEqual({ redirect: `/oferta/${ID}`, forGood: false });
});

it('limits concurrent lookups, and completes all of them', async () => {
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
