import { addDays, type CalendarDate, calendarDate } from '@/lib/format/date';

/** A nationwide holiday; names are keys of `booking.calendar.holidays` in the catalog. */
export type Holiday = {
  name:
    | 'newYear'
    | 'carnival'
    | 'goodFriday'
    | 'tiradentes'
    | 'labour'
    | 'corpusChristi'
    | 'independence'
    | 'aparecida'
    | 'allSouls'
    | 'republic'
    | 'consciousness'
    | 'christmas';
  /** False if many people have the day off without a law that says so (ponto facultativo). */
  isNational: boolean;
};

const FIXED = {
  '01-01': 'newYear',
  '04-21': 'tiradentes',
  '05-01': 'labour',
  '09-07': 'independence',
  '10-12': 'aparecida',
  '11-02': 'allSouls',
  '11-15': 'republic',
  '11-20': 'consciousness',
  '12-25': 'christmas',
} as const satisfies Record<string, Holiday['name']>;

/** The first year in which a holiday is national (Lei 14.759/2023). */
const SINCE: Partial<Record<Holiday['name'], number>> = { consciousness: 2024 };

/** By their distance from Easter Sunday in days. */
const MOVABLE: readonly [days: number, holiday: Holiday][] = [
  [-48, { name: 'carnival', isNational: false }],
  [-47, { name: 'carnival', isNational: false }],
  [-2, { name: 'goodFriday', isNational: true }],
  [60, { name: 'corpusChristi', isNational: false }],
];

/** Easter Sunday of a year of the Gregorian calendar (Meeus, Jones, Butcher). */
function easter(year: number): CalendarDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d =
    (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return calendarDate(year, Math.floor(f / 31) - 1, (f % 31) + 1);
}

/** The movable holidays of a year by their dates. They never fall on the same day. */
function movable(year: number): Map<CalendarDate, Holiday> {
  const sunday = easter(year);
  return new Map(MOVABLE.map(([days, holiday]) => [addDays(sunday, days), holiday]));
}

const known = new Map<number, Map<CalendarDate, Holiday>>();

/** The Brazilian holiday on a date; null if there is none. */
export function holidayOn(date: CalendarDate): Holiday | null {
  const year = Number(date.slice(0, 4));
  const name = (FIXED as Record<string, Holiday['name'] | undefined>)[date.slice(5)];
  if (name && year >= (SINCE[name] ?? 0)) return { name, isNational: true };
  const ofYear = known.get(year) ?? movable(year);
  known.set(year, ofYear);
  return ofYear.get(date) ?? null;
}
