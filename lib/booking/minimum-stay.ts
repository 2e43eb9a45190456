import { type CalendarDate, daysBetween } from '@/lib/format/date';
import type { StayDates } from './stay';

/** A hotel's note about a range of days, both ends inclusive. */
export type DayNote = {
  from: CalendarDate;
  to: CalendarDate;
  text: string;
  /** The minimum nights of a stay with a night in this range; null if there is no minimum. */
  minNights: number | null;
};

/** A hotel's minimum nights for a range of days. */
export type MinimumStay = Pick<DayNote, 'from' | 'to' | 'minNights'>;

/** The note with the longest minimum among those that cover a night of the stay. */
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

/** The minimum nights of the hotel on these dates if the stay has fewer; else null. */
export function missedMinimum(
  { checkIn, checkOut }: StayDates,
  notes: readonly MinimumStay[],
): number | null {
  if (!checkIn || !checkOut) return null;
  const fewest = strictestNote(checkIn, checkOut, notes)?.minNights ?? 1;
  return daysBetween(checkIn, checkOut) < fewest ? fewest : null;
}
