import { missedMinimum, strictestNote } from '@/lib/booking/minimum-stay';

const note = (from: string, to: string, minNights: number | null) => ({ from, to, minNights });
const EVE = note('2026-12-28', '2027-01-02', 5);

it.each([
  ['the night before it is left', '2026-12-27', '2026-12-28', null],
  ['its first night', '2026-12-27', '2026-12-29', 5],
  ['its last night', '2027-01-02', '2027-01-03', 5],
  ['the night after it', '2027-01-03', '2027-01-04', null],
  ['as many nights as it asks for', '2026-12-28', '2027-01-02', null],
  ['one night too few', '2026-12-28', '2027-01-01', 5],
])('returns the missed minimum for %s', (_, checkIn, checkOut, fewest) => {
  expect(missedMinimum({ checkIn, checkOut }, [EVE])).toBe(fewest);
});

it('returns no missed minimum while an end of the stay is open', () => {
  const [checkIn, checkOut] = ['2026-12-28', '2026-12-29'];
  expect(missedMinimum({ checkIn, checkOut: null }, [EVE])).toBeNull();
  expect(missedMinimum({ checkIn: null, checkOut }, [EVE])).toBeNull();
});

it('uses the longest of several minimums in any order, and the first of equal ones', () => {
  const [long, none] = [
    { ...EVE, minNights: 7 },
    { ...EVE, minNights: null },
  ];
  const strictest = (...notes: (typeof EVE | typeof none)[]) =>
    strictestNote('2026-12-28', '2026-12-30', notes);
  expect(strictest(EVE, long, none)).toBe(long);
  expect(strictest(long, none, EVE)).toBe(long);
  expect(strictest(EVE, { ...EVE })).toBe(EVE);
  expect(strictest(none)).toBeNull();
});
