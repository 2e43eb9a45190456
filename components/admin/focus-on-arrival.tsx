'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { mainHeading } from '@/components/ui/dialog';

/** Focuses the heading of a new page if the followed link, and the focus, went with the old one. */
export function FocusOnArrival() {
  const pathname = usePathname();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (document.activeElement === document.body) mainHeading()?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
