import {
  dateProblem,
  defaultDates,
  firstDayOfMonth,
  formatCalendarDate,
  pickDay,
  wholeDates,
} from '@/lib/booking/stay';

const TODAY = '2026-11-17';

it('defaults to today and tomorrow, also across a month or year', () => {
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
    ['2026-11-20', '1999-02-30', 'halfOpen'],
  ])('%s to %s: %s', (checkIn, checkOut, expected) => {
    expect(dateProblem({ checkIn, checkOut }, TODAY)).toBe(expected);
  });
});

it.each([
  ['the current month begins today', 10, TODAY],
  ['a later month is of this year', 11, '2026-12-01'],
  ['a month that is over is of the next year', 9, '2027-10-01'],
  ['January', 0, '2027-01-01'],
])('%s', (_, month, expected) => {
  expect(firstDayOfMonth(month, TODAY)).toBe(expected);
});

it('is whole only with both ends', () => {
  const [checkIn, checkOut] = ['2026-11-20', '2026-11-24'] as const;
  expect(wholeDates({ checkIn, checkOut })).toEqual({ checkIn, checkOut });
  expect(wholeDates({ checkIn, checkOut: null })).toBeNull();
  expect(wholeDates({ checkIn: null, checkOut })).toBeNull();
});

it('keeps the day of a date in any pattern', () => {
  expect(formatCalendarDate('2026-12-01')).toBe('01/12/2026');
  expect(formatCalendarDate('2026-12-01', 'ddMMyyyy')).toBe('01122026');
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
