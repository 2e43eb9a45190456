import { ptBR } from 'date-fns/locale/pt-BR';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog';
import { monthsBetween } from '@/lib/booking/stay';
import { DatesSummary } from './dates-summary';
import { type DatesPanelProps, StayCalendar } from './stay-calendar';

/** Months in reach, the current one included; more where the stay lies further ahead. */
const MONTHS = 12;
const MOST_MONTHS = 36;

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** The calendar on a phone: the whole screen, with months to scroll and the choice always in sight. */
export function DatesSheet(props: DatesPanelProps) {
  const { dates, today, messages, opener, onChange, onClose } = props;
  const complete = dates.checkIn !== null && dates.checkOut !== null;
  const [months] = useState(() => {
    const needed = monthsBetween(today, dates.checkOut ?? dates.checkIn ?? today) + 2;
    return Math.min(MOST_MONTHS, Math.max(MONTHS, needed));
  });
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        shape="full"
        // Inside the hotel's page, whose colors it keeps.
        container={opener.current?.closest('main')}
        closeLabel={messages.close}
        closeClassName="top-2 right-auto left-2"
        className="flex flex-col overflow-hidden!"
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          opener.current?.focus();
        }}
      >
        <div className="flex min-h-15 shrink-0 items-center justify-between gap-3 pr-4 pl-15">
          <DialogTitle className="font-serif text-xl">{messages.panel}</DialogTitle>
          <Button
            variant="link"
            className="min-h-11"
            onClick={() => onChange({ checkIn: null, checkOut: null })}
          >
            {messages.clear}
          </Button>
        </div>
        <div
          aria-hidden
          className="grid shrink-0 grid-cols-7 border-b border-line px-4 pb-2 text-center text-caption font-[600] text-ink-3"
        >
          {WEEKDAYS.map((weekday) => (
            <span key={weekday}>{ptBR.localize.day(weekday, { width: 'narrow' })}</span>
          ))}
        </div>
        <Months>
          <StayCalendar {...props} months={months} isList />
        </Months>
        <div className="numeric grid shrink-0 gap-3 border-t border-line px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))]">
          <p aria-live="polite" className="text-small">
            <DatesSummary dates={dates} messages={messages} />
          </p>
          <Button disabled={!complete} onClick={onClose}>
            {messages.apply}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}

/** Scrolls to the month of the chosen day once, when the calendar comes up. Past weeks are left out. */
function Months({ children }: { children: ReactNode }) {
  const scroller = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const table = scroller.current?.querySelector('[data-selected]')?.closest('table');
    table?.parentElement?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div
      ref={scroller}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pt-4 pb-8 [&_tbody_tr:not(:has(button:enabled))]:hidden"
    >
      {children}
    </div>
  );
}
