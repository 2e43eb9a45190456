'use client';

import { useEffect, useState } from 'react';
import { onFavoritesChange, readFavorites } from '@/components/favorites/favorites-store';
import { buttonVariants } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import { itineraryOf } from '@/lib/itinerary/paths';

/** Link to an itinerary of the kept hotels; hidden if there are none. */
export function FavoritesItinerary({ label }: { label: string }) {
  const [keys, setKeys] = useState<string[]>([]);
  useEffect(() => {
    const look = () => setKeys(readFavorites());
    look();
    return onFavoritesChange(look);
  }, []);
  if (keys.length === 0) return null;
  return (
    <Link href={itineraryOf(keys)} className={buttonVariants({ className: 'mb-4' })}>
      <Icon name="heart" />
      {label}
    </Link>
  );
}
