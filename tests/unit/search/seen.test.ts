import { readSeen } from '@/lib/search/seen';

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
])('what is malformed is left out: %s', (_case, kept) => {
  expect(readSeen(kept)).toEqual([]);
});

it('keeps the newest three, each once', () => {
  const kept = ['a', 'b', 'a', 'c', 'd'].map((name) => hotel(name));
  expect(readSeen(JSON.stringify(kept)).map(({ name }) => name)).toEqual(['a', 'b', 'c']);
});

it.each(['javascript:alert(1)', '//evil.example/x.png', 'http://a.example/x.png', 5, 'data:x'])(
  'an image that may not be shown drops alone: %s',
  (image) => {
    expect(readSeen(JSON.stringify([hotel('a', { image })]))).toEqual([
      hotel('a', { image: null }),
    ]);
  },
);
