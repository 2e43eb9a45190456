import type { NextRequest } from 'next/server';
import { errorResponse, NO_STORE, resultResponse, withStaff } from '@/lib/actions/with-staff';
import { isUuid } from '@/lib/format/slug';
import { roomNames } from '@/lib/hotels/choice-queries';
import { logFailure } from '@/lib/log';

/** GET /admin/packages/rooms?hotel=: the names of a hotel's rooms. */
export async function GET(request: NextRequest): Promise<Response> {
  return withStaff(false, async ({ client }) => {
    const hotel = request.nextUrl.searchParams.get('hotel');
    if (!isUuid(hotel)) return new Response(null, { status: 404, headers: NO_STORE });
    try {
      return resultResponse({ ok: true, data: await roomNames(client, hotel) });
    } catch (error) {
      return errorResponse(503, { code: 'failed', id: logFailure('offer.rooms', error) });
    }
  });
}
