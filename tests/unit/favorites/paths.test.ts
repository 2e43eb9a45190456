import { favoritesInternalPath, favoritesOfSegment, favoritesPath } from '@/lib/favorites/paths';

const TODAY = '2026-11-22';
const STAY = { dates: null, adults: 2, childrenAges: [], promo: '' };
const internal = (query: string) => favoritesInternalPath(new URLSearchParams(query));
const read = (query: string) => favoritesOfSegment(internal(query)?.split('/').at(-1) ?? '', TODAY);

it.each(['', 'hoteis=', 'hoteis=%3Cb%3E', 'meus=1', 'hoteis=a%20b&checkin=2099-01-01'])(
  'the plain page answers "%s"',
  (query) => expect(internal(query)).toBeNull(),
);

it('reads the hotels in order, each once, and the stay', () => {
  expect(
    read(
      'hoteis=ipe-b,ipe-a,IPE-B,%2Fx&hoteis=ipe-c&meus=1&checkin=2099-01-01&checkout=2099-01-04&adultos=3&utm_source=x',
    ),
  ).toEqual({
    hotels: ['ipe-b', 'ipe-a', 'ipe-c'],
    isOwn: true,
    stay: { ...STAY, dates: { checkIn: '2099-01-01', checkOut: '2099-01-04' }, adults: 3 },
    dropped: null,
  });
});

it('drops only the invalid parts of the stay', () => {
  expect(read('hoteis=a&checkin=2000-01-01&checkout=2000-01-04&adultos=99&idades=40')).toEqual({
    hotels: ['a'],
    isOwn: false,
    stay: STAY,
    dropped: 'past',
  });
  expect(read('hoteis=a&checkin=2099-01-01&checkout=2099-12-01')).toMatchObject({
    stay: STAY,
    dropped: 'long',
  });
});

it('is bounded, whatever the URL contains', () => {
  const many = Array.from({ length: 3_000 }, (_, index) => `ipe-${index}`).join(',');
  expect(read(`hoteis=${many}`)?.hotels).toHaveLength(32);
  expect(internal(`hoteis=${many}&x=${'y'.repeat(5_000)}`)?.length).toBeLessThan(500);
});

it('is written in canonical form', () => {
  const list = { hotels: ['a', 'b'], isOwn: true, stay: { ...STAY, childrenAges: [4] } };
  expect(favoritesPath(list)).toBe('/favoritos?hoteis=a,b&meus=1&adultos=2&idades=4');
  expect(favoritesPath({ ...list, hotels: [] })).toBe('/favoritos');
});

it.each(['', '!', 'YQ', 'w6k'])('"%s" is not a list', (segment) =>
  expect(favoritesOfSegment(segment, TODAY)).toBeNull(),
);
