import type { DayNote, MinimumStay } from '@/lib/booking/minimum-stay';
import { type CalendarDate, isCalendarDate } from '@/lib/format/date';
import { wholeNumber } from '@/lib/format/numbers';
import { ITEM_LIMITS, MIN_NIGHTS } from '@/lib/hotels/limits';
import { type StoredItem, text } from './stored-values';

/** Most notes sent with a page: calendars show the next months, not years. */
const NOTES_SHOWN = 24;

/**
 * Reads a stored note; empty if a day does not exist, the days are reversed or the text is blank.
 */
export function toDayNote({ from, to, text: words, min_nights }: StoredItem): DayNote[] {
  const said = text(words);
  const last = to === null || to === undefined || to === '' ? from : to;
  if (!isCalendarDate(from) || !isCalendarDate(last) || last < from || !said) return [];
  return [
    {
      from,
      to: last,
      text: [...said].slice(0, ITEM_LIMITS.note).join(''),
      minNights: wholeNumber(min_nights, MIN_NIGHTS),
    },
  ];
}

/** The notes whose days are not all over, earliest first. */
export const upcomingNotes = (notes: readonly DayNote[], today: CalendarDate): DayNote[] =>
  notes
    .filter(({ to }) => to >= today)
    .toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))
    .slice(0, NOTES_SHOWN);

/** The part of a calendar's notes that cards need: the minimum nights of a stay. */
export const minimumStays = (notes: readonly DayNote[], today: CalendarDate): MinimumStay[] =>
  upcomingNotes(notes, today).flatMap(({ from, to, minNights }) =>
    minNights === null ? [] : [{ from, to, minNights }],
  );
