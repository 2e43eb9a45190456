import { useState } from 'react';
import { useAnswer } from '@/components/ui/use-answer';
import type { SearchStartData } from '@/lib/search/start-model';

/** How long an answer is reused while the page stays open, in milliseconds. */
const FRESH_MS = 30_000;

let last: { start: SearchStartData; at: number } | null = null;

async function fetchStart(url: string, signal: AbortSignal): Promise<SearchStartData> {
  if (last && Date.now() - last.at < FRESH_MS) return last.start;
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const start: SearchStartData = await response.json();
  last = { start, at: Date.now() };
  return start;
}

/**
 * Places, offers and counts for an empty search and the phone's menu, requested when one of them
 * opens. Null until loaded or if that fails: both work without.
 */
export function useSearchStart(): SearchStartData | null {
  const [earlier] = useState(last?.start ?? null);
  const [start] = useAnswer('/api/search/start', fetchStart);
  return start ?? earlier;
}
