import type { Ref } from 'react';
import { Icon } from '@/components/ui/icon';

type BookingActionProps = {
  /** The address at the hotel's booking engine; null while there is none. */
  href: string | null;
  messages: { submit: string; newTab: string };
  className: string;
  ref?: Ref<HTMLAnchorElement>;
};

/**
 * The button that leaves for the hotel's booking engine in a new tab, with the stay filled in. While
 * there is no address it sends the form around it.
 */
export function BookingAction({ href, messages, ref, className }: BookingActionProps) {
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
    <a ref={ref} href={href} target="_blank" rel="noopener" className={className}>
      {content}
      <span className="sr-only"> ({messages.newTab})</span>
    </a>
  );
}
