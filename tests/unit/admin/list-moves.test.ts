import { inserted, moved, placeOf, removed } from '@/components/admin/hotels/form/list-moves';

const LIST = ['a', 'b', 'c', 'd'];

it.each([
  [0, 0, 'abcd'],
  [0, 3, 'bcda'],
  [3, 0, 'dabc'],
  [1, 2, 'acbd'],
  [2, 1, 'acbd'],
])('moves %i to %i', (from, to, result) => {
  expect(moved(LIST, from, to).join('')).toBe(result);
});

it('puts in and takes out, and leaves the list itself alone', () => {
  expect(inserted(LIST, 1, ['x', 'y']).join('')).toBe('axybcd');
  expect(inserted(LIST, 4, ['x']).join('')).toBe('abcdx');
  expect(removed(LIST, 3).join('')).toBe('abc');
  expect(LIST.join('')).toBe('abcd');
});

/** Four rows: three low ones and a tall one, ten pixels between them. */
const BOXES = [
  { top: 0, bottom: 40 },
  { top: 50, bottom: 90 },
  { top: 100, bottom: 500 },
  { top: 510, bottom: 550 },
];

it.each([
  ['stays where it is', 0, 0, 0],
  ['does not pass before the middle of the next', 0, 29, 0],
  ['passes the middle of the next', 0, 31, 1],
  ['passes a tall one at its middle', 0, 261, 2],
  ['goes to the end, however far it is dragged', 0, 10_000, 3],
  ['goes up past a tall one', 3, -211, 2],
  ['goes to the front, however far it is dragged', 3, -10_000, 0],
  ['a tall one passes by its edge, not by its middle', 2, 31, 3],
  ['a tall one goes up by its edge', 2, -31, 1],
])('%s', (_, from, by, to) => {
  expect(placeOf(BOXES, from, by)).toBe(to);
});

it('a row that there is not stays where it is', () => {
  expect(placeOf([], 0, 10)).toBe(0);
});
