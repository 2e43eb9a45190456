import { roomToName, scaleOf } from '@/app/(staff)/admin/resultados/chart-scale';

it.each([
  [0, [0, 1, 2, 3, 4, 5]],
  [3, [0, 1, 2, 3, 4, 5]],
  [7, [0, 2, 4, 6, 8]],
  [187, [0, 50, 100, 150, 200]],
  [1171, [0, 250, 500, 750, 1000, 1250]],
  [10_441_525, [0, 2_500_000, 5_000_000, 7_500_000, 10_000_000, 12_500_000]],
])('a scale for up to %d has few lines, at whole numbers', (highest, lines) => {
  expect(scaleOf(highest)).toEqual(lines);
});

it('labels every day of a week, and few of many days or weeks', () => {
  const named = (count: number) =>
    Array.from({ length: count }, (_, at) => at).filter((at) => roomToName(at, count));
  expect(named(7)).toHaveLength(7);
  expect(named(13)).toEqual([0, 2, 4, 6, 8, 10, 12]);
  expect(named(28)).toEqual([0, 7, 14, 21, 27]);
});
