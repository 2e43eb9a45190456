import type { NextRequest } from 'next/server';
import { readHotelFilters } from '@/lib/hotels/list-filters';
import { toMapContent } from '@/lib/hotels/map-model';
import { findHotelMap } from '@/lib/hotels/queries';
import { logFailedSearch } from '@/lib/log';

/** Seconds for which browsers and proxies may keep an answer, as for the search. */
const MAX_AGE = 2;

/** GET /api/hotels/pins?: what stands on the part of the map that the query of the list asks for. */
export async function GET(request: NextRequest) {
  try {
    const map = await findHotelMap(readHotelFilters(request.nextUrl.searchParams));
    return Response.json(toMapContent(map), {
      headers: { 'Cache-Control': `public, max-age=${MAX_AGE}` },
    });
  } catch (error) {
    logFailedSearch(error);
    return new Response(null, { status: 503, headers: { 'Cache-Control': 'no-store' } });
  }
}
