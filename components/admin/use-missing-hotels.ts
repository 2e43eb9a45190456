import type { HotelChoice } from '@/lib/hotels/choice-queries';
import { fetchHotels } from './fetch-hotels';
import { useMissingChoices } from './use-missing-choices';

async function fetchByIds(ids: string, signal: AbortSignal): Promise<HotelChoice[]> {
  const asked = ids.split(',').map((id): ['id', string] => ['id', id]);
  const result = await fetchHotels(asked, signal);
  return result.ok ? result.data.hotels : [];
}

/** Fetches the chosen hotels that the screen was not rendered with. */
export const useMissingHotels = (
  chosen: readonly string[],
  isKnown: (id: string) => boolean,
  onFound: (hotels: HotelChoice[]) => void,
) => useMissingChoices(chosen, isKnown, fetchByIds, onFound);
