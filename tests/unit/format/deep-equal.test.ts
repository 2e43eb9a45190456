import { deepEqual } from '@/lib/format/deep-equal';

it.each([
  [1, 1, true],
  [1, '1', false],
  [0, false, false],
  ['', null, false],
  [null, undefined, true],
  [{ a: 1, b: [2, { c: 3 }] }, { b: [2, { c: 3 }], a: 1 }, true],
  [{ a: 1, b: null }, { a: 1 }, true],
  [{ a: 1, b: '' }, { a: 1 }, false],
  [[1, 2], [2, 1], false],
  [[1], [1, null], false],
  [[], {}, false],
  [[1, null], [1, undefined], true],
  [{ a: { b: {} } }, { a: {} }, false],
  [{ a: { b: { c: 1 } } }, { a: { b: { c: 2 } } }, false],
])('%j and %j: equal %s, in either order', (a, b, equal) => {
  expect(deepEqual(a, b)).toBe(equal);
  expect(deepEqual(b, a)).toBe(equal);
});
