import 'server-only';
import { headers } from 'next/headers';
import { env } from '@/lib/env';

/**
 * Whether a form or action was sent from a page of this site. Next compares the Origin with a host
 * that a proxy may forward; this compares it only with the configured address and treats a missing
 * Origin as foreign (every browser sends it with a POST).
 */
export async function isSameOrigin(): Promise<boolean> {
  const sent = await headers();
  if (sent.get('origin') !== new URL(env().SITE_URL).origin) return false;
  // Sec-Fetch-Site, if sent, says more than the Origin.
  return !['cross-site', 'same-site'].includes(sent.get('sec-fetch-site') ?? '');
}
