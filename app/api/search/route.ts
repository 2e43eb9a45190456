import type { NextRequest } from 'next/server';
import { logFailedSearch } from '@/lib/log';
import { cleanQuery, type SearchAnswer } from '@/lib/search/model';
import { searchSite } from '@/lib/search/queries';

/** Seconds for which browsers and proxies may keep an answer: what was saved is found within them. */
const MAX_AGE = 2;

/** GET /api/search?q=: a Result with what was found, best first; 503 when the database fails. */
export async function GET(request: NextRequest) {
  try {
    const results = await searchSite(cleanQuery(request.nextUrl.searchParams.get('q') ?? ''));
    const result: SearchAnswer = { ok: true, data: results };
    return Response.json(result, {
      headers: { 'Cache-Control': `public, max-age=${MAX_AGE}` },
    });
  } catch (error) {
    logFailedSearch(error);
    const result: SearchAnswer = { ok: false, code: 'unavailable' };
    return Response.json(result, { status: 503, headers: { 'Cache-Control': 'no-store' } });
  }
}
