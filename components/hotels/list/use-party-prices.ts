import { useAnswer } from '@/components/ui/use-answer';
import type { HotelFacets } from '@/lib/hotels/list/facets';
import {
  type HotelFilters,
  hotelsQuery,
  NO_FILTERS,
  pricedGuests,
} from '@/lib/hotels/list/filters';

type Prices = HotelFacets['prices'];

/**
 * The query for the prices of a list whose URL does not name its guests because nothing in it
 * depends on them yet. The order by price does.
 */
function partyQuery(filters: HotelFilters): string | null {
  if (filters.guests === null || filters.guests === pricedGuests(filters)) return null;
  const { view, page } = NO_FILTERS;
  return hotelsQuery({ ...filters, view, page, order: 'preco' });
}

async function fetchPrices(query: string, signal: AbortSignal): Promise<Prices> {
  const response = await fetch(`/api/hotels/prices?${query}`, { signal });
  return response.ok ? await response.json() : null;
}

/**
 * What the hotels of a list cost for guests that its URL does not name: null until loaded, on
 * failure, and if there is no price. Undefined if the list's facets are already for these guests.
 */
export function usePartyPrices(filters: HotelFilters): Prices | undefined {
  const query = partyQuery(filters);
  const [prices] = useAnswer(query, fetchPrices);
  return query === null ? undefined : (prices ?? null);
}
