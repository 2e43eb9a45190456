'use client';

import { useEffect } from 'react';
import { storedStayQuery } from '@/components/booking/stored-stay';
import { useChosenUrl } from '@/components/ui/use-chosen-url';
import { readStayLink } from '@/lib/booking/stay-link';
import { toCalendarDate } from '@/lib/format/date';
import { type Itinerary, itineraryPath } from '@/lib/itinerary/paths';
import { withStoredStay } from '@/lib/itinerary/stops';

/** Begins an itinerary without dates with the stay that the tab has kept. Shows nothing. */
export function AdoptStay({ itinerary }: { itinerary: Itinerary }) {
  const { adopt } = useChosenUrl();
  useEffect(() => {
    if (itinerary.checkIn) return;
    const kept = readStayLink(storedStayQuery(), toCalendarDate(new Date()));
    const next = withStoredStay(itinerary, kept);
    if (next !== itinerary) adopt(itineraryPath(next));
  }, [itinerary, adopt]);
  return null;
}
