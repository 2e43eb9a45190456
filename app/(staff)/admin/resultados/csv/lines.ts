import { addDays, type CalendarDate, formatDate } from '@/lib/format/date';
import { type DayCount, type Period, totalsOf } from '@/lib/results/report';
import { REPORT_LINES } from '@/lib/results/staff-queries';
import { STEPS } from '@/lib/results/steps';
import type { GroupRow } from '../group-rows';

const DAY_COLUMNS = ['day', ...STEPS, 'exits', 'dayBefore', 'exitsBefore', 'difference'] as const;

/**
 * One line per day with its steps, and the exits of the day it is compared with. Cells are empty
 * for days before the very first count (`since`).
 */
export function dayLines(
  days: readonly DayCount[],
  { from, to, beforeFrom }: Period,
  since: CalendarDate | null,
  name: (column: (typeof DAY_COLUMNS)[number]) => string,
): string[][] {
  const lines = [DAY_COLUMNS.map(name)];
  for (let [day, dayBefore] = [from, beforeFrom]; day <= to; ) {
    const { now, before } = totalsOf(days, {
      from: day,
      to: day,
      beforeFrom: dayBefore,
      beforeTo: dayBefore,
    });
    const steps = STEPS.map((step) => now[step]);
    const counted = (date: CalendarDate, numbers: number[]) =>
      numbers.map((value) => (since !== null && date < since ? '' : String(value)));
    lines.push([
      formatDate(day) ?? '',
      ...counted(day, [...steps, now.exits]),
      formatDate(dayBefore) ?? '',
      ...counted(dayBefore, [before.exits, now.exits - before.exits]),
    ]);
    [day, dayBefore] = [addDays(day, 1), addDays(dayBefore, 1)];
  }
  return lines;
}

type GroupWords = {
  first: string;
  unnamed: string;
  /** Null where the table has no such column. */
  hotel: string | null;
  entries: string | null;
  counts: string[];
  /** Whether the previous period was counted; otherwise its cells are empty. */
  comparable: boolean;
  /** The text of the last line if more lines are missing after it. */
  cut: (count: number) => string;
};

/** The table of offers, hotels or campaigns; a last line says so if it may be incomplete. */
export function groupLines(rows: readonly GroupRow[], words: GroupWords): string[][] {
  const head = [words.first, words.hotel, words.entries, ...words.counts];
  return [
    head.filter((word) => word !== null),
    ...rows.map(({ name, hotel, entries, pages, bars, exits, before }) => [
      name ?? words.unnamed,
      ...(words.hotel === null ? [] : [hotel ?? '']),
      ...(entries === null ? [] : [String(entries)]),
      ...[pages, bars, exits].map(String),
      ...(words.comparable ? [before, exits - before].map(String) : ['', '']),
    ]),
    ...(rows.length < REPORT_LINES.file ? [] : [[words.cut(rows.length)]]),
  ];
}
