import { toNumber } from '@/lib/format/numbers';

it.each([
  [199.9, 199.9],
  ['199.90', 199.9],
  [' 12 ', 12],
  ['-3', -3],
  [0, 0],
  ['0', 0],
  ['199,90', null],
  ['R$ 10', null],
  ['', null],
  ['   ', null],
  ['NaN', null],
  ['Infinity', null],
  ['1e999', null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
  [null, null],
  [undefined, null],
  [true, null],
  [[], null],
  [['7'], null],
  [{ valueOf: () => 7 }, null],
])('%p is %p', (value, expected) => {
  expect(toNumber(value)).toBe(expected);
});
