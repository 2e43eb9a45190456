import { after } from 'next/server';
import { errorResponse, resultResponse, withStaff } from '@/lib/actions/with-staff';
import { isFull } from '@/lib/db/outage';
import { boundedBody } from '@/lib/http/bounded-body';
import { createTurns, TooManyWaiting } from '@/lib/http/turns';
import { logFailure } from '@/lib/log';
import { ImageRejected } from '@/lib/media/encode';
import { UPLOAD_LIMIT } from '@/lib/media/limits';
import { deleteOrphans, uploadImage } from '@/lib/media/upload-image';

/** How many files may be in memory at once; further uploads are asked to try again. */
const atOnce = createTurns(6, 0);

/** Decodes the file name, which is percent-encoded because headers can't contain accents. */
function nameOf(request: Request): string {
  try {
    return decodeURIComponent(request.headers.get('x-file-name') ?? '').slice(-1000);
  } catch {
    return '';
  }
}

/**
 * Adds one image to the library: the body is the file, and nothing that the browser says about it
 * is trusted. Several are sent one by one, each with its own answer. This URL is outside /admin
 * because the middleware would hold the file in memory a second time.
 */
export async function POST(request: Request): Promise<Response> {
  return withStaff(true, async ({ client }) => {
    try {
      return await atOnce(async () => {
        const data = await boundedBody(request, UPLOAD_LIMIT);
        if (!data) return errorResponse(413, { code: 'tooLarge' });
        const added = await uploadImage(client, nameOf(request), data);
        after(() => deleteOrphans(client).catch((error) => void logFailure('media.sweep', error)));
        return resultResponse({ ok: true, data: added }, added.known ? 200 : 201);
      });
    } catch (error) {
      if (error instanceof TooManyWaiting) return errorResponse(503, { code: 'busy' });
      if (error instanceof ImageRejected) return errorResponse(422, { code: error.problem });
      const id = logFailure('media.upload', error);
      return errorResponse(503, { code: isFull(error) ? 'full' : 'failed', id });
    }
  });
}
