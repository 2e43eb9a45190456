import {
  firstArrival,
  fitStay,
  isArrival,
  isDeparture,
  monthsOf,
  type OfferStay,
  openingDay,
  pickOfferDay,
} from '@/lib/offers/stay-fit';

const TODAY = '2026-11-24';
const ANY: OfferStay = {
  stayFrom: null,
  stayUntil: null,
  minNights: null,
  maxNights: null,
  arrivalDays: [],
};
/** Two nights from a Monday or Tuesday, until New Year's Day. */
const MIDWEEK: OfferStay = {
  stayFrom: '2026-12-01',
  stayUntil: '2027-01-01',
  minNights: 2,
  maxNights: 2,
  arrivalDays: [1, 2],
};

it.each([
  ['a day before today', ANY, '2026-11-23', false],
  ['today', ANY, TODAY, true],
  ['before the period', MIDWEEK, '2026-11-30', false],
  ['its first day', MIDWEEK, '2026-12-01', true],
  ['another day of the week', MIDWEEK, '2026-12-16', false],
  ['the last one with room for two nights', MIDWEEK, '2026-12-29', true],
  ['a day whose second night is outside', { ...MIDWEEK, arrivalDays: [] }, '2026-12-31', false],
  [
    'the end of the period, without lengths',
    { ...ANY, stayUntil: '2026-12-10' },
    '2026-12-10',
    false,
  ],
])('arrival on %s', (_case, stay, day, expected) => {
  expect(isArrival(stay, day, TODAY)).toBe(expected);
});

it.each([
  ['the same day', ANY, '2026-12-14', false],
  ['one night', ANY, '2026-12-15', true],
  ['too short', MIDWEEK, '2026-12-15', false],
  ['its length', MIDWEEK, '2026-12-16', true],
  ['too long', MIDWEEK, '2026-12-17', false],
  ['on the last day of the period', { ...ANY, stayUntil: '2026-12-15' }, '2026-12-15', true],
  ['after the period', { ...ANY, stayUntil: '2026-12-15' }, '2026-12-16', false],
])('departure after arriving on 14 December: %s', (_case, stay, day, expected) => {
  expect(isDeparture(stay, '2026-12-14', day)).toBe(expected);
});

it.each([
  ['whole', ANY, '2026-12-14', '2026-12-17', { fit: 'whole', until: '2026-12-17' }],
  [
    'trimmed to its length',
    MIDWEEK,
    '2026-12-14',
    '2026-12-17',
    { fit: 'shortened', until: '2026-12-16' },
  ],
  [
    'extended to its length',
    MIDWEEK,
    '2026-12-14',
    '2026-12-15',
    { fit: 'extended', until: '2026-12-16' },
  ],
  [
    'trimmed to the end of the period',
    { ...ANY, stayUntil: '2026-12-16' },
    '2026-12-14',
    '2026-12-20',
    { fit: 'shortened', until: '2026-12-16' },
  ],
  [
    'trimmed to whichever ends first',
    { ...ANY, stayUntil: '2026-12-16', maxNights: 5 },
    '2026-12-14',
    '2026-12-30',
    { fit: 'shortened', until: '2026-12-16' },
  ],
  [
    'trimmed to the beginning of the period',
    { ...ANY, stayFrom: '2026-12-15' },
    '2026-12-14',
    '2026-12-17',
    { fit: 'shortened', from: '2026-12-15', until: '2026-12-17' },
  ],
  [
    'trimmed at both ends',
    { ...ANY, stayFrom: '2026-12-15', stayUntil: '2026-12-18' },
    '2026-12-10',
    '2026-12-24',
    { fit: 'shortened', from: '2026-12-15', until: '2026-12-18' },
  ],
  [
    'trimmed to the first day of the week that it can begin on',
    { ...MIDWEEK, stayFrom: '2026-12-16', stayUntil: null },
    '2026-12-15',
    '2026-12-23',
    { fit: 'shortened', from: '2026-12-21', until: '2026-12-23' },
  ],
  [
    'of which most nights are inside, moved by the others',
    { ...ANY, stayFrom: '2026-12-15', minNights: 3 },
    '2026-12-14',
    '2026-12-17',
    { fit: 'extended', from: '2026-12-15', until: '2026-12-18' },
  ],
  [
    'of which too few nights are inside',
    { ...ANY, stayFrom: '2026-12-15', minNights: 3 },
    '2026-12-13',
    '2026-12-17',
    { fit: 'outside' },
  ],
  [
    'ending on the day on which the period begins',
    { ...ANY, stayFrom: '2026-12-17' },
    '2026-12-14',
    '2026-12-17',
    { fit: 'outside' },
  ],
  ['on a wrong day', MIDWEEK, '2026-12-16', '2026-12-18', { fit: 'weekday' }],
  ['before the period', MIDWEEK, '2026-11-30', '2026-12-02', { fit: 'outside' }],
  ['after it', MIDWEEK, '2027-02-01', '2027-02-03', { fit: 'outside' }],
  [
    'with no room for its length',
    { ...MIDWEEK, arrivalDays: [] },
    '2026-12-31',
    '2027-01-01',
    { fit: 'outside' },
  ],
  [
    'over the end of a year',
    ANY,
    '2026-12-31',
    '2027-01-02',
    { fit: 'whole', until: '2027-01-02' },
  ],
])(
  'a kept stay: %s',
  (_case, stay, checkIn, checkOut, {
    fit,
    from,
    until,
  }: { fit: string; from?: string; until?: string }) => {
    expect(fitStay(stay, { checkIn, checkOut }, TODAY)).toEqual(
      until ? { fit, checkIn: from ?? checkIn, checkOut: until } : { fit },
    );
  },
);

