'use client';

import { useEffect, useRef } from 'react';
import { withCampaign } from '@/lib/booking/campaign';
import { buildBookingLink } from '@/lib/booking/link';
import { dateProblem } from '@/lib/booking/stay';
import type { HotelFeatures } from '@/lib/hotels/content/features';
import { bookableStay } from './shown-stay';
import { useCampaign } from './use-campaign';
import { useStay } from './use-stay';

/** Tells a page without a booking bar which stay the visitor has chosen elsewhere. Shows nothing. */
export function StayWithoutBar({ engine }: { engine: HotelFeatures['engine'] }) {
  const noForm = useRef<HTMLFormElement>(null);
  const { today, dates, isChosen, guests, promo } = useStay(noForm);
  const campaign = useCampaign();
  useEffect(() => {
    const { checkIn, checkOut } = dates;
    if (!today) return;
    const isWhole = isChosen && checkIn && checkOut && !dateProblem(dates, today);
    const stay = isWhole ? { checkIn, checkOut, ...guests, promo } : null;
    const link = stay && buildBookingLink(engine, stay);
    const href = link?.ok ? withCampaign(link.href, campaign) : null;
    bookableStay.set({ stay, href, openCalendar: null });
  }, [today, dates, isChosen, guests, promo, engine, campaign]);
  useEffect(() => () => bookableStay.set(null), []);
  return null;
}
