import { holidayOn } from '@/lib/booking/holidays';

const nameOn = (date: string) => holidayOn(date)?.name ?? null;

test.each([
  ['2026-12-25', 'christmas'],
  ['2027-01-01', 'newYear'],
  ['2026-04-21', 'tiradentes'],
  ['2026-05-01', 'labour'],
  ['2026-09-07', 'independence'],
  ['2026-10-12', 'aparecida'],
  ['2026-11-02', 'allSouls'],
  ['2026-11-15', 'republic'],
  ['2026-11-20', 'consciousness'],
])('%s is a holiday every year', (date, name) => {
  expect(holidayOn(date)).toEqual({ name, isNational: true });
});

test('Consciousness Day is national only since 2024', () => {
  expect(nameOn('2023-11-20')).toBeNull();
  expect(nameOn('2024-11-20')).toBe('consciousness');
});

// Easter Sunday: the earliest and latest dates it can have, and some in between.
test.each([
  [2024, '2024-02-12', '2024-02-13', '2024-03-29', '2024-05-30'],
  [2026, '2026-02-16', '2026-02-17', '2026-04-03', '2026-06-04'],
  [2027, '2027-02-08', '2027-02-09', '2027-03-26', '2027-05-27'],
  [2038, '2038-03-08', '2038-03-09', '2038-04-23', '2038-06-24'],
  [2285, '2285-02-02', '2285-02-03', '2285-03-20', '2285-05-21'],
])('the movable holidays of %i', (_year, monday, tuesday, friday, thursday) => {
  expect(holidayOn(monday)).toEqual({ name: 'carnival', isNational: false });
  expect(holidayOn(tuesday)).toEqual({ name: 'carnival', isNational: false });
  expect(holidayOn(friday)).toEqual({ name: 'goodFriday', isNational: true });
  expect(holidayOn(thursday)).toEqual({ name: 'corpusChristi', isNational: false });
});

test('a year has nine fixed and four movable holidays', () => {
  const days = Array.from({ length: 365 }, (_, day) =>
    new Date(Date.UTC(2027, 0, 1 + day)).toISOString().slice(0, 10),
  );
  expect(days.filter((day) => holidayOn(day) !== null)).toHaveLength(13);
});
