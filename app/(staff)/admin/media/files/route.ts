import type { NextRequest } from 'next/server';
import { errorResponse, resultResponse, withStaff } from '@/lib/actions/with-staff';
import { logFailure } from '@/lib/log';
import { mediaListQuery } from '@/lib/media/list-query';
import { listMedia } from '@/lib/media/staff-queries';

/** One page of the library, for the picker, which opens over any form. */
export async function GET(request: NextRequest): Promise<Response> {
  return withStaff(false, async ({ client }) => {
    const query = mediaListQuery.parse(Object.fromEntries(request.nextUrl.searchParams));
    try {
      return resultResponse({ ok: true, data: await listMedia(client, query) });
    } catch (error) {
      return errorResponse(503, { code: 'failed', id: logFailure('media.list', error) });
    }
  });
}
