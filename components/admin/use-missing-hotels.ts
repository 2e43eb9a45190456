'use client';

import { useEffect, useEffectEvent } from 'react';
import { useAnswer } from '@/components/ui/use-answer';
import type { HotelChoice } from '@/lib/hotels/choice-queries';
import { fetchHotels } from './fetch-hotels';

async function fetchByIds(ids: string, signal: AbortSignal): Promise<HotelChoice[]> {
  const asked = ids.split(',').map((id): ['id', string] => ['id', id]);
  const result = await fetchHotels(asked, signal);
  return result.ok ? result.data.hotels : [];
}

/**
 * Fetches the chosen hotels that the screen was not rendered with: a draft may refer to hotels
 * found on an earlier visit. Without an answer they stay unknown, and chosen.
 */
export function useMissingHotels(
  chosen: readonly string[],
  isKnown: (id: string) => boolean,
  onFound: (hotels: HotelChoice[]) => void,
) {
  const missing = chosen.filter((id) => !isKnown(id)).join();
  const [hotels] = useAnswer(missing || null, fetchByIds);
  const tell = useEffectEvent(onFound);
  useEffect(() => {
    if (hotels) tell(hotels);
  }, [hotels]);
}
