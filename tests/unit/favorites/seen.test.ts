import { readStoredSeen, withSeen } from '@/lib/favorites/seen';

const hotel = (name: string, fields: object = {}) => ({
  path: `/hotel/${name}`,
  name,
  place: 'Natal',
  image: '/art/rio.webp',
  ...fields,
});

it.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['no list', '{"path":"/hotel/a"}'],
  ['a number', '7'],
  ['items that are none', '[null, 1, "x", [], {}]'],
  ['another site', JSON.stringify([hotel('a', { path: 'https://evil.example/hotel/a' })])],
  ['another page', JSON.stringify([hotel('a', { path: '/admin' })])],
  ['a way out of the path', JSON.stringify([hotel('a', { path: '/hotel/../admin' })])],
  ['no name', JSON.stringify([hotel('a', { name: ' ' })])],
])('leaves out malformed items: %s', (_case, kept) => {
  expect(readStoredSeen(kept)).toEqual([]);
});

const names = (hotels: { name: string }[]) => hotels.map(({ name }) => name);

it('keeps the twelve newest, each once', () => {
  const letters = [...'abacdefghijklmnop'];
  const kept = letters.map((name) => hotel(name));
  expect(names(readStoredSeen(JSON.stringify(kept)))).toEqual([...'abcdefghijkl']);
});

it('moves a hotel that is seen again to the front, and drops the oldest', () => {
  const kept = [...'abcdefghijkl'].map((name) => hotel(name));
  expect(names(withSeen(kept, hotel('c')))).toEqual([...'cabdefghijkl']);
  expect(names(withSeen(kept, hotel('z')))).toEqual([...'zabcdefghijk']);
});

it.each(['javascript:alert(1)', '//evil.example/x.png', 'http://a.example/x.png', 5, 'data:x'])(
  'drops only the image if it may not be shown: %s',
  (image) => {
    expect(readStoredSeen(JSON.stringify([hotel('a', { image })]))).toEqual([
      hotel('a', { image: null }),
    ]);
  },
);
