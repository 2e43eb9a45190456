'use client';

import type { ComponentProps } from 'react';
import { withCampaign } from '@/lib/booking/campaign';
import { useCampaign } from './use-campaign';

type CampaignLinkProps = ComponentProps<'a'> & {
  href: string;
  /** The id of the hotel that is booked, on a page of several. */
  hotel?: string;
};

/** A link to a booking page that is counted and passes on the visit's campaign. */
export function CampaignLink({ href, hotel = '', ...props }: CampaignLinkProps) {
  return <a {...props} data-books={hotel} href={withCampaign(href, useCampaign())} />;
}
