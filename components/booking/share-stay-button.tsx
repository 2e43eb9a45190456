'use client';

import { canonicalUrl } from '@/components/ui/copy-link';
import { ShareButton } from '@/components/ui/share-button';
import { stayLink } from '@/lib/booking/stay-link';
import { bookableStay } from './shown-stay';

function urlWithStay(): string {
  const stay = bookableStay.get()?.stay;
  return stay ? stayLink(canonicalUrl(), stay) : canonicalUrl();
}

type ShareStayButtonProps = Omit<Parameters<typeof ShareButton>[0], 'urlOf'>;

/** Shares a page of a hotel with the stay that its visitor has chosen, where there is one. */
export function ShareStayButton(props: ShareStayButtonProps) {
  return <ShareButton {...props} urlOf={urlWithStay} />;
}
