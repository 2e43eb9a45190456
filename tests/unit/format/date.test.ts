import {
  addDays,
  dayNear,
  daysBetween,
  formatDate,
  fromCalendarDate,
  isCalendarDate,
  monthsBetween,
  toCalendarDate,
  todayInSaoPaulo,
} from '@/lib/format/date';

it.each([
  ['2026-11-20', '20/11/2026'],
  ['2026-01-02', '02/01/2026'],
  ['2026-11-20T23:59:59Z', '20/11/2026'],
  ['20/11/2026', null],
  ['2026-1-2', null],
  ['amanhã', null],
  ['até 2026-11-20', null],
  ['', null],
  [null, null],
  [undefined, null],
])('formats %j as %j', (value, expected) => {
  expect(formatDate(value)).toBe(expected);
});

it.each([
  ['2026-12-14', '14/12'],
  ['2027-01-03', '03/01/2027'],
])('formats %s as %s in 2026', (date, expected) => {
  expect(dayNear(date, '2026-11-29')).toBe(expected);
});

describe('today in São Paulo', () => {
  it.each([
    ['just before midnight there', '2026-11-21T02:59:59.999Z', '2026-11-20'],
    ['midnight there', '2026-11-21T03:00:00Z', '2026-11-21'],
    ['just before midnight UTC', '2026-11-20T23:59:59Z', '2026-11-20'],
    ['midnight UTC', '2026-11-21T00:00:00Z', '2026-11-20'],
    ['the last evening of the year', '2027-01-01T01:30:00Z', '2026-12-31'],
    ['the evening of 28 February in a leap year', '2028-02-29T02:00:00Z', '2028-02-28'],
    ['29 February', '2028-02-29T12:00:00Z', '2028-02-29'],
    ['the former summer time, two hours from UTC', '2018-12-21T02:00:00Z', '2018-12-21'],
    ['the winter before it', '2018-07-21T02:59:00Z', '2018-07-20'],
  ])('%s', (_case, now, expected) => {
    expect(todayInSaoPaulo(new Date(now))).toBe(expected);
  });

  it('does not depend on the date format of a locale, which differs between browsers', () => {
    const { prototype } = Intl.DateTimeFormat;
    const own = Object.getOwnPropertyDescriptor(prototype, 'format') ?? {};
    Object.defineProperty(prototype, 'format', { ...own, get: () => () => '11/20/2026' });
    expect(todayInSaoPaulo(new Date('2026-11-20T12:00:00Z'))).toBe('2026-11-20');
    Object.defineProperty(prototype, 'format', own);
  });

  it('uses the clock if no moment is given', () => {
    jest.useFakeTimers({ now: new Date('2026-11-21T01:00:00Z') });
    expect(todayInSaoPaulo()).toBe('2026-11-20');
    jest.useRealTimers();
  });
});

describe('calendar dates', () => {
  it.each([
    ['2026-11-20', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['20/11/2026', false],
    ['2026-11-20T00:00:00Z', false],
    ['2026-1-2', false],
    ['', false],
    [null, false],
    [20261120, false],
  ])('%j: %s', (value, expected) => {
    expect(isCalendarDate(value)).toBe(expected);
  });

  it('are the visitor’s own day, from the first to the last minute', () => {
    expect(toCalendarDate(new Date(2026, 10, 20, 0, 0, 0))).toBe('2026-11-20');
    expect(toCalendarDate(new Date(2026, 10, 20, 23, 59, 59))).toBe('2026-11-20');
  });

  it.each(['2018-11-04', '2026-01-01', '2026-12-31', '2028-02-29'])('%s there and back', (date) => {
    expect(toCalendarDate(fromCalendarDate(date))).toBe(date);
  });
});

it.each([
  ['2026-11-17', '2026-11-30', 0],
  ['2026-11-30', '2026-12-01', 1],
  ['2026-11-17', '2027-11-01', 12],
])('from %s to %s there are %d calendar months', (first, last, months) => {
  expect(monthsBetween(first, last)).toBe(months);
});

it.each([
  ['2026-11-20', '2026-11-24', 4],
  ['2026-12-31', '2027-01-01', 1],
  ['2018-11-03', '2018-11-05', 2],
  ['2026-11-20', '2026-11-20', 0],
])('from %s to %s there are %i days', (first, last, days) => {
  expect(daysBetween(first, last)).toBe(days);
});

it.each([
  ['2026-11-20', 0, '2026-11-20'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 2, '2028-03-01'],
  ['2026-03-01', -1, '2026-02-28'],
  // Clocks were changed at midnight.
  ['2018-11-03', 1, '2018-11-04'],
])('%s plus %d days is %s', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected);
});
