import type { NextRequest } from 'next/server';
import { readHotelFilters } from '@/lib/hotels/list/filters';
import { countHotelFacets } from '@/lib/hotels/queries';
import { publicAnswer } from '@/lib/http/public-answer';

/** Seconds for which browsers and proxies may keep an answer, as for the search. */
const MAX_AGE = 2;

/**
 * GET /api/hotels/prices?: what the hotels that the query of the list asks for cost (HotelFacets
 * 'prices'); null where none has a price.
 */
export function GET(request: NextRequest) {
  return publicAnswer('hotels.prices', MAX_AGE, async () => {
    const { prices } = await countHotelFacets(readHotelFilters(request.nextUrl.searchParams));
    return prices;
  });
}
