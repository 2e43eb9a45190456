import { useAnswer } from '@/components/ui/use-answer';
import { cleanQuery, PARTY_NAME, type SearchAnswer, type SearchResult } from '@/lib/search/model';

/** The search runs after this pause in typing, in milliseconds. */
const SEARCH_DEBOUNCE_MS = 300;

export type SearchState =
  | { status: 'empty' | 'loading' | 'failed'; query: string }
  | { status: 'done'; query: string; results: SearchResult[] };

/** Resolves to the results. Throws if there is no answer, and logs the reason to the console. */
async function fetchResults(search: string, signal: AbortSignal): Promise<SearchResult[]> {
  try {
    const response = await fetch(`/api/search?${search}`, { signal });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const answer: SearchAnswer = await response.json();
    if (!answer.ok || !Array.isArray(answer.data)) throw new Error('an answer without results');
    return answer.data;
  } catch (error) {
    if (!signal.aborted) console.error('The search failed:', error);
    throw error;
  }
}

/**
 * The state of the search for the typed text. An answer only counts while its query is still in the
 * field: a late answer to an older one is never shown. `retry` searches again. `party` is the
 * number of guests that prices are for, null for the usual number.
 */
export function useSearch(
  typed: string,
  party: number | null,
): { state: SearchState; retry: () => void } {
  const query = cleanQuery(typed);
  const asked = { q: query, ...(party && { [PARTY_NAME]: String(party) }) };
  const [results, retry] = useAnswer(
    query === '' ? null : String(new URLSearchParams(asked)),
    fetchResults,
    SEARCH_DEBOUNCE_MS,
  );
  if (query === '') return { state: { status: 'empty', query }, retry };
  if (results) return { state: { status: 'done', query, results }, retry };
  return { state: { status: results === null ? 'failed' : 'loading', query }, retry };
}
