'use client';

import { type ComponentProps, useEffect, useState } from 'react';
import { CampaignLink } from '@/components/booking/campaign-link';
import { storedStayQuery } from '@/components/booking/stored-stay';
import { withPromo } from '@/lib/booking/promo';
import { readStayLink } from '@/lib/booking/stay-link';
import { toCalendarDate } from '@/lib/format/date';

/**
 * Where a stop is booked, with the code that the visitor has typed on another page: the URL of an
 * itinerary has none, because it is sent on.
 */
export function StopBookingLink({ href, ...props }: ComponentProps<typeof CampaignLink>) {
  const [promo, setPromo] = useState('');
  useEffect(() => {
    setPromo(readStayLink(storedStayQuery(), toCalendarDate(new Date())).promo ?? '');
  }, []);
  return <CampaignLink {...props} href={withPromo(href, promo)} />;
}
