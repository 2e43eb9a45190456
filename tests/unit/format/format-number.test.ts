import { formatDecimal, formatNumber } from '@/lib/format/format-number';
import { listOf } from '@/lib/format/list-of';

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1.000'],
  [-1234567, '-1.234.567'],
  [27.55, '27,55'],
])('%d is %s', (value, expected) => {
  expect(formatNumber(value)).toBe(expected);
});

it.each([
  [5, 1, undefined, '5,0'],
  [5, 1, 0, '5'],
  [4.56, 2, 0, '4,56'],
  [1289.9, 2, undefined, '1.289,90'],
  [2778.3, 0, undefined, '2.778'],
])('%d with at most %d decimals and at least %d is %s', (value, most, least, expected) => {
  expect(formatDecimal(value, most, least)).toBe(expected);
});

it('joins a list with its last word', () => {
  expect(listOf(['a'])).toBe('a');
  expect(listOf(new Set(['a', 'b', 'c']))).toBe('a, b e c');
  expect(listOf(['a', 'b'], 'or')).toBe('a ou b');
});
