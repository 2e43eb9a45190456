import { pillMessages } from '@/components/booking/messages';
import { describeStay } from '@/components/booking/stay-text';
import {
  compactRange,
  longRange,
  shortRange,
  weekdayDate,
  weekdayRange,
} from '@/lib/booking/date-ranges';
import { messages } from '@/lib/i18n/catalogue';

it.each([
  ['2026-12-15', '2026-12-18', '15 a 18 dez', '15 a 18 dez', 'Ter 15 a sex 18 dez'],
  ['2026-11-28', '2026-12-03', '28 nov a 3 dez', '28/11 a 3/12', 'Sáb 28 nov a qui 3 dez'],
  ['2026-12-30', '2027-01-02', '30 dez a 2 jan', '30/12 a 2/01', 'Qua 30 dez a sáb 2 jan'],
  ['2026-05-01', '2027-05-02', '1º mai a 2 mai', '1/05 a 2/05', 'Sex 1º mai a dom 2 mai'],
])('%s to %s', (checkIn, checkOut, short, compact, weekdays) => {
  expect(shortRange({ checkIn, checkOut })).toBe(short);
  expect(compactRange({ checkIn, checkOut })).toBe(compact);
  expect(weekdayRange({ checkIn, checkOut })).toBe(weekdays);
});

it('starts with a lowercase letter on paper, where it follows other words', () => {
  const stay = { checkIn: '2026-12-15', checkOut: '2026-12-18' };
  expect(
    describeStay(stay, { adults: 2, childrenAges: [] }, pillMessages(messages.booking)).whole,
  ).toBe('ter 15 a sex 18 dez 2026, 3 noites, 2 adultos');
});

it('formats a single day as in a range', () => {
  expect(weekdayDate('2026-12-05')).toBe('Sáb 5 dez');
  expect(weekdayDate('2027-01-01')).toBe('Sex 1º jan');
});

it('spells out the months for screen readers', () => {
  expect(longRange({ checkIn: '2026-12-15', checkOut: '2026-12-18' })).toBe('15 a 18 de dezembro');
  expect(longRange({ checkIn: '2026-11-28', checkOut: '2026-12-03' })).toBe(
    '28 de novembro a 3 de dezembro',
  );
  expect(longRange({ checkIn: '2026-12-30', checkOut: '2027-01-01' })).toBe(
    '30 de dezembro a 1º de janeiro',
  );
});
