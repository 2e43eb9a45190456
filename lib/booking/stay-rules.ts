import { type CalendarDate, daysBetween } from '@/lib/format/date';
import { type DayNote, strictestNote } from './minimum-stay';
import type { StayDates } from './stay';

/** Which stays can be chosen, for example those of an offer. Each bound is optional. */
type StayLimits = {
  minNights?: number;
  maxNights?: number;
  /** The first day on which guests can arrive. */
  firstDay?: CalendarDate;
  /** The last day on which guests can leave. */
  lastDay?: CalendarDate;
};

/** Everything a calendar needs besides today's date. */
export type StayRules = StayLimits & { notes?: readonly DayNote[] };

/** Why a whole stay can't be confirmed. */
export type RuleProblem =
  | { kind: 'short'; nights: number; note: DayNote | null }
  | { kind: 'long'; nights: number }
  | { kind: 'outside' };

/** The notes of a day, in their order. */
export const notesOn = (date: CalendarDate, notes: readonly DayNote[]) =>
  notes.filter(({ from, to }) => from <= date && date <= to);

/** Why these dates can't be confirmed under the rules; null when they can, or while one is missing. */
export function ruleProblem(dates: StayDates, rules: StayRules): RuleProblem | null {
  const { checkIn, checkOut } = dates;
  if (!checkIn || !checkOut) return null;
  const { firstDay, lastDay, minNights = 1, maxNights } = rules;
  if ((firstDay && checkIn < firstDay) || (lastDay && checkOut > lastDay)) {
    return { kind: 'outside' };
  }
  const count = daysBetween(checkIn, checkOut);
  const note = strictestNote(checkIn, checkOut, rules.notes ?? []);
  const fewest = Math.max(minNights, note?.minNights ?? 1);
  if (count < fewest) {
    return { kind: 'short', nights: fewest, note: fewest === note?.minNights ? note : null };
  }
  return maxNights !== undefined && count > maxNights ? { kind: 'long', nights: maxNights } : null;
}
