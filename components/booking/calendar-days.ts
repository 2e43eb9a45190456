import { holidayOn } from '@/lib/booking/holidays';
import type { DayNote } from '@/lib/booking/minimum-stay';
import { notesOn } from '@/lib/booking/stay-rules';
import { type CalendarDate, calendarDate, dayOfMonth } from '@/lib/format/date';
import { listOf } from '@/lib/format/list-of';
import { formatMessage } from '@/lib/i18n/format-message';
import type { BookingMessages } from './messages';

type Messages = BookingMessages['dates'];

/** What a note asks for and says, in words. */
function noteText({ text, minNights }: DayNote, { rules }: Messages): string {
  if (minNights === null) return text;
  return `${formatMessage(rules.minimum, { count: minNights })}. ${text}`;
}

/** What is special about a day, to be added to its name: its holiday and the hotel's notes. */
export function dayLabels(date: CalendarDate, notes: readonly DayNote[], messages: Messages) {
  const holiday = holidayOn(date);
  return [
    ...(holiday ? [messages.holidays[holiday.name]] : []),
    ...notesOn(date, notes).map((note) => noteText(note, messages)),
  ];
}

/** A line below a month. `day` is the sort key; `days` are the days that it is about. */
export type MonthLine = {
  kind: 'holiday' | 'note' | 'minimum';
  day: number;
  days: string;
  text: string;
};

type MonthLinesOptions = {
  /** Any day of the month. */
  month: CalendarDate;
  /** Earlier days are over and not worth a line. */
  today: CalendarDate;
  notes: readonly DayNote[];
  messages: Messages;
};

/** The holidays and notes of a month in words, ordered by day. */
export function monthLines({ month, today, notes, messages }: MonthLinesOptions): MonthLine[] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const length = dayOfMonth(calendarDate(year, number, 0));
  const dateOf = (day: number) => `${month.slice(0, 8)}${String(day).padStart(2, '0')}`;
  const holidays = Array.from({ length }, (_, index) => index + 1).flatMap((day): MonthLine[] => {
    const holiday = dateOf(day) >= today ? holidayOn(dateOf(day)) : null;
    if (!holiday) return [];
    const kind = holiday.isNational ? messages.rules.national : messages.rules.optional;
    const name = messages.holidays[holiday.name];
    return [{ kind: 'holiday', day, days: String(day), text: formatMessage(kind, { name }) }];
  });
  const said = notes.flatMap((note): MonthLine[] => {
    const [first, last] = [dateOf(1), dateOf(length)];
    if (note.to < first || note.from > last || note.to < today) return [];
    const from = note.from < first ? 1 : dayOfMonth(note.from);
    const to = note.to > last ? length : dayOfMonth(note.to);
    const days =
      from === to ? String(from) : formatMessage(messages.rules.days, { first: from, last: to });
    const kind = note.minNights === null ? 'note' : 'minimum';
    return [{ kind, day: from, days, text: noteText(note, messages) }];
  });
  return merged(holidays)
    .concat(said)
    .toSorted((a, b) => a.day - b.day);
}

/** Merges consecutive days of one holiday, such as Carnival's two. */
function merged(lines: MonthLine[]): MonthLine[] {
  const all: MonthLine[] = [];
  for (const line of lines) {
    const before = all.at(-1);
    if (before && before.text === line.text && before.day === line.day - 1) {
      before.days = listOf([before.days, line.days]);
    } else all.push(line);
  }
  return all;
}
