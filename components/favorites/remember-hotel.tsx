'use client';

import { useEffect } from 'react';
import type { SeenHotel } from '@/lib/favorites/seen';

/** Remembers in this browser that the page of a hotel was looked at. Shows nothing. */
export function RememberHotel({ path, name, place, image }: SeenHotel) {
  useEffect(() => {
    import('./seen-store').then(
      ({ rememberSeen }) => rememberSeen({ path, name, place, image }),
      // The page is there without it.
      () => {},
    );
  }, [path, name, place, image]);
  return null;
}
