import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { buttonVariants } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { BookingAction, type BookingActionState } from './booking-action';
import type { BookingMessages } from './messages';

type StickyReserveProps = {
  /** Gets the focus back from the calendar. */
  ref: RefObject<HTMLFieldSetElement | null>;
  /** The booking bar, which this one stands in for. */
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
 * On phones, price and booking button at the bottom of the screen from the end of the booking bar to
 * the footer. It asks for dates; once they are chosen it leads to the booking engine.
 */
export function StickyReserve(props: StickyReserveProps) {
  const { ref, bar, price, stay, action, onReserve, messages } = props;
  const shown = useBetween(bar);
  if (!shown) return null;
  const button = cn(
    buttonVariants(),
    'min-w-0 grow',
    // On narrow phones the price stays on one line beside it, which takes two words for that.
    stay
      ? 'px-4! max-[24rem]:px-2! max-[24rem]:text-small max-[22.5rem]:basis-30 max-[22.5rem]:px-1.5! max-[22.5rem]:leading-tight [&>svg]:hidden'
      : 'px-6!',
  );
  return (
    <fieldset
      ref={ref}
      aria-label={messages.reserve}
      tabIndex={-1}
      data-sticky-reserve=""
      className="fixed inset-x-0 bottom-0 z-10 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 bg-card max-[24rem]:gap-x-2 max-[24rem]:[&_.price]:text-[1.25rem] max-[22.5rem]:[&_.price]:text-[1.1875rem] px-[var(--gutter)] pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-[0_-0.25rem_1.25rem_#16302b1f] transition-[translate] duration-200 starting:translate-y-full motion-reduce:transition-none md:hidden print:hidden forced-colors:border-t"
    >
      {/* A price is never broken inside of its digits, nor covered. Very large type leaves the button alone. */}
      <div className="min-w-min flex-[100_1_6.5rem] [overflow-wrap:normal] max-[18rem]:low:hidden">
        {price}
        {stay ? (
          <button
            type="button"
            onClick={onReserve}
            className="flex h-6 w-0 min-w-full flex-wrap items-center gap-x-1 overflow-hidden text-caption leading-6 font-[560] whitespace-nowrap text-ink-2"
          >
            <span className="underline">{stay.dates}</span>{' '}
            {/* One line: where the guests do not fit beside the dates they are only read out. */}
            <span>· {stay.guests}</span>
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
    // What is still below the screen counts as on it: a jump from before the bar past it is a change then.
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
