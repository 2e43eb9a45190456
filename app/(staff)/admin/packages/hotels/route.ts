import type { NextRequest } from 'next/server';
import { errorResponse, resultResponse, withStaff } from '@/lib/actions/with-staff';
import { searchWords } from '@/lib/format/search-words';
import { isUuid } from '@/lib/format/slug';
import { hotelChoices, hotelsOfIds } from '@/lib/hotels/choice-queries';
import { logFailure } from '@/lib/log';

/** The most ids looked up at once, as many as an editor can be limited to. */
const MOST_IDS = 200;

/**
 * GET /admin/packages/hotels?q=: the first hotels whose names contain these words; with ?id=…&id=… those
 * of these ids.
 */
export async function GET(request: NextRequest): Promise<Response> {
  return withStaff(false, async ({ client }) => {
    const asked = request.nextUrl.searchParams;
    const ids = asked.getAll('id').filter(isUuid).slice(0, MOST_IDS);
    const typed = searchWords(asked.get('q') ?? '');
    try {
      const data = asked.has('id')
        ? { hotels: await hotelsOfIds(client, ids), complete: false }
        : await hotelChoices(client, typed);
      return resultResponse({ ok: true, data });
    } catch (error) {
      return errorResponse(503, { code: 'failed', id: logFailure('offer.hotels', error) });
    }
  });
}
