'use client';

import { useEffect } from 'react';

const currentPath = () => location.pathname + location.search;
/** The path that Back or Forward has come to: going through the steps makes none. */
let revisited = '';

/** Lets an itinerary open without a connection once it was opened with one. Shows nothing. */
export function RememberItinerary({ path, note }: { path: string; note: string }) {
  useEffect(() => {
    const isRevisit = currentPath() === revisited;
    revisited = '';
    if (isRevisit) return;
    import('@/components/favorites/keep-offline').then(
      ({ rememberItinerary, keepOffline }) => {
        rememberItinerary(path);
        keepOffline(note);
      },
      // The page is there without it.
      () => {},
    );
  }, [path, note]);
  useEffect(() => {
    const hear = () => {
      revisited = currentPath();
    };
    addEventListener('popstate', hear);
    return () => removeEventListener('popstate', hear);
  }, []);
  return null;
}
