'use client';

import { format } from 'date-fns/format';
import { ptBR } from 'date-fns/locale/pt-BR';
import { type RefObject, useSyncExternalStore } from 'react';
import type { Modifiers } from 'react-day-picker';
import { Button } from '@/components/ui/button';
import { Calendar } from '@/components/ui/calendar';
import { Popover } from '@/components/ui/popover';
import {
  formatCalendarDate,
  fromCalendarDate,
  nights,
  pickDay,
  type StayDates,
  toCalendarDate,
} from '@/lib/booking/stay';
import type { CalendarDate } from '@/lib/format/date';
import { formatMessage } from '@/lib/i18n/format-message';
import { isBookingField } from './bar-field';
import type { BookingMessages } from './messages';

type DatesPanelProps = {
  dates: StayDates;
  today: CalendarDate;
  messages: BookingMessages['dates'];
  opener: RefObject<HTMLButtonElement | null>;
  onChange: (dates: StayDates) => void;
  onClose: () => void;
  /** Where the panel hangs and how wide it is; below the booking bar unless said otherwise. */
  className?: string;
};

/** The panel below the booking bar. */
const BELOW_BAR =
  'top-full right-0 left-0 mt-3.5 md:right-auto md:-left-3.5 md:mt-7 md:max-lg:mt-23.5 md:w-[min(50rem,100vw-2*var(--gutter))]';

/** Same width as the `md` breakpoint: below it there is room for one month. */
const TWO_MONTHS = '(width >= 48.0625rem)';

function useTwoMonths(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(TWO_MONTHS);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => window.matchMedia(TWO_MONTHS).matches,
  );
}

const asDate = (date: CalendarDate | null) => (date ? fromCalendarDate(date) : undefined);

/** The range calendar. Every click counts at once; the button only closes. */
export function DatesPanel({
  dates,
  today,
  messages,
  opener,
  onChange,
  onClose,
  className = BELOW_BAR,
}: DatesPanelProps) {
  const months = useTwoMonths() ? 2 : 1;
  const firstDay = fromCalendarDate(today);
  const complete = dates.checkIn !== null && dates.checkOut !== null;

  const dayName = (day: Date, modifiers: Modifiers) => {
    const date = format(day, 'PPPP', { locale: ptBR });
    const named = modifiers.today ? formatMessage(messages.today, { date }) : date;
    const calendarDate = toCalendarDate(day);
    if (calendarDate === dates.checkIn) return formatMessage(messages.firstDay, { date: named });
    if (calendarDate === dates.checkOut) return formatMessage(messages.lastDay, { date: named });
    return modifiers.range_middle ? formatMessage(messages.middleDay, { date: named }) : named;
  };

  return (
    <Popover
      title={messages.panel}
      opener={opener}
      onClose={onClose}
      isOpener={isBookingField}
      focusesItself
      className={className}
    >
      <Calendar
        mode="range"
        autoFocus
        numberOfMonths={months}
        today={firstDay}
        startMonth={firstDay}
        defaultMonth={asDate(dates.checkIn) ?? firstDay}
        disabled={{ before: firstDay }}
        selected={{ from: asDate(dates.checkIn), to: asDate(dates.checkOut) }}
        onSelect={(_range, day) => onChange(pickDay(dates, toCalendarDate(day)))}
        labels={{
          labelDayButton: dayName,
          labelPrevious: () => messages.previousMonth,
          labelNext: () => messages.nextMonth,
        }}
      />
      <div className="numeric mt-5 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-4.5">
        <p aria-live="polite" className="max-md:text-small">
          <Summary dates={dates} messages={messages} />
        </p>
        <div className="flex gap-2.5 max-md:w-full">
          <Button
            variant="outline"
            size="compact"
            className="max-md:min-h-11"
            onClick={() => onChange({ checkIn: null, checkOut: null })}
          >
            {messages.clear}
          </Button>
          <Button
            size="compact"
            className="max-md:min-h-11 max-md:flex-1"
            disabled={!complete}
            onClick={() => {
              onClose();
              opener.current?.focus();
            }}
          >
            {messages.apply}
          </Button>
        </div>
      </div>
    </Popover>
  );
}

/** Says what is chosen or what to choose next; a screen reader hears every change of it. */
function Summary({ dates, messages }: Pick<DatesPanelProps, 'dates' | 'messages'>) {
  const { checkIn, checkOut } = dates;
  if (!checkIn) return messages.pickCheckIn;
  const first = formatCalendarDate(checkIn);
  if (!checkOut) return formatMessage(messages.pickCheckOut, { checkIn: first });
  return (
    <>
      <b className="font-[640]">
        {formatMessage(messages.nights, { count: nights(checkIn, checkOut) })}
      </b>
      {formatMessage(messages.summary, { checkIn: first, checkOut: formatCalendarDate(checkOut) })}
    </>
  );
}
