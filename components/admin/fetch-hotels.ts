import type { Result } from '@/lib/actions/result';
import type { HotelChoice, HotelChoices } from '@/lib/hotels/choice-queries';

/** The hotels that are asked for, by words (`q`) or by ids (`id`). Throws without an answer. */
export async function fetchHotels(
  asked: [name: 'q' | 'id', value: string][],
  signal: AbortSignal,
): Promise<HotelChoice[]> {
  const response = await fetch(`/admin/packages/hotels?${new URLSearchParams(asked)}`, {
    signal,
    redirect: 'manual',
  });
  const result: Result<HotelChoices> = await response.json();
  if (!result.ok) throw new Error(result.code);
  return result.data.hotels;
}
