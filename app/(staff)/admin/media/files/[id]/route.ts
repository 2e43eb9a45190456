import { getTranslations } from 'next-intl/server';
import { errorResponse, NOT_KEPT, withStaff } from '@/lib/auth/with-staff';
import { isUuid } from '@/lib/format/slug';
import { logFailure } from '@/lib/log';
import { mediaUses } from '@/lib/media/staff-queries';

type Context = { params: Promise<{ id: string }> };

/** Where a picture of the library is used. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  return withStaff(false, async ({ client }) => {
    const { id } = await params;
    if (!isUuid(id)) return new Response(null, { status: 404, headers: NOT_KEPT });
    try {
      return Response.json({ uses: await mediaUses(client, id) }, { headers: NOT_KEPT });
    } catch (error) {
      const t = await getTranslations('adminMedia.errors');
      return errorResponse(503, t('loadId', { id: logFailure('media.uses', error) }), 'failed');
    }
  });
}
