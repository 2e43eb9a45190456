'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { keptStayQuery } from '@/components/booking/tab-memory';
import { readStayLink } from '@/lib/booking/stay-link';
import { toCalendarDate } from '@/lib/format/date';
import { type Itinerary, itineraryPath } from '@/lib/itinerary/paths';

/** Begins an itinerary without dates with the stay that the tab has kept. Shows nothing. */
export function AdoptStay({ itinerary }: { itinerary: Itinerary }) {
  const router = useRouter();
  useEffect(() => {
    if (itinerary.checkIn) return;
    const { dates, adults, childrenAges } = readStayLink(
      keptStayQuery(),
      toCalendarDate(new Date()),
    );
    if (!dates?.checkIn) return;
    const next = {
      ...itinerary,
      checkIn: dates.checkIn,
      adults: adults ?? itinerary.adults,
      childrenAges: childrenAges ?? itinerary.childrenAges,
    };
    router.replace(itineraryPath(next), { scroll: false });
  }, [itinerary, router]);
  return null;
}
