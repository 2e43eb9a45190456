import 'server-only';
import { createHmac } from 'node:crypto';
import { headers } from 'next/headers';
import { z } from 'zod';
import { publicWriteClient } from '@/lib/db/public-client';
import type { SessionClient } from '@/lib/db/session-client';
import { env } from '@/lib/env';
import { clientNetwork } from './client-network';
import { knownDevices } from './device-cookie';
import type { LockoutScope } from './lockout-storage';

const verdict = z
  .object({
    allowed: z.boolean(),
    retry_after: z.number(),
    begins_lockout: z.boolean(),
    attempts: z.number(),
  })
  .transform(({ allowed, retry_after, begins_lockout, attempts }) => ({
    allowed,
    /** In seconds; 0 if allowed. */
    retryAfter: retry_after,
    beginsLockout: begins_lockout,
    /** Attempts used in this window: the account's, or those of a known browser. */
    attempts,
  }));

/**
 * A keyed digest of the client's network, taken from the X-Forwarded-For entry that the outermost
 * of `TRUSTED_PROXIES` wrote, counted from the right, because a client can forge everything left of
 * it. Null if no proxy is trusted, which is the default.
 */
async function clientDigest(): Promise<string | null> {
  const { TRUSTED_PROXIES, CLIENT_ADDRESS_SECRET } = env();
  if (TRUSTED_PROXIES === 0 || !CLIENT_ADDRESS_SECRET) return null;
  const forwarded = (await headers()).get('x-forwarded-for')?.split(',') ?? [];
  const network = clientNetwork(forwarded.at(-TRUSTED_PROXIES) ?? '');
  return network ? createHmac('sha256', CLIENT_ADDRESS_SECRET).update(network).digest('hex') : null;
}

/**
 * Counts an attempt in the database before anything else is checked, atomically even under parallel
 * attempts, and returns its verdict. Attempts at a code count only for the account of the session
 * of `client`. Throws if the database does not answer: no attempt goes uncounted.
 */
export async function countAttempt(
  scope: LockoutScope,
  email: string,
  client = publicWriteClient() as SessionClient,
) {
  const [digest, devices] = await Promise.all([clientDigest(), knownDevices()]);
  const { data, error } = await client.rpc('count_sign_in_attempt', {
    scope,
    email,
    ...(digest ? { client_digest: digest } : {}),
    ...(devices ? { devices } : {}),
  });
  if (error) throw new Error(`The attempt could not be counted: ${error.message}`);
  return z.tuple([verdict]).parse(data)[0];
}
