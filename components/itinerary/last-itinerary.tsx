'use client';

import { useEffect, useState } from 'react';
import { ITINERARIES_KEY, readLocal } from '@/components/favorites/local-memory';
import { buttonVariants } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import { readKeptItineraries } from '@/lib/favorites/itineraries';

/** Link to the itinerary that this browser opened last; hidden if there is none. */
export function LastItinerary({ label }: { label: string }) {
  const [path, setPath] = useState<string>();
  useEffect(() => setPath(readKeptItineraries(readLocal(ITINERARIES_KEY))[0]), []);
  if (!path) return null;
  return (
    <Link href={path} className={buttonVariants({ variant: 'outline', className: 'mb-4' })}>
      <Icon name="route" />
      {label}
    </Link>
  );
}
