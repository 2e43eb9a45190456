import { mergeFields, sameContent } from '@/lib/actions/merge';

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
  [Number.NaN, null, true],
])('%j and %j are the same content: %s', (a, b, same) => {
  expect(sameContent(a, b)).toBe(same);
  expect(sameContent(b, a)).toBe(same);
});

const base = { name: 'A', price: 1, tags: ['x'] };

it.each<[string, object, object, object]>([
  ['nobody changed anything', base, base, base],
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
])('%s: merged without asking', (_, mine, theirs, merged) => {
  expect(mergeFields(base, { ...mine }, { ...theirs })).toEqual({ merged, conflicts: [] });
});

it('the same field changed twice is asked; what only one changed besides is merged', () => {
  const mine = { name: 'B', price: 2, tags: ['x'] };
  const theirs = { name: 'C', price: 1, tags: [] };
  expect(mergeFields(base, mine, theirs)).toEqual({
    merged: { name: 'B', price: 2, tags: [] },
    conflicts: ['name'],
  });
});

it('fields that a form does not have are not touched', () => {
  const { merged } = mergeFields(base, { name: 'B' }, { ...base, price: 9, secret: 1 });
  expect(merged).toEqual({ name: 'B' });
});
