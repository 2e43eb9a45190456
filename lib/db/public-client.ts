import 'server-only';
import { createClient } from '@supabase/supabase-js';
import { env } from '@/lib/env';
import type { Database } from './database.types';

/**
 * Longest wait for one public read, in milliseconds, unless the caller names its own. A visitor waits
 * for ten seconds at most, of which the second rendering below and the look-up in front of the page
 * (lib/misses) take their share.
 */
const READ_TIMEOUT_MS = 7_000;
/** For this long after a read that timed out, the next ones have the shorter limit, but one. */
const DEGRADED_FOR_MS = 5_000;
const DEGRADED_TIMEOUT_MS = 1_000;
/** Longest wait for what is written without a session, in milliseconds. */
const WRITE_TIMEOUT_MS = 10_000;

let lastTimeoutAt = Number.NEGATIVE_INFINITY;
/** When a read with the long limit began or ended. */
let lastLongReadAt = Number.NEGATIVE_INFINITY;

/** An answer that has come to its end. A service that begins one and stops is as slow as a silent one. */
async function withWholeBody(response: Response): Promise<Response> {
  return response.body ? new Response(await response.arrayBuffer(), response) : response;
}

/**
 * `fetch` with a time limit and a circuit breaker. Next renders the metadata of a page that failed
 * a second time: without the shorter limit its visitor would wait for twice the long one. Now and
 * then a read has the long limit all the same: a database that is only slow is found out by it.
 */
async function fetchWithTimeout(input: RequestInfo | URL, init: RequestInit, timeoutMs: number) {
  const now = Date.now();
  const isDegraded =
    now - lastTimeoutAt < DEGRADED_FOR_MS && now - lastLongReadAt < DEGRADED_FOR_MS;
  if (!isDegraded) lastLongReadAt = now;
  const signal = AbortSignal.timeout(
    isDegraded ? Math.min(timeoutMs, DEGRADED_TIMEOUT_MS) : timeoutMs,
  );
  try {
    const response = await withWholeBody(await fetch(input, { ...init, signal }));
    if (!isDegraded) lastTimeoutAt = Number.NEGATIVE_INFINITY;
    return response;
  } catch (error) {
    if (signal.aborted) lastTimeoutAt = Date.now();
    if (!isDegraded) lastLongReadAt = Date.now();
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
export const publicClient = ({ tags, timeoutMs = READ_TIMEOUT_MS }: Options) =>
  clientWithoutSession((input, init) =>
    fetchWithTimeout(input, { ...init, next: { tags } }, timeoutMs),
  );

type Functions = Database['public']['Functions'];

/** A call of a function of the database that any visitor may make, as `runQuery` takes it. */
export const publicFunction = <Name extends keyof Functions>(
  tags: string[],
  name: Name,
  args: Functions[Name]['Args'],
) => publicClient({ tags }).rpc(name, args, { count: 'exact' });

/**
 * A client for what is written or sent without a session (sign-ups, counted attempts, the
 * newsletter): the same key, but its own limit. A write that is cut off early because reads are slow
 * may have been done all the same.
 */
export const publicWriteClient = () =>
  clientWithoutSession((input, init) =>
    fetch(input, { ...init, cache: 'no-store', signal: AbortSignal.timeout(WRITE_TIMEOUT_MS) }),
  );

function clientWithoutSession(fetchFromService: typeof fetch) {
  const { SUPABASE_URL, SUPABASE_ANON_KEY } = env();
  return createClient<Database>(SUPABASE_URL, SUPABASE_ANON_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry: false },
    global: { fetch: fetchFromService },
  });
}
