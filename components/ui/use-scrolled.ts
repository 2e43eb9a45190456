'use client';

import { useSyncExternalStore } from 'react';

function subscribe(callback: () => void) {
  addEventListener('scroll', callback, { passive: true });
  return () => removeEventListener('scroll', callback);
}

/** Pixels of scroll after which the bars turn solid. */
const SOLID_AFTER_PX = 50;

/** True once the page has been scrolled by more than 50 px. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrollY > SOLID_AFTER_PX,
    () => false,
  );
}
