import { starsOf } from '@/lib/format/stars';

it.each([
  [0, 0, 0, 5],
  [0.4, 0, 0, 5],
  [0.5, 0, 1, 4],
  [4.4, 4, 0, 1],
  [4.5, 4, 1, 0],
  [4.9, 4, 1, 0],
  [5, 5, 0, 0],
  [7, 5, 0, 0],
  [-1, 0, 0, 5],
])('%d is %i full, %i half and %i empty', (rating, full, half, empty) => {
  expect(starsOf(rating)).toEqual({ full, half, empty });
});
