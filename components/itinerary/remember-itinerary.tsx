'use client';

import { useEffect } from 'react';

/** Lets an itinerary open without a connection once it was opened with one. Shows nothing. */
export function RememberItinerary({ path, note }: { path: string; note: string }) {
  useEffect(() => {
    import('@/components/favorites/keep-offline').then(
      ({ rememberItinerary, keepOffline }) => {
        rememberItinerary(path);
        keepOffline(note);
      },
      // The page is there without it.
      () => {},
    );
  }, [path, note]);
  return null;
}
