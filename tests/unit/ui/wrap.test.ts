import { wrapAround } from '@/components/ui/wrap';

test.each([
  [0, 1, 3, 1],
  [2, 1, 3, 0],
  [0, -1, 3, 2],
  [0, 1, 1, 0],
  [0, -1, 1, 0],
  [0, 1, 0, 0],
])('from %p by %p of %p leads to %p', (position, step, count, expected) => {
  expect(wrapAround(position, step, count)).toBe(expected);
});
