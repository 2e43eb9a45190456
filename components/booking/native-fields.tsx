import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { ADULTS, CHILD_AGE, CHILDREN } from '@/lib/booking/guests';
import { STAY_NAMES } from '@/lib/booking/stay-names';
import type { CalendarDate } from '@/lib/format/date';
import { formatMessage } from '@/lib/i18n/format-message';
import type { BookingMessages } from './messages';

/** The panel of a field until its script has loaded: plain form fields in a popover. */
function NativePanel({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cn('native-panel', className)} />;
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the caller passes the control as children
    <label>
      <span>{label}</span>
      {children}
    </label>
  );
}

type NativeFieldsProps<Part extends 'dates' | 'guests'> = {
  panel: ComponentProps<'div'>;
  messages: BookingMessages[Part];
};

/** Check-in and check-out as native date fields; the server validates their values. */
export function NativeDates({ panel, messages }: NativeFieldsProps<'dates'>) {
  return (
    <NativePanel {...panel}>
      <Labelled label={messages.checkIn}>
        <input type="date" name={STAY_NAMES.checkIn} />
      </Labelled>
      <Labelled label={messages.checkOut}>
        <input type="date" name={STAY_NAMES.checkOut} />
      </Labelled>
    </NativePanel>
  );
}

type NativeDayProps = {
  panel: ComponentProps<'div'>;
  label: string;
  /** What the page was rendered for, and the first day that can be chosen. */
  day: CalendarDate | null;
  min: CalendarDate;
};

/** Check-in alone. */
export function NativeDay({ panel, label, day, min }: NativeDayProps) {
  return (
    <NativePanel {...panel}>
      <Labelled label={label}>
        <input type="date" name={STAY_NAMES.checkIn} defaultValue={day ?? ''} min={min} />
      </Labelled>
    </NativePanel>
  );
}

type NativeGuestsProps = NativeFieldsProps<'guests'> & {
  /** The guests that the page was rendered for. */
  guests?: { adults: number; childrenAges: readonly number[] };
};

/** Adults, and one field for the age of each child; an empty one means no child. */
export function NativeGuests({ panel, messages, guests }: NativeGuestsProps) {
  const adults = Array.from({ length: ADULTS.max }, (_, index) => index + 1);
  const ages = Array.from({ length: CHILDREN.max }, (_, index) => index + 1);
  return (
    <NativePanel {...panel}>
      <Labelled label={messages.adults.label}>
        <select name={STAY_NAMES.adults} defaultValue={guests?.adults}>
          {/* If left unchanged, the number may still come from the link that opened the page. */}
          <option value="">
            {formatMessage(messages.adults.count, { count: ADULTS.initial })}
          </option>
          {adults
            .filter((count) => count !== ADULTS.initial)
            .map((count) => (
              <option key={count} value={count}>
                {formatMessage(messages.adults.count, { count })}
              </option>
            ))}
        </select>
      </Labelled>
      {ages.map((number) => (
        <Labelled key={number} label={formatMessage(messages.age, { number })}>
          <input
            type="number"
            name={STAY_NAMES.ages}
            min={CHILD_AGE.min}
            max={CHILD_AGE.max}
            defaultValue={guests?.childrenAges[number - 1]}
          />
        </Labelled>
      ))}
    </NativePanel>
  );
}
