import type { Ref } from 'react';
import { Icon } from '@/components/ui/icon';
import { Unbroken } from '@/components/ui/unbroken';
import { phoneHref } from '@/lib/format/phone';
import { formatMessage } from '@/lib/i18n/format-message';
import type { BookingMessages } from './messages';

/** How a form's button answers, as `BookingForm` hands it out. */
export type BookingActionState = {
  /** The URL at the hotel's booking engine; null while there is none. */
  href: string | null;
  ref: Ref<HTMLAnchorElement>;
  /** For a hotel that can't be booked here; null for all others. */
  unbookable: { phone: string | null; onCall: () => void } | null;
};

type BookingActionProps = BookingActionState & {
  messages: Pick<BookingMessages, 'submit' | 'newTab' | 'call' | 'unbookable'>;
  className: string;
};

/**
 * The button that leaves for the hotel's booking engine in a new tab, with the stay filled in. While
 * there is no URL it sends the form around it. Where there will never be one, it calls the hotel.
 */
export function BookingAction({ href, unbookable, messages, ref, className }: BookingActionProps) {
  if (unbookable) return <CallInstead {...unbookable} messages={messages} className={className} />;
  const content = (
    <>
      {messages.submit}
      <Icon name="external-link" />
    </>
  );
  if (href === null) {
    return (
      <button type="submit" className={className}>
        {content}
      </button>
    );
  }
  return (
    <a ref={ref} data-books="" href={href} target="_blank" rel="noopener" className={className}>
      {content}
      <span className="sr-only"> ({messages.newTab})</span>
    </a>
  );
}

type CallInsteadProps = Pick<BookingActionProps, 'messages' | 'className'> &
  NonNullable<BookingActionState['unbookable']>;

function CallInstead({ phone, onCall, messages, className }: CallInsteadProps) {
  const href = phone && phoneHref(phone);
  if (!href)
    return <p className="self-center px-3 py-2 text-small max-md:px-1.5">{messages.unbookable}</p>;
  return (
    <a href={href} onClick={onCall} className={className}>
      <Icon name="phone" />
      <span className="numeric">
        <Unbroken text={formatMessage(messages.call, { phone })} />
      </span>
    </a>
  );
}
