import { daysLeft, endingOf } from '@/lib/offers/endings';

const TODAY = '2026-11-24';

it.each([
  ['never', null, null, 'later'],
  ['yesterday', '2026-11-23', null, { month: '2026-11-01' }],
  ['today', TODAY, 0, 'soon'],
  ['in seven days', '2026-12-01', 7, 'soon'],
  ['in eight', '2026-12-02', null, { month: '2026-12-01' }],
  ['next year', '2027-01-31', null, { month: '2027-01-01' }],
  ['in three months', '2027-02-01', null, 'later'],
])('an offer that ends %s', (_case, until, days, part) => {
  expect(daysLeft(until, TODAY)).toBe(days);
  expect(endingOf(until, TODAY)).toEqual(part);
});
