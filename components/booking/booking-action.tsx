import type { Ref } from 'react';
import { Icon } from '@/components/ui/icon';
import { Unbroken } from '@/components/ui/unbroken';
import { chatUrl } from '@/lib/booking/whatsapp';
import { callablePhone, phoneHref } from '@/lib/format/phone';
import { formatMessage } from '@/lib/i18n/format-message';
import type { BookingMessages } from './messages';

/** A phone number as displayed, and the digits that WhatsApp dials. */
export type Fallback = { phone: string; whatsapp: string | null };

/** What `BookingForm` passes to its button. */
export type BookingActionState = {
  /** The URL at the hotel's booking engine; null while there is none. */
  href: string | null;
  ref: Ref<HTMLAnchorElement>;
  /** For a hotel that can't be booked here; null for all others. */
  unbookable: { phone: string | null; fallback: Fallback; onCall: () => void } | null;
};

type BookingActionProps = BookingActionState & {
  messages: Pick<BookingMessages, 'submit' | 'newTab' | 'call' | 'chat' | 'unbookable'>;
  className: string;
  /** Where there is room for the button alone. */
  brief?: boolean;
};

/**
 * The button that opens the hotel's booking engine in a new tab, with the stay filled in. While
 * there is no URL it submits the surrounding form. If there never will be one, it calls the hotel
 * or the chain.
 */
export function BookingAction(props: BookingActionProps) {
  const { href, unbookable, messages, ref, className, brief } = props;
  if (unbookable) return <CallInstead {...unbookable} {...{ messages, className, brief }} />;
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

type CallInsteadProps = Pick<BookingActionProps, 'messages' | 'className' | 'brief'> &
  NonNullable<BookingActionState['unbookable']>;

function CallInstead({ phone, fallback, onCall, messages, className, brief }: CallInsteadProps) {
  const called = callablePhone(phone, fallback.phone);
  const call = (
    <a href={phoneHref(called) ?? undefined} onClick={onCall} className={className}>
      <Icon name="phone" />
      <span className="numeric">
        <Unbroken text={formatMessage(messages.call, { phone: called })} />
      </span>
    </a>
  );
  if (called === phone || brief) return call;
  return (
    <div className="booking-instead">
      <p>{messages.unbookable}</p>
      {call}
      {fallback.whatsapp ? (
        <a href={chatUrl(fallback.whatsapp)} target="_blank" rel="noopener noreferrer">
          <Icon name="message-circle" />
          {messages.chat}
          <span className="sr-only"> ({messages.newTab})</span>
        </a>
      ) : null}
    </div>
  );
}
