import 'server-only';
import { createClient } from '@supabase/supabase-js';
import { env } from '@/lib/env';
import type { Database } from './database.types';

/** Longest wait for one public read, in milliseconds, unless the caller names its own. */
export const READ_TIMEOUT_MS = 10_000;
/** For this long after an unanswered read, the next ones wait only so long for their answer. */
const WARY_FOR_MS = 5_000;
const WARY_TIMEOUT_MS = 1_000;

let unansweredAt = Number.NEGATIVE_INFINITY;

/**
 * `fetch` with a time limit. A page that failed is asked for its metadata once more by the
 * framework: without the shorter second wait the visitor would stand in front of twice the limit.
 */
async function patientFetch(input: RequestInfo | URL, init: RequestInit, timeoutMs: number) {
  const wary = Date.now() - unansweredAt < WARY_FOR_MS;
  const signal = AbortSignal.timeout(wary ? Math.min(timeoutMs, WARY_TIMEOUT_MS) : timeoutMs);
  try {
    return await fetch(input, { ...init, signal });
  } catch (error) {
    if (signal.aborted) unansweredAt = Date.now();
    throw error;
  }
}

type Options = { tags: string[]; timeoutMs?: number };

/**
 * A client for what any visitor may read: public key, no cookies, no session, no retries.
 *
 * The page is the only cache: requests carry their tags, so that the page that makes them is
 * invalidated by them, but no answer is stored on its own (a stored nonsense answer would be
 * served long after the service has recovered).
 */
export function publicClient({ tags, timeoutMs = READ_TIMEOUT_MS }: Options) {
  const { SUPABASE_URL, SUPABASE_ANON_KEY } = env();
  return createClient<Database>(SUPABASE_URL, SUPABASE_ANON_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry: false },
    global: {
      fetch: (input, init) => patientFetch(input, { ...init, next: { tags } }, timeoutMs),
    },
  });
}
