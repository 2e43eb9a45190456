import type { NextRequest } from 'next/server';
import { errorResponse, resultResponse, withStaff } from '@/lib/actions/with-staff';
import { searchWords } from '@/lib/format/search-words';
import { logFailure } from '@/lib/log';
import { regionsNamed } from '@/lib/regions/staff-queries';

/** GET /admin/regions/choices?q=: the first regions whose names contain these words. */
export async function GET(request: NextRequest): Promise<Response> {
  return withStaff(false, async ({ client }) => {
    const typed = searchWords(request.nextUrl.searchParams.get('q') ?? '');
    try {
      return resultResponse({ ok: true, data: await regionsNamed(client, typed) });
    } catch (error) {
      return errorResponse(503, { code: 'failed', id: logFailure('region.choices', error) });
    }
  });
}
