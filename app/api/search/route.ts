import type { NextRequest } from 'next/server';
import { logFailedSearch } from '@/lib/log';
import { cleanQuery } from '@/lib/search/model';
import { searchSite } from '@/lib/search/queries';

/** Seconds for which browsers and proxies may keep an answer: what was saved is found within them. */
const MAX_AGE = 2;

/** GET /api/search?q=: `{ results }`, best first; 503 when the database does not answer. */
export async function GET(request: NextRequest) {
  try {
    const results = await searchSite(cleanQuery(request.nextUrl.searchParams.get('q') ?? ''));
    return Response.json(
      { results },
      { headers: { 'Cache-Control': `public, max-age=${MAX_AGE}` } },
    );
  } catch (error) {
    logFailedSearch(error);
    return Response.json(
      { results: [] },
      { status: 503, headers: { 'Cache-Control': 'no-store' } },
    );
  }
}
