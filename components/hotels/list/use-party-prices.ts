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
 * The query for the prices of a list whose URL does not name its guests, because nothing in it
 * depends on them yet. That of the order by price does.
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
 * What the hotels of a list cost a party that its URL does not name: null until that is there, where it
 * can't be had, and without a price. Undefined where the facets of the list are for its guests.
 */
export function usePartyPrices(filters: HotelFilters): Prices | undefined {
  const query = partyQuery(filters);
  const [prices] = useAnswer(query, fetchPrices);
  return query === null ? undefined : (prices ?? null);
}
