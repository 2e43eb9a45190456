import { ADULTS, CHILD_AGE, CHILDREN, clamp, withChildren } from '@/lib/booking/guests';

it('has the specified limits and defaults', () => {
  expect(ADULTS).toEqual({ min: 1, max: 4, initial: 2 });
  expect(CHILDREN).toEqual({ min: 0, max: 3, initial: 0 });
  expect(CHILD_AGE).toEqual({ min: 0, max: 12, initial: 0 });
});

describe('guests', () => {
  it.each([
    [[], 2, [0, 0]],
    [[4], 2, [4, 0]],
    [[4, 9, 1], 1, [4]],
    [[4], 9, [4, 0, 0]],
    [[4], -1, []],
  ])('ages %j with %i children become %j', (ages, count, expected) => {
    expect(withChildren(ages, count)).toEqual(expected);
  });

  it.each([
    [0, 1],
    [1, 1],
    [4, 4],
    [5, 4],
    [2.7, 2],
    [Number.NaN, 2],
  ])('%d adults become %i', (value, expected) => {
    expect(clamp(value, ADULTS)).toBe(expected);
  });
});
