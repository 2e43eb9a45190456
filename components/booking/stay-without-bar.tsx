'use client';

import { useEffect, useRef } from 'react';
import { withCampaign } from '@/lib/booking/campaign';
import { buildBookingLink } from '@/lib/booking/link';
import { type DayNote, missedMinimum } from '@/lib/booking/minimum-stay';
import { dateProblem } from '@/lib/booking/stay';
import type { HotelFeatures } from '@/lib/hotels/content/features';
import { bookableStay } from './shown-stay';
import { useCampaign } from './use-campaign';
import { useStay } from './use-stay';

type StayWithoutBarProps = {
  engine: HotelFeatures['engine'];
  /** The hotel's notes on days: a stay too short for them can't be booked. */
  notes: readonly DayNote[];
};

/** Publishes the stay chosen elsewhere on a page without a booking bar. Renders nothing. */
export function StayWithoutBar({ engine, notes }: StayWithoutBarProps) {
  const noForm = useRef<HTMLFormElement>(null);
  const { today, dates, isChosen, guests, promo } = useStay(noForm);
  const campaign = useCampaign();
  useEffect(() => {
    const { checkIn, checkOut } = dates;
    if (!today) return;
    const isWhole = isChosen && checkIn && checkOut && !dateProblem(dates, today);
    const stay = isWhole ? { checkIn, checkOut, ...guests, promo } : null;
    const minimum = stay && missedMinimum(stay, notes);
    const link = stay && !minimum ? buildBookingLink(engine, stay) : null;
    const href = link?.ok ? withCampaign(link.href, campaign) : null;
    bookableStay.set({ stay, href, minimum, openCalendar: null });
  }, [today, dates, isChosen, guests, promo, engine, notes, campaign]);
  useEffect(() => () => bookableStay.set(null), []);
  return null;
}
