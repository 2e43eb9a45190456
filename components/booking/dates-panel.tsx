'use client';

import { Button } from '@/components/ui/button';
import { Popover } from '@/components/ui/popover';
import { isBookingField } from './bar-field';
import { ConfirmDates } from './confirm-dates';
import { DatesSheet } from './dates-sheet';
import { DatesSummary } from './dates-summary';
import { type DatesPanelProps, StayCalendar } from './stay-calendar';
import { useRoomy } from './use-roomy';

/** The panel below the booking bar. */
const BELOW_BAR =
  'top-full right-0 left-0 mt-3.5 md:right-auto md:-left-3.5 md:mt-7 md:max-lg:mt-23.5 md:w-[min(50rem,100vw-2*var(--gutter))]';

/** The calendar of a stay: two months below its field, on a phone a sheet of many. */
export function DatesPanel(props: DatesPanelProps) {
  const { month, today } = props;
  const Panel = useRoomy() ? DatesPopover : DatesSheet;
  // The calendar starts with the current month anyway.
  return <Panel {...props} month={month && month > today ? month : null} />;
}

/** Each click takes effect at once; the button only closes. */
function DatesPopover(props: DatesPanelProps) {
  const { dates, messages, opener, rules, onChange, onClose, className = BELOW_BAR } = props;
  return (
    <Popover
      title={messages.panel}
      opener={opener}
      onClose={onClose}
      isOpener={isBookingField}
      focusesItself
      className={className}
    >
      <StayCalendar {...props} months={2} />
      <div className="numeric mt-5 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-4.5">
        <p aria-live="polite">
          <DatesSummary dates={dates} messages={messages} />
        </p>
        <div className="flex gap-2.5">
          <Button
            variant="outline"
            size="compact"
            onClick={() => onChange({ checkIn: null, checkOut: null })}
          >
            {messages.clear}
          </Button>
          <ConfirmDates
            size="compact"
            dates={dates}
            rules={rules}
            messages={messages}
            onConfirm={() => {
              opener.current?.focus();
              onClose();
            }}
          />
        </div>
      </div>
    </Popover>
  );
}
