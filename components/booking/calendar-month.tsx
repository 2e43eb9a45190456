import { createContext, useContext } from 'react';
import type { MonthProps } from 'react-day-picker';
import type { DayNote } from '@/lib/booking/minimum-stay';
import { type CalendarDate, toCalendarDate } from '@/lib/format/date';
import { monthLines } from './calendar-days';
import type { BookingMessages } from './messages';

type MonthContextValue = {
  today: CalendarDate;
  notes: readonly DayNote[];
  messages: BookingMessages['dates'];
};

/** What months show below their days; a context, as the calendar forwards no props. */
export const MonthContext = createContext<MonthContextValue | null>(null);

/** A month of the calendar with its holidays and the hotel's notes in words. */
export function CalendarMonth({ calendarMonth, displayIndex: _, children, ...props }: MonthProps) {
  const context = useContext(MonthContext);
  const month = toCalendarDate(calendarMonth.date);
  const lines = context ? monthLines({ ...context, month }) : [];
  return (
    <div {...props}>
      {children}
      {lines.length > 0 ? (
        <ul className="day-lines">
          {lines.map(({ kind, days, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two notes may have the same text and days
            <li key={index} className={`day-line-${kind}`}>
              <b>{days}</b> {text}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
