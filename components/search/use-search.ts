import { useEffect, useState } from 'react';
import { cleanQuery, PARTY_NAME, type SearchAnswer, type SearchResult } from '@/lib/search/model';

/** The search runs when nothing has been typed for this long. */
export const SEARCH_DEBOUNCE_MS = 300;

export type SearchState =
  | { status: 'empty' | 'loading' | 'failed'; query: string }
  | { status: 'done'; query: string; results: SearchResult[] };

/** The results, or null after a failure, of which only the console hears. */
async function ask(
  query: string,
  party: number | null,
  signal: AbortSignal,
): Promise<SearchResult[] | null> {
  const asked = { q: query, ...(party && { [PARTY_NAME]: String(party) }) };
  try {
    const response = await fetch(`/api/search?${new URLSearchParams(asked)}`, { signal });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const answer: SearchAnswer = await response.json();
    if (!answer.ok || !Array.isArray(answer.data)) throw new Error('an answer without results');
    return answer.data;
  } catch (error) {
    if (!signal.aborted) console.error('The search failed:', error);
    return null;
  }
}

/**
 * What the search says about the typed text. An answer counts only while its query is the one in
 * the field: a late answer to an older one is never shown. `retry` asks once more. `party` are the guests
 * whom prices are for, null for the usual number.
 */
export function useSearch(
  typed: string,
  party: number | null = null,
): { state: SearchState; retry: () => void } {
  const query = cleanQuery(typed);
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{
    query: string;
    attempt: number;
    results: SearchResult[] | null;
  } | null>(null);

  useEffect(() => {
    if (query === '') return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const results = await ask(query, party, controller.signal);
      if (!controller.signal.aborted) setAnswer({ query, attempt, results });
    }, SEARCH_DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, party, attempt]);

  const retry = () => setAttempt((was) => was + 1);
  if (query === '') return { state: { status: 'empty', query }, retry };
  if (answer?.query !== query || answer.attempt !== attempt) {
    return { state: { status: 'loading', query }, retry };
  }
  const { results } = answer;
  return {
    state: results ? { status: 'done', query, results } : { status: 'failed', query },
    retry,
  };
}
