import 'server-only';
import { z } from 'zod';
import { tags } from '@/lib/cache/tags';
import { publicClient } from '@/lib/db/public-client';
import { textColumn, usableRows } from '@/lib/db/rows';
import { runQuery } from '@/lib/db/run-query';
import { normalizeForSearch } from '@/lib/format/normalize';
import { hasWords, placeIn } from './place-in';

/** Of how many hotels the places are compared, the best rated first. */
const MOST_HOTELS = 1_000;

const row = z.object({ location: textColumn });

/**
 * The town or state with hotels that a search without results names all the same, with a slip or beside
 * words that are nowhere; null without one, and where the places can't be read.
 */
export async function meantPlace(query: string): Promise<string | null> {
  if (!hasWords(query)) return null;
  const request = publicClient({ tags: [tags.hotels] })
    .from('hotels')
    .select('location', { count: 'exact' })
    .eq('is_active', true)
    .order('rating', { ascending: false, nullsFirst: false })
    .order('name')
    .limit(MOST_HOTELS);
  const rows = await runQuery('search', request, (data) => usableRows(data, row)).catch((error) => {
    console.error('The search goes without the place that may be meant:', error);
    return [];
  });
  const parts = rows.flatMap(({ location }) => location?.split(',') ?? []);
  const place = placeIn(query, new Set(parts.map((part) => part.trim())));
  return place && normalizeForSearch(place) !== normalizeForSearch(query) ? place : null;
}
