import { Link as LinkIcon } from 'lucide-react';
import { canonicalAddress, copyLink } from '@/components/site/copy-link';
import { buttonVariants } from '@/components/ui/button';
import { stayLink } from '@/lib/booking/stay-link';
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
      className={buttonVariants({ variant: 'ghost', size: 'compact', className: 'min-h-11' })}
      onClick={() => void copyLink(stayLink(canonicalAddress(), stay), texts)}
    >
      <LinkIcon aria-hidden strokeWidth={1.75} />
      {texts.label}
    </button>
  );
}
