import { readStoredSeen, withSeen } from '@/lib/favorites/seen';
import { MOST_FAVORITES, readStoredFavorites } from '@/lib/favorites/stored';

describe('kept hotels', () => {
  it.each([
    ['nothing', null, []],
    ['no JSON', '{', []],
    ['an object', '{"a":1}', []],
    ['a text', '"ipe"', []],
    ['null', 'null', []],
    ['a list of anything', '[1,null,{},["a"],"","a b","../x","<b>","ipe-mar"]', ['ipe-mar']],
    ['the same twice', '["ipe","IPE"," ipe "]', ['ipe']],
    ['an endless key', JSON.stringify(['a'.repeat(121), 'b']), ['b']],
  ])('%s', (_case, text, keys) => expect(readStoredFavorites(text)).toEqual(keys));

  it('are limited in number', () => {
    const many = Array.from({ length: 5_000 }, (_, index) => `ipe-${index}`);
    expect(readStoredFavorites(JSON.stringify(many))).toEqual(many.slice(0, MOST_FAVORITES));
  });
});

describe('hotels seen last', () => {
  const hotel = { path: '/hotel/ipe', name: 'Ipê', place: 'Cuiabá', image: '/art/pantanal.webp' };

  it.each([
    ['nothing', null],
    ['no JSON', '[{'],
    ['an object', '{"0":{}}'],
    ['another address', JSON.stringify([{ ...hotel, path: 'https://example.com/hotel/ipe' }])],
    ['a script', JSON.stringify([{ ...hotel, path: 'javascript:alert(1)' }])],
    ['another page', JSON.stringify([{ ...hotel, path: '/admin' }])],
    ['a page below', JSON.stringify([{ ...hotel, path: '/hotel/old/ipe' }])],
    ['no name', JSON.stringify([{ ...hotel, name: ' ' }])],
    ['a name without end', JSON.stringify([{ ...hotel, name: 'a'.repeat(301) }])],
    ['no place', JSON.stringify([{ ...hotel, place: 3 }])],
  ])('%s is dropped', (_case, text) => expect(readStoredSeen(text)).toEqual([]));

  it('lose only an image that is not of the site', () => {
    const foreign = { ...hotel, image: 'https://example.com/x.png' };
    expect(readStoredSeen(JSON.stringify([foreign, 7, hotel]))).toEqual([
      { ...hotel, image: null },
    ]);
  });

  it('are the twelve newest, each once, newest first', () => {
    let seen = readStoredSeen(null);
    for (let index = 0; index < 20; index += 1) {
      seen = withSeen(seen, { ...hotel, path: `/hotel/ipe-${index % 15}` });
    }
    expect(seen).toHaveLength(12);
    expect(seen[0]?.path).toBe('/hotel/ipe-4');
    expect(new Set(seen.map(({ path }) => path)).size).toBe(12);
    expect(readStoredSeen(JSON.stringify(seen))).toEqual(seen);
  });
});
