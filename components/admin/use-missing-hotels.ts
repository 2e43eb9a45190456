'use client';

import { useEffect, useRef } from 'react';
import type { HotelChoice } from '@/lib/offers/staff-queries';
import { fetchHotels } from './fetch-hotels';

/**
 * Asks for the chosen hotels that the screen did not come with: a draft may name those that were found
 * in an earlier visit. Without an answer they stay unknown, and chosen.
 */
export function useMissingHotels(
  chosen: readonly string[],
  isKnown: (id: string) => boolean,
  onFound: (hotels: HotelChoice[]) => void,
) {
  const tell = useRef(onFound);
  useEffect(() => {
    tell.current = onFound;
  });
  const missing = chosen.filter((id) => !isKnown(id)).join();
  useEffect(() => {
    if (!missing) return;
    const request = new AbortController();
    const asked = missing.split(',').map((id): ['id', string] => ['id', id]);
    fetchHotels(asked, request.signal).then(
      (hotels) => tell.current(hotels),
      () => {},
    );
    return () => request.abort();
  }, [missing]);
}
