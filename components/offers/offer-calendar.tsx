import { format } from 'date-fns/format';
import { ptBR } from 'date-fns/locale/pt-BR';
import { Calendar } from '@/components/ui/calendar';
import type { StayDates } from '@/lib/booking/stay';
import { type CalendarDate, fromCalendarDate, toCalendarDate } from '@/lib/format/date';
import { formatMessage } from '@/lib/i18n/format-message';
import {
  firstArrival,
  isArrival,
  isDeparture,
  monthsOf,
  type OfferStay,
  openingDay,
} from '@/lib/offers/stay-fit';
import type { PlannerMessages } from './planner-messages';

type OfferCalendarProps = {
  stay: OfferStay;
  dates: StayDates;
  today: CalendarDate;
  messages: PlannerMessages['calendar'];
  onPick: (day: CalendarDate) => void;
};

const asDate = (date: CalendarDate | null) => (date ? fromCalendarDate(date) : undefined);

/** One month of an offer: days on which a stay can begin, or end once its arrival is chosen. */
export function OfferCalendar({ stay, dates, today, messages, onPick }: OfferCalendarProps) {
  const { checkIn, checkOut } = dates;
  const first = firstArrival(stay, today) ?? today;
  const start = fromCalendarDate(first);
  const end = new Date(start.getFullYear(), start.getMonth() + monthsOf(stay, first) - 1, 1);
  const canBeChosen = (day: CalendarDate) =>
    isArrival(stay, day, today) ||
    (checkIn !== null && checkOut === null && isDeparture(stay, checkIn, day));
  const dayName = (day: Date) => {
    const date = format(day, 'PPPP', { locale: ptBR });
    const calendarDate = toCalendarDate(day);
    if (calendarDate === checkIn) return formatMessage(messages.firstDay, { date });
    return calendarDate === checkOut ? formatMessage(messages.lastDay, { date }) : date;
  };
  return (
    <Calendar
      // A stay that arrives with the script is shown in its own month.
      key={checkIn?.slice(0, 7) ?? ''}
      mode="range"
      numberOfMonths={1}
      today={fromCalendarDate(today)}
      startMonth={start}
      endMonth={end}
      defaultMonth={fromCalendarDate(checkIn ?? openingDay(stay, first, today))}
      disabled={(day: Date) => !canBeChosen(toCalendarDate(day))}
      selected={{ from: asDate(checkIn), to: asDate(checkOut) }}
      onSelect={(_range, day) => onPick(toCalendarDate(day))}
      labels={{
        labelDayButton: dayName,
        labelPrevious: () => messages.previousMonth,
        labelNext: () => messages.nextMonth,
      }}
    />
  );
}
