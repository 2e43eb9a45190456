import { addDays, formatDate } from '@/lib/format/date';
import { type DayCount, type Period, totalsOf } from '@/lib/results/report';
import { STEPS } from '@/lib/results/steps';
import type { GroupRow } from '../group-rows';

const DAY_COLUMNS = ['day', ...STEPS, 'exits', 'dayBefore', 'exitsBefore', 'difference'] as const;

/** Each day with its steps, and the ways out of the day that it is compared with. */
export function dayLines(
  days: readonly DayCount[],
  { from, to, beforeFrom }: Period,
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
    lines.push([
      formatDate(day) ?? '',
      ...[...steps, now.exits].map(String),
      formatDate(dayBefore) ?? '',
      ...[before.exits, now.exits - before.exits].map(String),
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
};

/** The table of offers, hotels or campaigns. */
export function groupLines(rows: readonly GroupRow[], words: GroupWords): string[][] {
  const head = [words.first, words.hotel, words.entries, ...words.counts];
  return [
    head.filter((word) => word !== null),
    ...rows.map(({ name, hotel, entries, pages, bars, exits, before }) => [
      name ?? words.unnamed,
      ...(words.hotel === null ? [] : [hotel ?? '']),
      ...(entries === null ? [] : [String(entries)]),
      ...[pages, bars, exits, before, exits - before].map(String),
    ]),
  ];
}
