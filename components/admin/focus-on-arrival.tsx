'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { mainHeading } from '@/components/ui/dialog';

/** A link may go with the page that it stood on, and the focus with it: the keyboard goes on at the new heading. */
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
