'use client';

import type { ComponentProps } from 'react';
import { withCampaign } from '@/lib/booking/campaign';
import { useCampaign } from './use-campaign';

/** A link to where one books: it takes along which campaign the visit came from. */
export function CampaignLink({ href, ...props }: ComponentProps<'a'> & { href: string }) {
  return <a {...props} href={withCampaign(href, useCampaign())} />;
}
