import type { NextRequest } from 'next/server';
import { largeParty } from '@/lib/booking/guests';
import { publicAnswer } from '@/lib/http/public-answer';
import { cleanQuery, PARTY_NAME, type SearchAnswer } from '@/lib/search/model';
import { searchSite, withPartyPrices } from '@/lib/search/queries';

/**
 * How long browsers and proxies may cache an answer, in seconds: the delay until a change is found.
 */
const MAX_AGE = 2;

const FAILED: SearchAnswer = { ok: false, code: 'unavailable' };

/**
 * GET /api/search?q=: a Result with the matches, best first; 503 if the database fails. `pessoas`
 * is the number of guests that hotel prices are for, as in the URL of the list.
 */
export function GET({ nextUrl: { searchParams } }: NextRequest) {
  const guests = largeParty(Number(searchParams.get(PARTY_NAME)));
  const search = async (): Promise<SearchAnswer> => {
    const found = await searchSite(cleanQuery(searchParams.get('q') ?? ''), guests);
    return { ok: true, data: guests ? await withPartyPrices(found, guests) : found };
  };
  return publicAnswer('search', MAX_AGE, search, FAILED);
}
