import { errorResponse, NO_STORE, resultResponse, withStaff } from '@/lib/actions/with-staff';
import { isUuid } from '@/lib/format/slug';
import { logFailure } from '@/lib/log';
import { mediaUses } from '@/lib/media/staff-queries';

type Context = { params: Promise<{ id: string }> };

/** Where an image of the library is used. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  return withStaff(false, async ({ client }) => {
    const { id } = await params;
    if (!isUuid(id)) return new Response(null, { status: 404, headers: NO_STORE });
    try {
      return resultResponse({ ok: true, data: await mediaUses(client, id) });
    } catch (error) {
      return errorResponse(503, { code: 'failed', id: logFailure('media.uses', error) });
    }
  });
}
