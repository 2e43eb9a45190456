'use client';

import { useEffect } from 'react';
import { storedStayQuery } from '@/components/booking/stored-stay';
import { useChosenUrl } from '@/components/ui/use-chosen-url';
import { readStayLink } from '@/lib/booking/stay-link';
import { STAY_NAMES } from '@/lib/booking/stay-names';
import { toCalendarDate } from '@/lib/format/date';
import { type Itinerary, itineraryPath } from '@/lib/itinerary/paths';
import { withStoredStay } from '@/lib/itinerary/stops';

/** Gives an itinerary without dates the stay stored in the tab. Renders nothing. */
export function AdoptStay({ itinerary }: { itinerary: Itinerary }) {
  const { adopt } = useChosenUrl();
  useEffect(() => {
    if (itinerary.checkIn) return;
    const kept = readStayLink(storedStayQuery(), toCalendarDate(new Date()));
    const link = new URLSearchParams(location.search);
    const namesGuests = link.has(STAY_NAMES.adults) || link.has(STAY_NAMES.ages);
    const next = withStoredStay(itinerary, kept, namesGuests);
    if (next !== itinerary) adopt(itineraryPath(next));
  }, [itinerary, adopt]);
  return null;
}
