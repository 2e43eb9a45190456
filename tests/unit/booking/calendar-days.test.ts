import { dayLabels, monthLines } from '@/components/booking/calendar-days';
import type { DayNote } from '@/lib/booking/minimum-stay';
import { messages as catalogue } from '@/lib/i18n/catalogue';

const messages = catalogue.booking.dates;
const NOTES: DayNote[] = [
  { from: '2026-12-28', to: '2027-01-02', text: 'Réveillon', minNights: 5 },
  { from: '2026-12-19', to: '2026-12-19', text: 'Alta temporada', minNights: null },
];
const linesOf = (month: string, today = '2026-11-22', notes = NOTES) =>
  monthLines({ month, today, notes, messages }).map(({ kind, days, text }) => [kind, days, text]);

test('lists the holidays and notes of a month by day', () => {
  expect(linesOf('2026-12-01')).toEqual([
    ['note', '19', 'Alta temporada'],
    ['holiday', '25', 'Natal, feriado nacional'],
    ['minimum', '28 a 31', 'Mínimo de 5 noites. Réveillon'],
  ]);
});

test('begins a note that continues from the previous month on the first', () => {
  expect(linesOf('2027-01-15')).toEqual([
    ['holiday', '1', 'Confraternização Universal, feriado nacional'],
    ['minimum', '1 a 2', 'Mínimo de 5 noites. Réveillon'],
  ]);
});

test('puts both days of Carnival on one line', () => {
  expect(linesOf('2027-02-01')).toEqual([['holiday', '8 e 9', 'Carnaval, ponto facultativo']]);
});

test('leaves out past days', () => {
  expect(linesOf('2026-12-01', '2026-12-26')).toEqual([
    ['minimum', '28 a 31', 'Mínimo de 5 noites. Réveillon'],
  ]);
  expect(linesOf('2026-11-01', '2026-11-22')).toEqual([]);
});

test.each([
  ['2026-12-25', ['Natal']],
  ['2026-12-19', ['Alta temporada']],
  ['2027-01-01', ['Confraternização Universal', 'Mínimo de 5 noites. Réveillon']],
  ['2026-12-18', []],
])('returns the labels of %s', (day, words) => {
  expect(dayLabels(day, NOTES, messages)).toEqual(words);
});
