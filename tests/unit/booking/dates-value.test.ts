import { datesValue } from '@/components/booking/messages';
import { messages } from '@/lib/i18n/catalogue';

test.each([
  [null, null, 'Escolha as datas'],
  ['2026-12-24', null, 'Check-in 24/12/2026'],
  [null, '2026-12-27', 'Check-out 27/12/2026'],
  ['2026-12-24', '2026-12-27', '24/12/2026 a 27/12/2026'],
] as const)('describes the days %s and %s in a field', (checkIn, checkOut, text) => {
  expect(datesValue({ checkIn, checkOut }, messages.booking.dates)).toBe(text);
});
