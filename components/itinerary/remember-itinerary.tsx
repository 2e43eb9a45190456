'use client';

import { useEffect } from 'react';

const currentPath = () => location.pathname + location.search;
/** The path reached by Back or Forward: moving through the history remembers none. */
let revisited = '';

/** Makes an itinerary available offline once it has been opened online. Renders nothing. */
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
      // The page works without it.
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
