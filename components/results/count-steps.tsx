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
 * Has pages, the booking bar and the ways out counted, without anything that tells visitors apart. What
 * does so is fetched after the page. Shows nothing.
 */
export function CountSteps() {
  const path = usePathname();
  useEffect(() => {
    if (hasPrivacySignal()) return;
    // A part that can't be fetched counts nothing.
    load().then(
      (part) => part.countPage(path),
      () => {},
    );
  }, [path]);
  return null;
}
