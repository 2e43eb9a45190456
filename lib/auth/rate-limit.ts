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
    /** In seconds, 0 when it may go ahead. */
    retryAfter: retry_after,
    beginsLockout: begins_lockout,
    /** How many of this window are used up: the account's, or those of a known browser. */
    attempts,
  }));

/**
 * A keyed digest of the client's network as the site's own proxies report it: of the entry that the
 * outermost of `TRUSTED_PROXIES` wrote, counted from the right, because everything left of it is
 * the client's own invention. Null where no proxy is trusted, which is the default.
 */
async function clientDigest(): Promise<string | null> {
  const { TRUSTED_PROXIES, CLIENT_ADDRESS_SECRET } = env();
  if (TRUSTED_PROXIES === 0 || !CLIENT_ADDRESS_SECRET) return null;
  const forwarded = (await headers()).get('x-forwarded-for')?.split(',') ?? [];
  const network = clientNetwork(forwarded.at(-TRUSTED_PROXIES) ?? '');
  return network ? createHmac('sha256', CLIENT_ADDRESS_SECRET).update(network).digest('hex') : null;
}

/**
 * Counts an attempt in the database before anything else is looked at, atomic under parallel tries, and
 * returns its verdict. Attempts at a code are counted for the account of a session alone: `client` is its.
 * Throws when the database does not answer: without a count no attempt is made.
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
