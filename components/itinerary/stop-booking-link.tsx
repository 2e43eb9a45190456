'use client';

import { type ComponentProps, useEffect, useState } from 'react';
import { CampaignLink } from '@/components/booking/campaign-link';
import { storedStayQuery } from '@/components/booking/stored-stay';
import { withPromo } from '@/lib/booking/promo';
import { readStayLink } from '@/lib/booking/stay-link';
import { toCalendarDate } from '@/lib/format/date';

/**
 * Link for booking a stop, with the promo code that the visitor entered on another page: an
 * itinerary's URL has none, because it is shared.
 */
export function StopBookingLink({ href, ...props }: ComponentProps<typeof CampaignLink>) {
  const [promo, setPromo] = useState('');
  useEffect(() => {
    setPromo(readStayLink(storedStayQuery(), toCalendarDate(new Date())).promo ?? '');
  }, []);
  return <CampaignLink {...props} href={withPromo(href, promo)} />;
}
