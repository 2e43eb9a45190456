import { canonicalUrl, copyLink } from '@/components/ui/copy-link';
import { Icon } from '@/components/ui/icon';
import { stayLink } from '@/lib/booking/stay-link';
import type { BookingMessages } from './messages';
import { PAGE_ACTION } from './page-action';

type CopyStayLinkProps = {
  stay: Parameters<typeof stayLink>[1];
  messages: BookingMessages['stayLink'];
};

/** Puts a URL on the clipboard that opens this page with the bar filled in as it is now. */
export function CopyStayLink({ stay, messages }: CopyStayLinkProps) {
  return (
    <button
      type="button"
      className={PAGE_ACTION}
      onClick={() => void copyLink(stayLink(canonicalUrl(), stay), messages)}
    >
      <Icon name="link" />
      {messages.label}
    </button>
  );
}
