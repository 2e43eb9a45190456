import type { NextRequest } from 'next/server';
import { readHotelFilters } from '@/lib/hotels/list/filters';
import { toMapContent } from '@/lib/hotels/map/model';
import { findHotelMap } from '@/lib/hotels/queries';
import { publicAnswer } from '@/lib/http/public-answer';

/** Seconds for which browsers and proxies may keep an answer, as for the search. */
const MAX_AGE = 2;

/** GET /api/hotels/pins?: what stands on the part of the map that the query of the list asks for. */
export function GET(request: NextRequest) {
  return publicAnswer('hotels.pins', MAX_AGE, async () =>
    toMapContent(await findHotelMap(readHotelFilters(request.nextUrl.searchParams))),
  );
}
