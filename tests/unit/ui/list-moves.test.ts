import { moved, placeOf, shiftOf } from '@/components/ui/list-moves';

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

/** Four rows: three low ones and a tall one, ten pixels between them. */
const COLUMN = [
  [0, 40],
  [50, 90],
  [100, 500],
  [510, 550],
].map(([top = 0, bottom = 0]) => ({ left: 0, right: 100, top, bottom }));

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
])('in a column, an item %s', (_, from, y, to) => {
  expect(placeOf(COLUMN, from, { x: 500, y })).toBe(to);
});

it.each([
  ['those that are passed go up by the height of what is dragged', 0, 2, [0, -50, -50, 0]],
  ['those that are passed go down by it', 2, 0, [410, 410, 0, 0]],
  ['no item shifts if nothing moves', 1, 1, [0, 0, 0, 0]],
])('in a column %s', (_, from, to, shifts) => {
  const others = COLUMN.map((_box, at) => (at === from ? 0 : shiftOf(COLUMN, at, from, to).y));
  expect(others).toEqual(shifts);
});

/** Two rows of two, ten pixels between them. */
const GRID = [
  [0, 0],
  [110, 0],
  [0, 60],
  [110, 60],
].map(([left = 0, top = 0]) => ({ left, right: left + 100, top, bottom: top + 50 }));

it.each([
  ['to the right', 0, { x: 60, y: 0 }, 1],
  ['not yet', 0, { x: 50, y: 20 }, 0],
  ['down', 0, { x: 0, y: 35 }, 2],
  ['across', 0, { x: 110, y: 60 }, 3],
  ['back from the end', 3, { x: -900, y: -900 }, 0],
])('in a grid an item is dragged %s', (_, from, by, to) => {
  expect(placeOf(GRID, from, by)).toBe(to);
});

it('in a grid, passed items take the previous place, even in the row above', () => {
  expect(GRID.map((_, at) => (at === 0 ? null : shiftOf(GRID, at, 0, 3)))).toEqual([
    null,
    { x: -110, y: 0 },
    { x: 110, y: -60 },
    { x: -110, y: 0 },
  ]);
});

it('an item that does not exist does not move', () => {
  expect(placeOf([], 0, { x: 0, y: 10 })).toBe(0);
  expect(shiftOf([], 1, 0, 2)).toEqual({ x: 0, y: 0 });
});
