import { formatDay, formatMoment } from '@/lib/format/moment';

it.each([
  ['2026-11-21T02:59:59+00:00', '20/11/2026'],
  ['2026-11-21 03:00:00.123456+00', '21/11/2026'],
  ['ontem', null],
  [null, null],
])('the moment %j was on %j in São Paulo', (moment, expected) => {
  expect(formatDay(moment)).toBe(expected);
});

it.each([
  ['2026-11-21T01:30:00.123456+00:00', '20/11/2026 22:30:00'],
  ['2026-11-21T03:00:00Z', '21/11/2026 00:00:00'],
  ['ontem', null],
  [null, null],
])('formats %j in São Paulo time as %j', (value, expected) => {
  expect(formatMoment(value)).toBe(expected);
});
