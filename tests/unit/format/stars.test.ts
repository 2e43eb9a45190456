import { starsOf } from '@/lib/format/stars';

const CASES: [rating: number, full: number, half: number, empty: number][] = [
  [0, 0, 0, 5],
  [0.4, 0, 0, 5],
  [0.5, 0, 1, 4],
  [3, 3, 0, 2],
  [4.4, 4, 0, 1],
  [4.49, 4, 0, 1],
  [4.5, 4, 1, 0],
  [4.9, 4, 1, 0],
  [5, 5, 0, 0],
  [7, 5, 0, 0],
  [-1, 0, 0, 5],
];

test.each(CASES)('%p is %p full, %p half and %p empty stars', (rating, full, half, empty) => {
  expect(starsOf(rating)).toEqual({ full, half, empty });
});

test('every rating adds up to five stars', () => {
  for (let tenth = 0; tenth <= 50; tenth++) {
    const { full, half, empty } = starsOf(tenth / 10);
    expect(full + half + empty).toBe(5);
  }
});
