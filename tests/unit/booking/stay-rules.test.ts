import type { DayNote } from '@/lib/booking/minimum-stay';
import { notesOn, ruleProblem, type StayRules } from '@/lib/booking/stay-rules';

const NEW_YEAR: DayNote = { from: '2026-12-28', to: '2027-01-02', text: 'Réveillon', minNights: 5 };
const SEASON: DayNote = { from: '2026-12-19', to: '2026-12-19', text: 'Alta', minNights: null };
const NOTES = [SEASON, NEW_YEAR];

describe('the rules of a stay', () => {
  test.each<[string, StayRules, string, string, ReturnType<typeof ruleProblem>]>([
    ['no rules', {}, '2026-12-30', '2026-12-31', null],
    [
      'a night inside of the days of a minimum',
      { notes: NOTES },
      '2026-12-30',
      '2027-01-01',
      { kind: 'short', nights: 5, note: NEW_YEAR },
    ],
    ['enough nights', { notes: NOTES }, '2026-12-28', '2027-01-02', null],
    ['leaving on the first of those days', { notes: NOTES }, '2026-12-26', '2026-12-28', null],
    [
      'arriving on the last of those days',
      { notes: NOTES },
      '2027-01-02',
      '2027-01-03',
      { kind: 'short', nights: 5, note: NEW_YEAR },
    ],
    ['a note without a minimum', { notes: [SEASON] }, '2026-12-19', '2026-12-20', null],
    [
      'the longest of two minimums',
      { notes: [NEW_YEAR, { ...NEW_YEAR, minNights: 7 }] },
      '2026-12-28',
      '2027-01-02',
      { kind: 'short', nights: 7, note: { ...NEW_YEAR, minNights: 7 } },
    ],
    [
      'the minimum of an offer',
      { minNights: 3 },
      '2026-12-01',
      '2026-12-03',
      { kind: 'short', nights: 3, note: null },
    ],
    ['its maximum', { maxNights: 3 }, '2026-12-01', '2026-12-05', { kind: 'long', nights: 3 }],
    [
      'arriving too early',
      { firstDay: '2026-12-02' },
      '2026-12-01',
      '2026-12-05',
      { kind: 'outside' },
    ],
    [
      'leaving too late',
      { lastDay: '2026-12-04' },
      '2026-12-01',
      '2026-12-05',
      { kind: 'outside' },
    ],
    [
      'exactly its days',
      { firstDay: '2026-12-01', lastDay: '2026-12-05', minNights: 4, maxNights: 4 },
      '2026-12-01',
      '2026-12-05',
      null,
    ],
  ])('%s', (_case, rules, checkIn, checkOut, problem) => {
    expect(ruleProblem({ checkIn, checkOut }, rules)).toEqual(problem);
  });

  test('an open stay has no problem yet', () => {
    expect(ruleProblem({ checkIn: '2026-12-30', checkOut: null }, { notes: NOTES })).toBeNull();
  });
});

test('a note applies on its first and its last day', () => {
  expect(notesOn('2026-12-27', NOTES)).toEqual([]);
  expect(notesOn('2026-12-28', NOTES)).toEqual([NEW_YEAR]);
  expect(notesOn('2027-01-02', NOTES)).toEqual([NEW_YEAR]);
  expect(notesOn('2027-01-03', NOTES)).toEqual([]);
});

it.each([
  ['a check-in', { checkIn: '2026-12-01', checkOut: null }],
  ['a check-out', { checkIn: null, checkOut: '2026-12-05' }],
])('returns no problem while there is only %s', (_, dates) => {
  const rules: StayRules = { firstDay: '2026-12-02', lastDay: '2026-12-04', minNights: 9 };
  expect(ruleProblem(dates, rules)).toBeNull();
});
