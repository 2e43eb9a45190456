'use client';

import { canonicalUrl } from '@/components/ui/copy-link';
import { ShareButton } from '@/components/ui/share-button';
import { stayLink } from '@/lib/booking/stay-link';
import { bookableStay } from './shown-stay';
import { addStoredStay } from './stored-stay';

function urlWithStay(): string {
  const stay = bookableStay.get()?.stay;
  if (stay) return stayLink(canonicalUrl(), stay);
  const url = new URL(canonicalUrl());
  addStoredStay(url.searchParams);
  return url.href;
}

type ShareStayButtonProps = Omit<Parameters<typeof ShareButton>[0], 'urlOf'>;

/** Shares the page of a hotel or an offer, with the visitor's stay if one is chosen. */
export function ShareStayButton(props: ShareStayButtonProps) {
  return <ShareButton {...props} urlOf={urlWithStay} />;
}
