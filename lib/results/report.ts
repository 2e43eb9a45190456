import { addDays, type CalendarDate, daysBetween } from '@/lib/format/date';
import { EXITS, type Step } from './steps';

/** Two periods of equal length, inclusive: the one shown, and the one before it. */
export type Period = {
  from: CalendarDate;
  to: CalendarDate;
  beforeFrom: CalendarDate;
  beforeTo: CalendarDate;
};

/** The weeks that end on a day, which should be over: a partial day is not comparable. */
export function periodOf(weeks: number, to: CalendarDate): Period {
  const from = addDays(to, 1 - 7 * weeks);
  return { from, to, beforeFrom: addDays(from, -7 * weeks), beforeTo: addDays(from, -1) };
}

export type DayCount = { day: CalendarDate; step: Step; visits: number };

/** `exits` is the sum of the steps in EXITS. */
export type Totals = Record<Step, number> & { exits: number };

const isExit = (step: Step) => EXITS.some((exit) => exit === step);

function totals(days: readonly DayCount[], from: CalendarDate, to: CalendarDate): Totals {
  const sums = { entry: 0, page: 0, bar: 0, engine: 0, phone: 0, whatsapp: 0, exits: 0 };
  for (const { day, step, visits } of days) {
    if (day < from || day > to) continue;
    sums[step] += visits;
    if (isExit(step)) sums.exits += visits;
  }
  return sums;
}

/** The totals of a period and of the one before it. */
export const totalsOf = (days: readonly DayCount[], period: Period) => ({
  now: totals(days, period.from, period.to),
  before: totals(days, period.beforeFrom, period.beforeTo),
});

/** Whether anything was counted in the period before; if not, a comparison means nothing. */
export const isComparable = (days: readonly DayCount[], { from }: Period) =>
  days.some(({ day }) => day < from);

/** The exits of one day or week, and those of its counterpart in the period before. */
export type Bucket = {
  from: CalendarDate;
  to: CalendarDate;
  exits: number;
  before: number;
  /** What ended before the first count: its zeros mean nothing. */
  uncounted?: 'before' | 'both';
};

/** Longer periods are shown by week. */
const MOST_DAYS = 28;

/** Marks the days or weeks from before the day of the first count. */
export function markUncounted(
  buckets: readonly Bucket[],
  first: CalendarDate,
  { from, beforeFrom }: Period,
): Bucket[] {
  const back = daysBetween(from, beforeFrom);
  return buckets.map((bucket) => {
    const { to } = bucket;
    if (addDays(to, back) >= first) return bucket;
    return { ...bucket, uncounted: to < first ? 'both' : 'before' };
  });
}

/** The exits of a period by day, or by week if it is long. */
export function bucketsOf(days: readonly DayCount[], { from, to, beforeFrom }: Period): Bucket[] {
  const count = daysBetween(from, to) + 1;
  const size = count > MOST_DAYS ? 7 : 1;
  return Array.from({ length: count / size }, (_, i) => {
    const [start, end] = [i * size, (i + 1) * size - 1];
    return {
      from: addDays(from, start),
      to: addDays(from, end),
      exits: totals(days, addDays(from, start), addDays(from, end)).exits,
      before: totals(days, addDays(beforeFrom, start), addDays(beforeFrom, end)).exits,
    };
  });
}
