import { useEffect, useState } from 'react';
import type { SearchStartData } from '@/lib/search/start-model';

/** For how long an answer is used again while the page stays open, in milliseconds. */
const FRESH_MS = 30_000;

let last: { start: SearchStartData; at: number } | null = null;

async function ask(signal: AbortSignal): Promise<SearchStartData | null> {
  try {
    const response = await fetch('/api/search/start', { signal });
    if (!response.ok) return null;
    const start: SearchStartData = await response.json();
    last = { start, at: Date.now() };
    return start;
  } catch {
    return null;
  }
}

/**
 * Places, offers and counts for an empty search and the phone's menu, asked for when one of them
 * opens; null until they are there and where they can't be had: both do without.
 */
export function useSearchStart(): SearchStartData | null {
  const [start, setStart] = useState(last?.start ?? null);
  useEffect(() => {
    if (last && Date.now() - last.at < FRESH_MS) return;
    const controller = new AbortController();
    void ask(controller.signal).then((answer) => {
      if (!controller.signal.aborted && answer) setStart(answer);
    });
    return () => controller.abort();
  }, []);
  return start;
}
