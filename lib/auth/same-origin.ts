import 'server-only';
import { headers } from 'next/headers';
import { env } from '@/lib/env';

/**
 * Whether a form or action was sent from a page of this very site. The framework compares the
 * Origin with a host that a proxy may forward; this compares it with the configured address only,
 * and a missing Origin is a foreign one (every browser sends it with a POST).
 */
export async function isSameOrigin(): Promise<boolean> {
  const sent = await headers();
  if (sent.get('origin') !== new URL(env().SITE_URL).origin) return false;
  // Browsers that send Sec-Fetch-Site tell more than the Origin does.
  return !['cross-site', 'same-site'].includes(sent.get('sec-fetch-site') ?? '');
}
