'use client';

import { useEffect } from 'react';
import type { SeenHotel } from '@/lib/favorites/seen';

/** Stores in this browser that a hotel's page was viewed. Renders nothing. */
export function RememberHotel({ path, name, place, image }: SeenHotel) {
  useEffect(() => {
    import('./seen-store').then(
      ({ rememberSeen }) => rememberSeen({ path, name, place, image }),
      // The page works without it.
      () => {},
    );
  }, [path, name, place, image]);
  return null;
}
