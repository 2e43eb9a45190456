import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { Icon, type IconName } from '@/components/ui/icon';

const MARK = 'data-booking-field';

/** Whether this is inside a button that opens a panel, which closes and switches panels itself. */
export const isBookingField = (element: Element) => element.closest(`[${MARK}]`) !== null;

/** Shared by the two buttons and the text field, so that the three look like one. */
export const FIELD =
  'flex min-h-13.5 w-full items-center gap-2.5 rounded-2 px-2 py-1.5 text-left md:px-3 md:min-h-16 md:gap-2.5 md:py-2.5 xl:gap-3.25 xl:px-5';
export const FIELD_LABEL = 'block text-caption leading-[1.35] font-[600] text-ink-3';
export const FIELD_VALUE = 'block text-small leading-[1.35] font-[560] md:text-base xl:text-copy';

/** One field's cell in the bar, separated from the next by a line. */
export function FieldCell({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      {...props}
      className={cn(
        'border-line md:relative md:after:absolute md:after:inset-y-2.5 md:after:right-0 md:after:w-px md:after:bg-line',
        className,
      )}
    />
  );
}

type BarFieldProps = Omit<ComponentProps<'button'>, 'value'> & {
  icon: IconName;
  label: string;
  /** Null while unknown; the line keeps its height. */
  value: ReactNode;
  open: boolean;
};

/** A field that opens a panel. */
export function BarField({ icon, label, value, open, className, ...props }: BarFieldProps) {
  return (
    <button
      {...props}
      {...{ [MARK]: '' }}
      type="button"
      aria-haspopup="dialog"
      aria-expanded={open}
      className={cn(
        FIELD,
        'bar-field group relative z-10 transition-colors',
        open ? 'bg-primary-soft outline-2 outline-primary-ui' : 'hover:bg-sand-1',
        className,
      )}
    >
      <Icon name={icon} />
      <span className="min-w-0">
        <span className={cn(FIELD_LABEL, 'group-hover:text-ink-2 group-aria-expanded:text-ink-2')}>
          {label}
        </span>
        <span className={cn(FIELD_VALUE, 'numeric')}>{value ?? '\u00a0'}</span>
      </span>
    </button>
  );
}
