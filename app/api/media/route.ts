import { after } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { errorResponse, NOT_KEPT, withStaff } from '@/lib/auth/with-staff';
import { boundedBody } from '@/lib/http/bounded-body';
import { logFailure } from '@/lib/log';
import { ImageRejected } from '@/lib/media/encode';
import { UPLOAD_LIMIT } from '@/lib/media/limits';
import { deleteOrphans, uploadImage } from '@/lib/media/upload-image';

/** Files that may be in memory at the same time; whoever comes then is asked to try again. */
const AT_ONCE = 6;
let inside = 0;

/** The name is percent-encoded: a header holds no accents. */
function nameOf(request: Request): string {
  try {
    return decodeURIComponent(request.headers.get('x-file-name') ?? '').slice(-1000);
  } catch {
    return '';
  }
}

/**
 * Takes one picture into the library: the body is the file, and nothing that the browser says of it
 * is believed. Several are sent one by one, each with an answer of its own. This address stands
 * outside of /admin because the middleware would hold the file in memory a second time.
 */
export async function POST(request: Request): Promise<Response> {
  return withStaff(true, async ({ client }) => {
    const t = await getTranslations('adminMedia.problems');
    if (inside >= AT_ONCE) return errorResponse(503, t('busy'), 'busy');
    inside += 1;
    try {
      const data = await boundedBody(request, UPLOAD_LIMIT);
      if (!data) return errorResponse(413, t('tooLarge'), 'tooLarge');
      const added = await uploadImage(client, nameOf(request), data);
      after(() => deleteOrphans(client).catch((error) => void logFailure('media.sweep', error)));
      return Response.json(added, { status: added.known ? 200 : 201, headers: NOT_KEPT });
    } catch (error) {
      if (error instanceof ImageRejected)
        return errorResponse(422, t(error.problem), error.problem);
      const id = logFailure('media.upload', error);
      return errorResponse(503, t('failed', { id }), 'failed');
    } finally {
      inside -= 1;
    }
  });
}
