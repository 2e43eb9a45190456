import { datesInWords } from '@/lib/booking/calendar-words';
import { messages } from '@/lib/i18n/catalogue';

const { range } = messages.hotels.rooms.script;

test.each([
  ['2026-12-15', '2026-12-18', 'ter, 15 a sex, 18 dez'],
  ['2026-12-30', '2027-01-02', 'qua, 30 dez a sáb, 2 jan'],
  ['2026-12-15', '2027-12-18', 'ter, 15 dez a sáb, 18 dez'],
])('%s to %s', (checkIn, checkOut, words) => {
  expect(datesInWords(checkIn, checkOut, range)).toBe(words);
});
