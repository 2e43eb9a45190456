import { type CalendarDate, daysBetween } from '@/lib/format/date';
import type { StayDates } from './stay';

/** What a hotel says about some of its days. Both ends belong to them. */
export type DayNote = {
  from: CalendarDate;
  to: CalendarDate;
  text: string;
  /** The fewest nights of a stay that has a night among these days; null without such a rule. */
  minNights: number | null;
};

/** The fewest nights that a hotel takes on some of its days. */
export type MinimumStay = Pick<DayNote, 'from' | 'to' | 'minNights'>;

/** Which stays can be chosen, for example those of an offer. Each bound is optional. */
type StayLimits = {
  minNights?: number;
  maxNights?: number;
  /** The first day on which guests can arrive. */
  firstDay?: CalendarDate;
  /** The last day on which guests can leave. */
  lastDay?: CalendarDate;
};

/** Everything that a calendar knows beyond today. */
export type StayRules = StayLimits & { notes?: readonly DayNote[] };

/** Why a whole stay can't be confirmed. */
export type RuleProblem =
  | { kind: 'short'; nights: number; note: DayNote | null }
  | { kind: 'long'; nights: number }
  | { kind: 'outside' };

/** The notes of a day, in their order. */
export const notesOn = (date: CalendarDate, notes: readonly DayNote[]) =>
  notes.filter(({ from, to }) => from <= date && date <= to);

/** The note with the longest minimum among those that a night of the stay lies in. */
function strictestNote<Note extends MinimumStay>(
  checkIn: CalendarDate,
  checkOut: CalendarDate,
  notes: readonly Note[],
) {
  return notes
    .filter(({ from, to, minNights }) => minNights !== null && from < checkOut && to >= checkIn)
    .reduce<Note | null>(
      (most, note) => ((note.minNights ?? 0) > (most?.minNights ?? 0) ? note : most),
      null,
    );
}

/** The fewest nights that the hotel takes on the days of this stay, where it has fewer; else null. */
export function missedMinimum(
  { checkIn, checkOut }: StayDates,
  notes: readonly MinimumStay[],
): number | null {
  if (!checkIn || !checkOut) return null;
  const fewest = strictestNote(checkIn, checkOut, notes)?.minNights ?? 1;
  return daysBetween(checkIn, checkOut) < fewest ? fewest : null;
}

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
