import { format } from 'date-fns/format';
import { ptBR } from 'date-fns/locale/pt-BR';
import { type RefObject, useMemo } from 'react';
import type { Modifiers } from 'react-day-picker';
import { Calendar } from '@/components/ui/calendar';
import { holidayOn } from '@/lib/booking/holidays';
import { pickDay, type StayDates } from '@/lib/booking/stay';
import { notesOn, type StayRules } from '@/lib/booking/stay-rules';
import { type CalendarDate, fromCalendarDate, toCalendarDate } from '@/lib/format/date';
import { formatMessage } from '@/lib/i18n/format-message';
import { dayLabels } from './calendar-days';
import { CalendarMonth, MonthContext } from './calendar-month';
import type { BookingMessages } from './messages';

export type DatesPanelProps = {
  dates: StayDates;
  today: CalendarDate;
  messages: BookingMessages['dates'];
  opener: RefObject<HTMLElement | null>;
  onChange: (dates: StayDates) => void;
  onClose: () => void;
  /** A day of the month to open at; the month of check-in by default. */
  month?: CalendarDate | null;
  /** Positions and sizes the panel; below the booking bar by default. */
  className?: string;
  /** The hotel's notes on days, and which stays can be chosen. */
  rules?: StayRules;
  /** The price per night (BRL), to total the chosen nights; null or missing if none. */
  nightly?: number | null;
  /** On a phone, opens the guests panel, whose field the calendar covers. */
  guests?: { label: string; value: string; onOpen: () => void };
};

type StayCalendarProps = Pick<
  DatesPanelProps,
  'dates' | 'today' | 'messages' | 'month' | 'rules' | 'onChange'
> & {
  months: number;
  /** Lists all months from the first selectable one on, without arrows. */
  isList?: boolean;
};

const NO_RULES: StayRules = {};

const asDate = (date: CalendarDate | null) => (date ? fromCalendarDate(date) : undefined);

/** The first day that can be chosen. */
export const firstChoice = (today: CalendarDate, { firstDay }: StayRules = NO_RULES) =>
  firstDay && firstDay > today ? firstDay : today;

const MARKS = { holiday: 'day-holiday', note: 'day-note', minimum: 'day-minimum' };
const LIST = {
  months: 'grid gap-4',
  month_caption: 'col-span-3 px-1.5 font-serif text-xl leading-9 font-[520]',
};

/**
 * The range calendar of a stay. Days before today or outside of the rules can't be chosen, and each
 * click takes effect at once. Holidays and the hotel's notes are marked, part of their day's name,
 * and repeated in words below each month.
 */
export function StayCalendar(props: StayCalendarProps) {
  const { dates, today, messages, month, rules = NO_RULES, onChange, months, isList } = props;
  const first = firstChoice(today, rules);
  const firstDay = fromCalendarDate(first);
  const lastDay = asDate(rules.lastDay ?? null);
  const notes = useMemo(() => rules.notes ?? [], [rules.notes]);
  const context = useMemo(() => ({ today, notes, messages }), [today, notes, messages]);
  const dayName = (day: Date, modifiers: Modifiers) => {
    const calendarDate = toCalendarDate(day);
    const date = [
      format(day, 'PPPP', { locale: ptBR }),
      ...dayLabels(calendarDate, notes, messages),
    ].join(', ');
    const named = modifiers.today ? formatMessage(messages.today, { date }) : date;
    if (calendarDate === dates.checkIn) return formatMessage(messages.firstDay, { date: named });
    if (calendarDate === dates.checkOut) return formatMessage(messages.lastDay, { date: named });
    return modifiers.range_middle ? formatMessage(messages.middleDay, { date: named }) : named;
  };
  const hasNote = (isRule: boolean) => (day: Date) =>
    notesOn(toCalendarDate(day), notes).some(({ minNights }) => (minNights !== null) === isRule);
  return (
    <MonthContext value={context}>
      <Calendar
        mode="range"
        autoFocus={!(isList && month)}
        numberOfMonths={months}
        today={fromCalendarDate(today)}
        startMonth={firstDay}
        endMonth={lastDay}
        defaultMonth={isList ? firstDay : (asDate(month ?? dates.checkIn) ?? firstDay)}
        hideNavigation={isList}
        disableNavigation={isList}
        hideWeekdays={isList}
        classNames={isList ? LIST : undefined}
        components={{ Month: CalendarMonth }}
        disabled={lastDay ? [{ before: firstDay }, { after: lastDay }] : { before: firstDay }}
        modifiers={{
          holiday: (day) => holidayOn(toCalendarDate(day)) !== null,
          note: hasNote(false),
          minimum: hasNote(true),
        }}
        modifiersClassNames={MARKS}
        selected={{ from: asDate(dates.checkIn), to: asDate(dates.checkOut) }}
        onSelect={(_range, day) => onChange(pickDay(dates, toCalendarDate(day)))}
        labels={{
          labelDayButton: dayName,
          labelPrevious: () => messages.previousMonth,
          labelNext: () => messages.nextMonth,
        }}
      />
    </MonthContext>
  );
}
