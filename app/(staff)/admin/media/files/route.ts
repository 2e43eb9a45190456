import type { NextRequest } from 'next/server';
import { errorResponse, resultResponse, withStaff } from '@/lib/actions/with-staff';
import { isUuid } from '@/lib/format/slug';
import { logFailure } from '@/lib/log';
import { mediaListQuery } from '@/lib/media/list-query';
import { listMedia, mediaOfIds } from '@/lib/media/staff-queries';

/** One page of the library, for the picker, which opens over any form; with ?id=…&id=… the images with these ids. */
export async function GET(request: NextRequest): Promise<Response> {
  return withStaff(false, async ({ client }) => {
    const asked = request.nextUrl.searchParams;
    const query = mediaListQuery.parse(Object.fromEntries(asked));
    const ids = asked.getAll('id').filter(isUuid);
    try {
      const data = asked.has('id') ? await mediaOfIds(client, ids) : await listMedia(client, query);
      return resultResponse({ ok: true, data });
    } catch (error) {
      return errorResponse(503, { code: 'failed', id: logFailure('media.list', error) });
    }
  });
}
