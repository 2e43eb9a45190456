'use client';

import { useSyncExternalStore } from 'react';
import { SOLID_AFTER_PX } from '@/lib/site';

function subscribe(callback: () => void) {
  addEventListener('scroll', callback, { passive: true });
  return () => removeEventListener('scroll', callback);
}

/** True once the page has been scrolled by more than 50 px. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrollY > SOLID_AFTER_PX,
    () => false,
  );
}
