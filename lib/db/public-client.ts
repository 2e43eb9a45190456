import 'server-only';
import { createClient } from '@supabase/supabase-js';
import { env } from '@/lib/env';
import type { Database } from './database.types';

/**
 * Longest wait for one public read, in milliseconds, unless the caller sets its own. A visitor
 * waits ten seconds at most, part of which goes to the second rendering below and the lookup in
 * front of the page (lib/misses).
 */
const READ_TIMEOUT_MS = 7_000;
/** For this long after a read timed out, all but one of the next reads get the shorter limit. */
const DEGRADED_FOR_MS = 5_000;
const DEGRADED_TIMEOUT_MS = 1_000;
/** Longest wait for a write without a session, in milliseconds. */
const WRITE_TIMEOUT_MS = 10_000;

let lastTimeoutAt = Number.NEGATIVE_INFINITY;
/** When a read with the long limit began or ended. */
let lastLongReadAt = Number.NEGATIVE_INFINITY;

/** Reads the whole body. A service that starts a response and stops is as slow as a silent one. */
async function withWholeBody(response: Response): Promise<Response> {
  return response.body ? new Response(await response.arrayBuffer(), response) : response;
}

/**
 * `fetch` with a time limit and a circuit breaker. Next renders the metadata of a failed page a
 * second time: without the shorter limit its visitor would wait twice the long one. Now and then a
 * read still gets the long limit, to find out that a database is only slow.
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
 * The page is the only cache: requests have tags, which invalidate the page that makes them, but no
 * response is stored by itself (a bogus one would be served long after the service has recovered).
 */
export const publicClient = ({ tags, timeoutMs = READ_TIMEOUT_MS }: Options) =>
  clientWithoutSession((input, init) =>
    fetchWithTimeout(input, { ...init, next: { tags } }, timeoutMs),
  );

type Functions = Database['public']['Functions'];

/** Calls a database function that any visitor may call, for `runQuery`. */
export const publicFunction = <Name extends keyof Functions>(
  tags: string[],
  name: Name,
  args: Functions[Name]['Args'],
) => publicClient({ tags }).rpc(name, args, { count: 'exact' });

/**
 * A client for writes and messages without a session (sign-ups, counted attempts, the newsletter):
 * the same key, but its own limit. A write that is cut off early because reads are slow may still
 * have been carried out.
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
