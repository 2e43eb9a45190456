import { format } from 'date-fns/format';
import { ptBR } from 'date-fns/locale/pt-BR';
import type { RefObject } from 'react';
import type { Modifiers } from 'react-day-picker';
import { Calendar } from '@/components/ui/calendar';
import { fromCalendarDate, pickDay, type StayDates, toCalendarDate } from '@/lib/booking/stay';
import type { CalendarDate } from '@/lib/format/date';
import { formatMessage } from '@/lib/i18n/format-message';
import type { BookingMessages } from './messages';

export type DatesPanelProps = {
  dates: StayDates;
  today: CalendarDate;
  messages: BookingMessages['dates'];
  opener: RefObject<HTMLElement | null>;
  onChange: (dates: StayDates) => void;
  onClose: () => void;
  /** Where the panel hangs and how wide it is; below the booking bar unless said otherwise. */
  className?: string;
};

type StayCalendarProps = Pick<DatesPanelProps, 'dates' | 'today' | 'messages' | 'onChange'> & {
  months: number;
  /** All months below one another from this one on, without arrows; else from check-in on. */
  isList?: boolean;
};

const asDate = (date: CalendarDate | null) => (date ? fromCalendarDate(date) : undefined);

/** The range calendar of a stay: days before today can't be chosen, and every click counts at once. */
export function StayCalendar(props: StayCalendarProps) {
  const { dates, today, messages, onChange, months, isList } = props;
  const firstDay = fromCalendarDate(today);
  const dayName = (day: Date, modifiers: Modifiers) => {
    const date = format(day, 'PPPP', { locale: ptBR });
    const named = modifiers.today ? formatMessage(messages.today, { date }) : date;
    const calendarDate = toCalendarDate(day);
    if (calendarDate === dates.checkIn) return formatMessage(messages.firstDay, { date: named });
    if (calendarDate === dates.checkOut) return formatMessage(messages.lastDay, { date: named });
    return modifiers.range_middle ? formatMessage(messages.middleDay, { date: named }) : named;
  };
  return (
    <Calendar
      mode="range"
      autoFocus
      numberOfMonths={months}
      today={firstDay}
      startMonth={firstDay}
      defaultMonth={isList ? firstDay : (asDate(dates.checkIn) ?? firstDay)}
      hideNavigation={isList}
      disableNavigation={isList}
      hideWeekdays={isList}
      disabled={{ before: firstDay }}
      selected={{ from: asDate(dates.checkIn), to: asDate(dates.checkOut) }}
      onSelect={(_range, day) => onChange(pickDay(dates, toCalendarDate(day)))}
      labels={{
        labelDayButton: dayName,
        labelPrevious: () => messages.previousMonth,
        labelNext: () => messages.nextMonth,
      }}
    />
  );
}
