import type { NextRequest } from 'next/server';
import { logFailedSearch } from '@/lib/log';
import { offersPath, readOfferFilters } from '@/lib/offers/list-filters';
import { listOfferHotels } from '@/lib/offers/queries';

/** Seconds for which browsers and proxies may keep an answer, as for the search. */
const MAX_AGE = 2;

/** GET /api/offers/hotels?q=: name and path of the first hotels with these words and offers today. */
export async function GET(request: NextRequest) {
  const { hotel: words } = readOfferFilters(
    new URLSearchParams({ hotel: request.nextUrl.searchParams.get('q') ?? '' }),
  );
  try {
    const { hotels } = await listOfferHotels(words);
    return Response.json(
      hotels.map(({ id, slug, name }) => ({
        name,
        path: offersPath({ hotel: slug || id }),
      })),
      { headers: { 'Cache-Control': `public, max-age=${MAX_AGE}` } },
    );
  } catch (error) {
    logFailedSearch(error);
    return new Response(null, { status: 503, headers: { 'Cache-Control': 'no-store' } });
  }
}
