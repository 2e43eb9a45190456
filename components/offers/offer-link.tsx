'use client';

import type { ReactNode } from 'react';
import { CampaignLink } from '@/components/booking/campaign-link';
import { reservation } from './reservation';

type OfferLinkProps = { href: string; className: string; children: ReactNode };

/** The link to book an offer, in a new tab: with the chosen stay once there is one. */
export function OfferLink({ href, ...props }: OfferLinkProps) {
  return (
    <CampaignLink
      {...props}
      href={reservation.useValue() ?? href}
      target="_blank"
      rel="noopener noreferrer"
    />
  );
}
