import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { scrollBackTo, topOf } from '@/components/ui/screen-place';
import { usePrehydrationPopover } from '@/components/ui/use-prehydration-popover';
import { BarField } from './bar-field';
import type { BookingMessages } from './messages';
import { NativeDates, NativeGuests } from './native-fields';
import type { StayField } from './search-field';
import { usePanels } from './use-panels';

/**
 * Which panel of a group of fields is open. It appears once its code has loaded, and closes if that
 * fails.
 */
export function useOpenPanel<Name extends string = StayField>() {
  const [panels, fetchPanels] = usePanels();
  const [open, setOpen] = useState<Name | null>(null);
  const show = async (name: Name) => {
    setOpen(name);
    if (!(await fetchPanels())) setOpen(null);
  };
  return { panels, open, show, close: () => setOpen(null) };
}

/** The field whose panel led to this page, and how far below the top of the screen it stood. */
let left: { field: StayField; top: number } | null = null;

/**
 * Restores focus and scroll position to the field whose panel led to this page. Returns a function
 * that records the field that leads on, for once its panel is closed.
 */
export function useLeft(fields: Record<StayField, RefObject<HTMLElement | null>>) {
  const { current } = useRef(fields);
  useLayoutEffect(() => {
    if (left) {
      const field = current[left.field].current;
      field?.focus({ preventScroll: true });
      scrollBackTo(field, left.top);
    }
    left = null;
  }, [current]);
  return (field: StayField | null) => {
    left = field && { field, top: topOf(current[field].current) };
  };
}

type PanelFieldProps = Omit<ComponentProps<typeof BarField>, 'onClick'> & {
  onOpen: () => void;
  onClose: () => void;
  /** The plain fields used instead of the panel until the script has loaded. */
  plain: (panel: ComponentProps<'div'>) => ReactNode;
  /** What carries the choice into the form once they are gone. */
  kept?: ReactNode;
  /** The panel while it is open and its code is there. */
  children: ReactNode;
};

/** A field that opens a panel, with its plain version before or without script. */
export function PanelField(props: PanelFieldProps) {
  const { onOpen, onClose, plain, kept, children, ...field } = props;
  const native = usePrehydrationPopover(onOpen);
  return (
    <>
      <BarField
        {...field}
        onClick={() => (field.open && children ? onClose() : onOpen())}
        {...native?.button}
      />
      {native ? plain(native.panel) : kept}
      {children}
    </>
  );
}

type StayFieldProps<Part extends StayField> = Omit<PanelFieldProps, 'icon' | 'label' | 'plain'> & {
  messages: BookingMessages[Part];
};

/** Check-in and check-out. */
export const DatesField = ({ messages, ...props }: StayFieldProps<'dates'>) => (
  <PanelField
    {...props}
    icon="calendar"
    label={messages.label}
    plain={(panel) => <NativeDates panel={panel} messages={messages} />}
  />
);

type GuestsFieldProps = StayFieldProps<'guests'> &
  Pick<ComponentProps<typeof NativeGuests>, 'guests'>;

/** Adults and children; `guests` are those that the page was rendered for. */
export const GuestsField = ({ messages, guests, ...props }: GuestsFieldProps) => (
  <PanelField
    {...props}
    icon="users"
    label={messages.label}
    plain={(panel) => <NativeGuests panel={panel} messages={messages} guests={guests} />}
  />
);
