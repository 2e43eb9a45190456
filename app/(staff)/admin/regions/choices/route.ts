import type { NextRequest } from 'next/server';
import { errorResponse, resultResponse, withStaff } from '@/lib/actions/with-staff';
import { searchWords } from '@/lib/format/search-words';
import { isUuid } from '@/lib/format/slug';
import { logFailure } from '@/lib/log';
import { regionsNamed, regionsOfIds } from '@/lib/regions/staff-queries';

/** The most ids looked up at once: a form and the version that it conflicts with have one each. */
const MOST_IDS = 2;

/**
 * GET /admin/regions/choices?q=: the first regions whose names contain these words; with
 * ?id=…&id=… those of these ids.
 */
export async function GET(request: NextRequest): Promise<Response> {
  return withStaff(false, async ({ client }) => {
    const asked = request.nextUrl.searchParams;
    const ids = asked.getAll('id').filter(isUuid).slice(0, MOST_IDS);
    const typed = searchWords(asked.get('q') ?? '');
    try {
      const data = asked.has('id')
        ? { regions: await regionsOfIds(client, ids), complete: false }
        : await regionsNamed(client, typed);
      return resultResponse({ ok: true, data });
    } catch (error) {
      return errorResponse(503, { code: 'failed', id: logFailure('region.choices', error) });
    }
  });
}
