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

/** The note with the longest minimum among those that a night of the stay lies in. */
export function strictestNote<Note extends MinimumStay>(
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
