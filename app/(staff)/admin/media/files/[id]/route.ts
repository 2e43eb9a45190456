import { errorResponse, NO_STORE, resultResponse, withStaff } from '@/lib/actions/with-staff';
import { mayDo } from '@/lib/auth/roles';
import { isUuid } from '@/lib/format/slug';
import { logFailure } from '@/lib/log';
import { isMediaShared, mediaUses, type SeenUses } from '@/lib/media/staff-queries';

type Context = { params: Promise<{ id: string }> };

/** Where an image of the library is used, limited to what the caller may see. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  return withStaff(false, async ({ client, profile }) => {
    const { id } = await params;
    if (!isUuid(id)) return new Response(null, { status: 404, headers: NO_STORE });
    try {
      const [uses, isShared] = await Promise.all([
        mediaUses(client, id),
        isMediaShared(client, id),
      ]);
      const data = {
        uses,
        isShared,
        mayOpenSettings: mayDo(profile.role, 'admin'),
      } satisfies SeenUses;
      return resultResponse({ ok: true, data });
    } catch (error) {
      return errorResponse(503, { code: 'failed', id: logFailure('media.uses', error) });
    }
  });
}
