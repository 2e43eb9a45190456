import { dateProblem, defaultDates, pickDay } from '@/lib/booking/stay';

const TODAY = '2026-11-17';

it('begins as today to tomorrow, across a month and a year', () => {
  expect(defaultDates(TODAY)).toEqual({ checkIn: TODAY, checkOut: '2026-11-18' });
  expect(defaultDates('2026-12-31').checkOut).toBe('2027-01-01');
});

describe('a stay that can be searched', () => {
  it.each([
    ['2026-11-17', '2026-11-18', null],
    ['2026-11-20', '2026-11-24', null],
    [null, null, 'incomplete'],
    ['2026-11-20', null, 'halfOpen'],
    ['2026-11-16', null, 'past'],
    [null, '2026-11-20', 'incomplete'],
    ['2026-02-30', '2026-11-20', 'incomplete'],
    ['2026-11-20', '2026-11-20', 'order'],
    ['2026-11-24', '2026-11-20', 'order'],
    ['2026-11-16', '2026-11-20', 'past'],
  ])('%s to %s: %s', (checkIn, checkOut, expected) => {
    expect(dateProblem({ checkIn, checkOut }, TODAY)).toBe(expected);
  });
});

describe('picking days', () => {
  it('the first click is the check-in, the second the check-out, the third starts again', () => {
    const first = pickDay({ checkIn: null, checkOut: null }, '2026-11-20');
    expect(first).toEqual({ checkIn: '2026-11-20', checkOut: null });
    const second = pickDay(first, '2026-11-24');
    expect(second).toEqual({ checkIn: '2026-11-20', checkOut: '2026-11-24' });
    expect(pickDay(second, '2026-11-22')).toEqual({ checkIn: '2026-11-22', checkOut: null });
  });

  it('an earlier day becomes the check-in instead', () => {
    const range = pickDay({ checkIn: '2026-11-20', checkOut: null }, '2026-11-18');
    expect(range).toEqual({ checkIn: '2026-11-18', checkOut: null });
  });

  it('the same day twice is still only a check-in: no stay of 0 nights', () => {
    const range = pickDay({ checkIn: '2026-11-20', checkOut: null }, '2026-11-20');
    expect(range).toEqual({ checkIn: '2026-11-20', checkOut: null });
  });
});
