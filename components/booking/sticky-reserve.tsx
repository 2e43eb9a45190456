import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { buttonVariants } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { BookingAction, type BookingActionState } from './booking-action';
import type { BookingMessages } from './messages';

type StickyReserveProps = {
  /** Gets focus back from the calendar. */
  ref: RefObject<HTMLFieldSetElement | null>;
  /** The booking bar that this one replaces. */
  bar: RefObject<HTMLElement | null>;
  price: ReactNode;
  /** The chosen stay in words; null until there is one. */
  stay: { dates: string; guests: string } | null;
  action: BookingActionState;
  /** Opens the calendar. */
  onReserve: () => void;
  messages: BookingMessages;
};

/**
 * On phones, price and booking button at the bottom of the screen from the end of the booking bar
 * to the footer. Asks for dates, then links to the booking engine.
 */
export function StickyReserve(props: StickyReserveProps) {
  const { ref, bar, price, stay, action, onReserve, messages } = props;
  const shown = useBetween(bar);
  if (!shown) return null;
  const button = buttonVariants();
  return (
    <fieldset
      ref={ref}
      aria-label={messages.reserve}
      tabIndex={-1}
      data-sticky-reserve=""
      className={cn('sticky-reserve', stay && 'sticky-reserve-stay')}
    >
      <div>
        {price}
        {stay ? (
          <button type="button" onClick={onReserve}>
            <span>{stay.dates}</span> <span>· {stay.guests}</span>
          </button>
        ) : null}
      </div>
      {action.unbookable || (stay && action.href) ? (
        <BookingAction {...action} ref={null} messages={messages} className={button} brief />
      ) : (
        <button type="button" onClick={onReserve} className={button}>
          {messages.reserve}
        </button>
      )}
    </fieldset>
  );
}

/** Whether the visitor has scrolled past the bar and does not see the footer yet. */
export function useBetween(bar: RefObject<HTMLElement | null>): boolean {
  const [isPast, setIsPast] = useState(false);
  const [isAtEnd, setIsAtEnd] = useState(false);
  useEffect(() => {
    const footer = document.querySelector('footer');
    // Counts what is below the screen as visible, so that a jump past the bar is a change.
    const past = new IntersectionObserver(
      (entries) => setIsPast(entries.at(-1)?.isIntersecting === false),
      {
        rootMargin: '0px 0px 100000px',
      },
    );
    const end = new IntersectionObserver((entries) =>
      setIsAtEnd(entries.at(-1)?.isIntersecting === true),
    );
    if (bar.current) past.observe(bar.current);
    if (footer) end.observe(footer);
    return () => {
      past.disconnect();
      end.disconnect();
    };
  }, [bar]);
  return isPast && !isAtEnd;
}
