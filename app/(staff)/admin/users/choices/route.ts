import type { NextRequest } from 'next/server';
import { errorResponse, resultResponse, withStaff } from '@/lib/actions/with-staff';
import { searchWords } from '@/lib/format/search-words';
import { logFailure } from '@/lib/log';
import { peopleNamed } from '@/lib/users/staff-queries';

/**
 * GET /admin/users/choices?q=: the first accounts whose e-mails contain these words. For
 * administrators.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const typed = searchWords(request.nextUrl.searchParams.get('q') ?? '');
  return withStaff(
    false,
    async ({ client }) => {
      try {
        return resultResponse({ ok: true, data: await peopleNamed(client, typed) });
      } catch (error) {
        return errorResponse(503, { code: 'failed', id: logFailure('user.choices', error) });
      }
    },
    { need: 'admin' },
  );
}
