import type { NextRequest } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { errorResponse, NOT_KEPT, withStaff } from '@/lib/auth/with-staff';
import { logFailure } from '@/lib/log';
import { mediaListQuery } from '@/lib/media/list-query';
import { listMedia } from '@/lib/media/staff-queries';

/** One page of the library, for the picker, which opens over any form. */
export async function GET(request: NextRequest): Promise<Response> {
  return withStaff(false, async ({ client }) => {
    const query = mediaListQuery.parse(Object.fromEntries(request.nextUrl.searchParams));
    try {
      return Response.json(await listMedia(client, query), { headers: NOT_KEPT });
    } catch (error) {
      const t = await getTranslations('adminMedia.errors');
      const id = logFailure('media.list', error);
      return errorResponse(503, t('loadId', { id }), 'failed');
    }
  });
}