it('a single length takes one click, any other takes two', () => {
  const none = { checkIn: null, checkOut: null };
  expect(pickOfferDay(MIDWEEK, none, '2026-12-14', TODAY)).toEqual({
    checkIn: '2026-12-14',
    checkOut: '2026-12-16',
  });
  const week = { ...ANY, minNights: 2, maxNights: 4 };
  const open = pickOfferDay(week, none, '2026-12-14', TODAY);
  expect(open).toEqual({ checkIn: '2026-12-14', checkOut: null });
  const whole = { checkIn: '2026-12-14', checkOut: '2026-12-17' };
  expect(pickOfferDay(week, open, '2026-12-17', TODAY)).toEqual(whole);
  // A click after both starts over.
  const second = { checkIn: '2026-12-16', checkOut: null };
  expect(pickOfferDay(week, whole, '2026-12-16', TODAY)).toEqual(second);
  // Not a departure, so it becomes a new arrival.
  expect(pickOfferDay(week, open, '2026-12-20', TODAY).checkIn).toBe('2026-12-20');
  expect(pickOfferDay(MIDWEEK, none, '2026-12-16', TODAY)).toBe(none);
});

it.each([
  ['today', ANY, TODAY],
  ['the first fitting day of the period', MIDWEEK, '2026-12-01'],
  ['today, where the period began long ago', { ...ANY, stayFrom: '2026-01-01' }, TODAY],
  ['none: the period is over', { ...ANY, stayUntil: '2026-11-24' }, null],
  ['none: no fitting day is left', { ...MIDWEEK, stayFrom: '2026-12-30' }, null],
])('the first arrival: %s', (_case, stay, expected) => {
  expect(firstArrival(stay, TODAY)).toBe(expected);
});

it('shows the months of the period, at most 18', () => {
  expect(monthsOf(MIDWEEK, '2026-12-01')).toBe(2);
  expect(monthsOf(ANY, TODAY)).toBe(18);
  expect(monthsOf({ ...ANY, stayUntil: '2099-01-01' }, TODAY)).toBe(18);
});

it.each([
  ['a month with days enough', { ...ANY, arrivalDays: [] }, TODAY, TODAY],
  ['its month where five days are left', ANY, '2026-11-26', '2026-11-26'],
  ['the next month where four days are left', ANY, '2026-11-27', '2026-12-01'],
  ['the next month where one day is left', ANY, '2026-11-30', '2026-12-01'],
  ['the next year from the end of December on', ANY, '2026-12-31', '2027-01-01'],
  [
    'its month where the next has no more',
    { ...ANY, stayUntil: '2026-12-02' },
    '2026-11-30',
    '2026-11-30',
  ],
  ['the next month, by days of the week', { ...ANY, arrivalDays: [5] }, '2026-11-27', '2026-12-01'],
])('the calendar opens in %s', (_case, stay, today, expected) => {
  expect(openingDay(stay, today, today)).toBe(expected);
});
