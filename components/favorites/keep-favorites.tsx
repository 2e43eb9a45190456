'use client';

import { useEffect } from 'react';
import { browserStorage, onStoredElsewhere } from '@/components/ui/stored-text';
import { toastMissingPart } from '@/components/ui/toast-missing-part';
import { FAVORITES_KEY } from './local-memory';
import type { HeartMessages } from './paint-favorites';

const load = () => import('./paint-favorites');

/**
 * Handles all hearts on the page, so that no card needs its own script. The code is loaded on the
 * first press, or at once if hotels are already kept. Renders nothing.
 */
export function KeepFavorites({ full, forgotten, offline }: HeartMessages) {
  useEffect(() => {
    const press = ({ target }: MouseEvent) => {
      const heart = (target as Element).closest<HTMLElement>('.heart');
      if (!heart) return;
      load().then((part) => part.pressHeart(heart, { full, forgotten, offline }), toastMissingPart);
    };
    const start = () => {
      if (!browserStorage.read(FAVORITES_KEY)) return;
      load().then(
        (part) => part.startPainting(offline),
        () => {},
      );
    };
    // The first read of storage takes 20 ms on a slow phone: do it in a task of its own.
    const timer = setTimeout(start);
    document.addEventListener('click', press);
    // The first hotel may be kept in another tab.
    const stopListening = onStoredElsewhere(FAVORITES_KEY, start);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', press);
      stopListening();
    };
  }, [full, forgotten, offline]);
  return null;
}
