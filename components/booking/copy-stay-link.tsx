import { Link as LinkIcon } from 'lucide-react';
import { canonicalAddress, copyLink } from '@/components/ui/copy-link';
import { stayLink } from '@/lib/booking/stay-link';
import { PAGE_ACTION } from './page-action';
import type { BookingTexts } from './texts';

type CopyStayLinkProps = {
  stay: Parameters<typeof stayLink>[1];
  texts: BookingTexts['stayLink'];
};

/** Puts an address on the clipboard that opens this page with the bar filled in as it is now. */
export function CopyStayLink({ stay, texts }: CopyStayLinkProps) {
  return (
    <button
      type="button"
      className={PAGE_ACTION}
      onClick={() => void copyLink(stayLink(canonicalAddress(), stay), texts)}
    >
      <LinkIcon aria-hidden strokeWidth={1.75} />
      {texts.label}
    </button>
  );
}
