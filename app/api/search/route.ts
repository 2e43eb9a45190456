import type { NextRequest } from 'next/server';
import { publicAnswer } from '@/lib/http/public-answer';
import { cleanQuery, type SearchAnswer } from '@/lib/search/model';
import { searchSite } from '@/lib/search/queries';

/** Seconds for which browsers and proxies may keep an answer: what was saved is found within them. */
const MAX_AGE = 2;

const FAILED: SearchAnswer = { ok: false, code: 'unavailable' };

/** GET /api/search?q=: a Result with what was found, best first; 503 when the database fails. */
export function GET({ nextUrl }: NextRequest) {
  const search = async (): Promise<SearchAnswer> => ({
    ok: true,
    data: await searchSite(cleanQuery(nextUrl.searchParams.get('q') ?? '')),
  });
  return publicAnswer(MAX_AGE, search, FAILED);
}
