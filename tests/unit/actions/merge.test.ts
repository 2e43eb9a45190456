import { mergeFields, mergeWithKnown } from '@/lib/actions/merge';
import { deepEqual } from '@/lib/format/deep-equal';

it.each([
  [{ a: 1, b: [1, { c: 2, d: null }] }, { b: [1, { c: 2 }], a: 1 }, true],
  [null, undefined, true],
  ['', null, false],
  [[1, 2], [2, 1], false],
  [[null], [], false],
  [1, '1', false],
  [0, false, false],
  [{}, [], false],
  [{ a: {} }, { a: null }, false],
])('%j and %j are the same content: %s', (a, b, same) => {
  expect(deepEqual(a, b)).toBe(same);
  expect(deepEqual(b, a)).toBe(same);
});

const base = { name: 'A', price: 1, tags: ['x'] };

it.each<[string, object, object, object]>([
  ['nothing was changed', base, base, base],
  ['only mine', { ...base, name: 'B' }, base, { ...base, name: 'B' }],
  ['only theirs', base, { ...base, price: 2 }, { ...base, price: 2 }],
  [
    'different fields',
    { ...base, name: 'B' },
    { ...base, price: 2 },
    { ...base, name: 'B', price: 2 },
  ],
  ['the same change', { ...base, name: 'B' }, { ...base, name: 'B' }, { ...base, name: 'B' }],
  ['mine goes back to nothing', { ...base, name: null }, base, { ...base, name: null }],
])('%s: merges without a conflict', (_, mine, theirs, merged) => {
  expect(mergeFields(base, { ...mine }, { ...theirs })).toEqual({ merged, conflicts: [] });
});

it('reports a field that both changed as a conflict, and merges the others', () => {
  const mine = { name: 'B', price: 2, tags: ['x'] };
  const theirs = { name: 'C', price: 1, tags: [] };
  expect(mergeFields(base, mine, theirs)).toEqual({
    merged: { name: 'B', price: 2, tags: [] },
    conflicts: ['name'],
  });
});

it('ignores fields that the form does not have', () => {
  const { merged } = mergeFields(base, { name: 'B' }, { ...base, price: 9, secret: 1 });
  expect(merged).toEqual({ name: 'B' });
});

type Room = { id: string; name: string; price: number; items: string[] };
const room = (id: string, more: Partial<Room> = {}): Room => ({
  id,
  name: id.toUpperCase(),
  price: 1,
  items: ['x', 'y'],
  ...more,
});
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => room(id)) as [Room, Room, Room, Room];
const cheap = room('a', { price: 9 });
const named = room('a', { name: 'Z' });

describe('two changed lists whose items have ids', () => {
  const lists = (mine: unknown, theirs: unknown, before: unknown = [a, b, c]) =>
    mergeFields({ rooms: before }, { rooms: mine }, { rooms: theirs });

  it.each<[string, Room[], Room[], Room[]]>([
    [
      'different items',
      [cheap, b, c],
      [a, b, room('c', { price: 7 })],
      [cheap, b, room('c', { price: 7 })],
    ],
    [
      'different fields of one item',
      [cheap, b, c],
      [named, b, c],
      [room('a', { price: 9, name: 'Z' }), b, c],
    ],
    [
      'different places of a list in an item',
      [room('a', { items: ['1', 'y'] }), b, c],
      [room('a', { items: ['x', '2'] }), b, c],
      [room('a', { items: ['1', '2'] }), b, c],
    ],
    ['one changes, the other moves', [cheap, b, c], [c, a, b], [c, cheap, b]],
    ['one moves, the other changes', [c, a, b], [cheap, b, c], [c, cheap, b]],
    ['one adds, the other changes', [a, d, b, c], [cheap, b, c], [cheap, d, b, c]],
    ['one adds in front, the other removes the last', [d, a, b, c], [a, b], [d, a, b]],
    ['both add', [a, b, c, d], [a, b, room('e'), c], [a, b, room('e'), c, d]],
    ['both add in one place', [a, d, b, c], [a, room('e'), b, c], [a, d, room('e'), b, c]],
    ['both move alike, and change', [b, cheap, c], [b, a, c, d], [b, cheap, c, d]],
    ['both remove the same', [b, c], [b, c], [b, c]],
    ['each removes another', [b, c], [a, b], [b]],
    ['one removes, the other moves', [a, c], [c, b, a], [c, a]],
  ])('%s: merges without a conflict', (_, mine, theirs, merged) => {
    expect(lists(mine, theirs)).toEqual({ merged: { rooms: merged }, conflicts: [] });
  });

  it.each<[string, unknown, unknown]>([
    ['the same field of one item', [cheap, b, c], [room('a', { price: 8 }), b, c]],
    ['one removes what the other changed', [b, c], [cheap, b, c]],
    ['one changes what the other removed', [cheap, b, c], [b, c]],
    ['both move, differently', [b, a, c], [a, c, b]],
    ['a new item of the same id', [a, b, c, d], [a, b, c, room('d', { price: 5 })]],
    ['an id twice', [cheap, a, b, c], [a, b, c, d]],
    ['an item that is none', [cheap, b, c], [a, b, c, 'x']],
    ['an item that is null', [cheap, b, c], [a, b, c, null]],
    ['no list any more', [cheap, b, c], 'nonsense'],
    [
      'each names another main picture',
      [{ id: 'a', is_main: true }, b, c],
      [a, { id: 'b', is_main: true }, c],
    ],
  ])('%s: is a conflict, with my value until it is resolved', (_, mine, theirs) => {
    expect(lists(mine, theirs)).toEqual({ merged: { rooms: mine }, conflicts: ['rooms'] });
  });
});

