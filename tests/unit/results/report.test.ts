import { bucketsOf, type DayCount, periodOf, totalsOf } from '@/lib/results/report';

const LAST = '2026-11-22';

it.each([
  [1, { from: '2026-11-16', to: LAST, beforeFrom: '2026-11-09', beforeTo: '2026-11-15' }],
  [4, { from: '2026-10-26', to: LAST, beforeFrom: '2026-09-28', beforeTo: '2026-10-25' }],
  [13, { from: '2026-08-24', to: LAST, beforeFrom: '2026-05-25', beforeTo: '2026-08-23' }],
])('%d weeks end on their last day, after as many weeks to compare', (weeks, period) => {
  expect(periodOf(weeks, LAST)).toEqual(period);
});

it('totals separate the two periods, and omit other days', () => {
  const days: DayCount[] = [
    { day: '2026-11-08', step: 'entry', visits: 1000 },
    { day: '2026-11-09', step: 'entry', visits: 1 },
    { day: '2026-11-15', step: 'whatsapp', visits: 2 },
    { day: '2026-11-16', step: 'engine', visits: 3 },
    { day: '2026-11-16', step: 'phone', visits: 4 },
    { day: '2026-11-22', step: 'engine', visits: 5 },
    { day: '2026-11-22', step: 'page', visits: 6 },
    { day: '2026-11-23', step: 'page', visits: 1000 },
  ];
  expect(totalsOf(days, periodOf(1, LAST))).toEqual({
    now: { entry: 0, page: 6, bar: 0, engine: 8, phone: 4, whatsapp: 0, exits: 12 },
    before: { entry: 1, page: 0, bar: 0, engine: 0, phone: 0, whatsapp: 2, exits: 2 },
  });
});

it('compares each day with the same day of the previous week', () => {
  const days: DayCount[] = [
    { day: '2026-11-10', step: 'phone', visits: 7 },
    { day: '2026-11-17', step: 'engine', visits: 9 },
    { day: '2026-11-17', step: 'bar', visits: 100 },
  ];
  const buckets = bucketsOf(days, periodOf(1, LAST));
  expect(buckets).toHaveLength(7);
  expect(buckets[1]).toEqual({ from: '2026-11-17', to: '2026-11-17', exits: 9, before: 7 });
  expect(buckets[2]).toEqual({ from: '2026-11-18', to: '2026-11-18', exits: 0, before: 0 });
});

it('shows four weeks by day, and thirteen by week', () => {
  const month = bucketsOf([], periodOf(4, LAST));
  expect([month.length, month.at(-1)?.from, month.at(-1)?.to]).toEqual([28, LAST, LAST]);

  const days: DayCount[] = [
    { day: '2026-08-24', step: 'engine', visits: 1 },
    { day: '2026-08-30', step: 'whatsapp', visits: 2 },
    { day: '2026-08-31', step: 'engine', visits: 4 },
    { day: '2026-05-31', step: 'engine', visits: 8 },
  ];
  const weeks = bucketsOf(days, periodOf(13, LAST));
  expect(weeks).toHaveLength(13);
  expect(weeks.slice(0, 2)).toEqual([
    { from: '2026-08-24', to: '2026-08-30', exits: 3, before: 8 },
    { from: '2026-08-31', to: '2026-09-06', exits: 4, before: 0 },
  ]);
  expect(weeks.at(-1)).toMatchObject({ from: '2026-11-16', to: LAST });
});
