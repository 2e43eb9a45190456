import 'server-only';
import { createClient } from '@supabase/supabase-js';
import { env } from '@/lib/env';
import type { Database } from './database.types';

/** Longest wait for one public read, in milliseconds, unless the caller names its own. */
export const READ_TIMEOUT_MS = 10_000;

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
      fetch: (input, init) =>
        fetch(input, { ...init, signal: AbortSignal.timeout(timeoutMs), next: { tags } }),
    },
  });
}
