import type { NextRequest } from 'next/server';
import { readHotelFilters } from '@/lib/hotels/list/filters';
import { toMapContent } from '@/lib/hotels/map/model';
import { findHotelMap } from '@/lib/hotels/queries';
import { publicAnswer } from '@/lib/http/public-answer';

/** How long browsers and proxies may cache an answer, in seconds, as for the search. */
const MAX_AGE = 2;

/**
 * GET /api/hotels/pins?: the pins and groups on the part of the map that the list's query requests.
 */
export function GET(request: NextRequest) {
  return publicAnswer('hotels.pins', MAX_AGE, async () =>
    toMapContent(await findHotelMap(readHotelFilters(request.nextUrl.searchParams))),
  );
}