it('merges the captions that two people wrote for different images of a gallery', () => {
  const of = (image_url: string, caption: string) => ({ image_url, caption });
  const [sea, pool, room] = [
    of('/a.webp', 'Mar'),
    of('/b.webp', 'Piscina'),
    of('/c.webp', 'Suíte'),
  ];
  const bath = of('/a.webp', 'Banho de mar');
  const details = (mine: object[], theirs: object[]) =>
    mergeFields({ details: [sea] }, { details: mine }, { details: theirs });
  expect(details([bath, pool], [sea, room])).toEqual({
    merged: { details: [bath, pool, room] },
    conflicts: [],
  });
  expect(details([bath], [of('/a.webp', 'Enseada')]).conflicts).toEqual(['details']);
});

describe('two changed lists without ids', () => {
  const lists = (mine: unknown[], theirs: unknown[]) =>
    mergeFields({ all: ['x', 'y', 'z'] }, { all: mine }, { all: theirs });

  it('merges by position if the lengths are unchanged', () => {
    expect(lists(['1', 'y', 'z'], ['x', 'y', '3'])).toEqual({
      merged: { all: ['1', 'y', '3'] },
      conflicts: [],
    });
  });

  it.each([
    ['the same place', ['1', 'y', 'z'], ['2', 'y', 'z']],
    ['one is longer', ['1', 'y', 'z'], ['x', 'y', 'z', 'w']],
    ['one is shorter', ['x', 'y'], ['1', 'y', 'z']],
    ['moves that meet', ['y', 'x', 'z'], ['x', 'z', 'y']],
  ])('%s: is a conflict', (_, mine, theirs) => {
    expect(lists(mine, theirs).conflicts).toEqual(['all']);
  });
});

describe('after attempts whose answers were lost', () => {
  const known = [{ name: 'A' }, { name: 'B' }];
  it.each([
    ['a third value, also where the editor went back to the first', known, 'A', 'C'],
    ['a third value, also where the editor kept the last', known, 'B', 'C'],
    ['a value that was never known', [{}], 'A', 'C'],
    ['a value that was never known, for none', [{}], null, 'C'],
  ])('reports a conflict for %s', (_, versions, mine, theirs) => {
    const { conflicts } = mergeWithKnown(versions, { name: mine }, { name: theirs });
    expect(conflicts).toEqual(['name']);
  });

  it.each(['A', 'B', 'C'])(
    'reports no conflict if %s is stored, which the editor wrote',
    (theirs) => {
      const merge = mergeWithKnown(known, { name: 'C' }, { name: theirs });
      expect(merge).toEqual({ merged: { name: 'C' }, conflicts: [] });
    },
  );
});
