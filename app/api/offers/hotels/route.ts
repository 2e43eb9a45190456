import type { NextRequest } from 'next/server';
import { publicAnswer } from '@/lib/http/public-answer';
import { offersPath, readOfferFilters } from '@/lib/offers/list-filters';
import { listOfferHotels } from '@/lib/offers/queries';

/** How long browsers and proxies may cache an answer, in seconds, as for the search. */
const MAX_AGE = 2;

/**
 * GET /api/offers/hotels?q=: name and path of the first hotels that match these words and have
 * offers today.
 */
export function GET(request: NextRequest) {
  const { hotel: words } = readOfferFilters(
    new URLSearchParams({ hotel: request.nextUrl.searchParams.get('q') ?? '' }),
  );
  return publicAnswer('offers.hotels', MAX_AGE, async () => {
    const { hotels } = await listOfferHotels(words);
    return hotels.map(({ id, slug, name }) => ({ name, path: offersPath({ hotel: slug || id }) }));
  });
}
