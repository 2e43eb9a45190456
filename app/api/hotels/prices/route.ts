import type { NextRequest } from 'next/server';
import { readHotelFilters } from '@/lib/hotels/list/filters';
import { countHotelFacets } from '@/lib/hotels/queries';
import { publicAnswer } from '@/lib/http/public-answer';

/** How long browsers and proxies may cache an answer, in seconds, as for the search. */
const MAX_AGE = 2;

/**
 * GET /api/hotels/prices?: the prices of the hotels that match the list's query (HotelFacets
 * 'prices'); null if none has a price.
 */
export function GET(request: NextRequest) {
  return publicAnswer('hotels.prices', MAX_AGE, async () => {
    const { prices } = await countHotelFacets(readHotelFilters(request.nextUrl.searchParams));
    return prices;
  });
}
