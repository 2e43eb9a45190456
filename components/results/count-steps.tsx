'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

type Asking = Navigator & { globalPrivacyControl?: boolean };

/** Do Not Track and Global Privacy Control: then nothing is sent at all. */
function hasPrivacySignal(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Asking;
  return doNotTrack === '1' || globalPrivacyControl === true;
}

const load = () => import('./send-steps');

/**
 * Counts page views, openings of the booking bar, and exits, without anything that identifies
 * visitors. The code is loaded after the page. Renders nothing.
 */
export function CountSteps() {
  const path = usePathname();
  useEffect(() => {
    if (hasPrivacySignal()) return;
    // If the code can't be fetched, nothing is counted.
    load().then(
      (part) => part.countPage(path),
      () => {},
    );
  }, [path]);
  return null;
}
