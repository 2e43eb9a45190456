import { logFailedSearch } from '@/lib/log';
import { searchStart } from '@/lib/search/queries';

// Nothing of the request is read: without this the answer would be the one of the build.
export const dynamic = 'force-dynamic';

/** Seconds for which browsers and proxies may keep an answer; an offer is gone so long after its end. */
const MAX_AGE = 30;

/** GET /api/search/start: what the search shows before anything is typed; 503 when the database fails. */
export async function GET() {
  try {
    return Response.json(await searchStart(), {
      headers: { 'Cache-Control': `public, max-age=${MAX_AGE}` },
    });
  } catch (error) {
    logFailedSearch(error);
    return new Response(null, { status: 503, headers: { 'Cache-Control': 'no-store' } });
  }
}
