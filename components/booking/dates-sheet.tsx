import { ptBR } from 'date-fns/locale/pt-BR';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { weekdayDate } from '@/lib/booking/date-ranges';
import { type CalendarDate, monthsBetween } from '@/lib/format/date';
import { ConfirmDates } from './confirm-dates';
import { DatesSummary } from './dates-summary';
import { type DatesPanelProps, firstChoice, StayCalendar } from './stay-calendar';
import { StaySum } from './stay-sum';

/** Months in reach, including the current one; more if the stay is further ahead. */
const MONTHS = 12;
const MOST_MONTHS = 36;

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** How many months can be scrolled through, ending at the last day of the rules, if any. */
function monthsInReach({ dates, today, month, rules }: DatesPanelProps): number {
  const first = firstChoice(today, rules);
  if (rules?.lastDay) return Math.max(1, monthsBetween(first, rules.lastDay) + 1);
  const needed = monthsBetween(first, month ?? dates.checkOut ?? dates.checkIn ?? first) + 2;
  return Math.max(MONTHS, needed);
}

/**
 * The calendar on a phone: full screen, with months to scroll and the choice always visible. In
 * very large type, the chosen days and the guests button make room for the months.
 */
export function DatesSheet(props: DatesPanelProps) {
  const { dates, messages, month, opener, rules, nightly, guests, onChange, onClose } = props;
  const [months] = useState(() => Math.min(MOST_MONTHS, monthsInReach(props)));
  const isComplete = dates.checkIn !== null && dates.checkOut !== null;
  const isPriced = isComplete && nightly != null && nightly > 0;
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        shape="full"
        // Inside the hotel's page, to inherit its colors.
        container={opener.current?.closest('main')}
        closeLabel={messages.close}
        closeClassName="top-2! low:@min-[36rem]/sheet:top-3.5! @max-[18rem]/sheet:top-1! right-auto left-2 @max-[18rem]/sheet:left-1"
        className="@container/sheet flex flex-col overflow-hidden!"
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          opener.current?.focus();
        }}
      >
        <div className="sheet-beside">
          <div className="sheet-head">
            <DialogTitle>{messages.panel}</DialogTitle>
            <Button
              variant="link"
              className="min-h-11"
              onClick={() => onChange({ checkIn: null, checkOut: null })}
            >
              {messages.clear}
            </Button>
          </div>
          <ChosenDays {...props} />
        </div>
        <div
          aria-hidden
          className="grid shrink-0 grid-cols-7 border-b border-line px-4 pb-2 text-center text-caption font-[600] text-ink-3 @max-[18rem]/sheet:px-2 @max-[18rem]/sheet:pb-0.5"
        >
          {WEEKDAYS.map((weekday) => (
            <span key={weekday}>{ptBR.localize.day(weekday, { width: 'narrow' })}</span>
          ))}
        </div>
        <Months month={month}>
          <StayCalendar {...props} months={months} isList />
        </Months>
        <div className="sheet-beside numeric grid shrink-0 gap-3 low:@min-[36rem]/sheet:grid-cols-[2fr_3fr] border-t border-line px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] shadow-[0_-0.5rem_1.5rem_#16302b14] @max-[18rem]/sheet:gap-1.5 @max-[18rem]/sheet:px-2 @max-[18rem]/sheet:pt-1.5 @max-[18rem]/sheet:pb-[max(0.5rem,env(safe-area-inset-bottom))]">
          <p aria-live="polite" className={cn('text-small', isPriced && 'sr-only')}>
            <DatesSummary dates={dates} messages={messages} />
          </p>
          {isPriced ? <StaySum dates={dates} nightly={nightly} messages={messages} /> : null}
          <div className="flex flex-wrap gap-2.5">
            {guests ? (
              <Button
                variant="outline"
                className="grow px-4! @max-[18rem]/sheet:hidden"
                onClick={guests.onOpen}
              >
                <Icon name="users" className="size-5" />
                <span>
                  <span className="sr-only">{guests.label}: </span>
                  {guests.value}
                </span>
              </Button>
            ) : null}
            <ConfirmDates
              className="grow-999"
              dates={dates}
              rules={rules}
              messages={messages}
              onConfirm={onClose}
            />
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}

/** The two days as far as they are chosen; the one that is being chosen, or was last, is marked. */
function ChosenDays({ dates, messages }: DatesPanelProps) {
  const written = (date: CalendarDate | null) => (date ? weekdayDate(date) : '\u2014');
  const step = dates.checkIn ? 'checkOut' : 'checkIn';
  return (
    // The live text above the button says this in full.
    <div
      aria-hidden
      className="numeric mx-4 mb-2.5 low:@min-[36rem]/sheet:my-1.5 grid shrink-0 grid-cols-2 overflow-hidden rounded-2 border-[1.5px] border-control leading-snug font-[600] @max-[20rem]/sheet:text-small @max-[18rem]/sheet:hidden"
    >
      {(['checkIn', 'checkOut'] as const).map((name) => (
        <span
          key={name}
          className={cn(
            'px-3.5 py-2 last:border-l-[1.5px] last:border-control',
            name === step && 'bg-primary-soft shadow-[inset_0_-0.25rem_var(--color-primary-ui)]',
          )}
        >
          <span
            className={cn(
              'block text-caption font-[560]',
              name === step ? 'text-ink-2' : 'text-ink-3',
            )}
          >
            {messages[name]}
          </span>
          {written(dates[name])}
        </span>
      ))}
    </div>
  );
}

type MonthsProps = Pick<DatesPanelProps, 'month'> & { children: ReactNode };

/**
 * Scrolls to the requested month, or else to that of the selected day, once on opening. Past weeks
 * are hidden.
 */
function Months({ month, children }: MonthsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const day = scroller.current?.querySelector(
      month ? `[data-day="${month}"]:not([data-outside])` : '[data-selected]',
    );
    day?.closest('table')?.parentElement?.scrollIntoView({ block: 'start' });
    if (month) day?.querySelector('button')?.focus({ preventScroll: true });
  }, [month]);
  return (
    <div
      ref={scroller}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pt-3 pb-8 @max-[18rem]/sheet:px-2 [&_tbody_tr:not(:has(button:enabled))]:hidden"
    >
      {children}
    </div>
  );
}
