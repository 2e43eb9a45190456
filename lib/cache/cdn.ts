import 'server-only';
import { env } from '@/lib/env';
import { logCdnNotPurged } from '@/lib/log';

const TIMEOUT_MS = 10_000;

/**
 * Has a CDN drop every page with one of these tags; does nothing without CDN_PURGE_URL. The request
 * body is Cloudflare's (`{"tags": […]}`, bearer token), the headers Fastly's. Failures are logged
 * and not retried: a copy expires after a minute.
 */
export async function purgeTags(tags: readonly string[]): Promise<void> {
  const { CDN_PURGE_URL, CDN_PURGE_TOKEN = '' } = env();
  if (!CDN_PURGE_URL) return;
  try {
    const answer = await fetch(CDN_PURGE_URL, {
      method: 'POST',
      cache: 'no-store',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${CDN_PURGE_TOKEN}`,
        'fastly-key': CDN_PURGE_TOKEN,
        'surrogate-key': tags.join(' '),
      },
      body: JSON.stringify({ tags }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`status ${answer.status}`);
  } catch (error) {
    logCdnNotPurged(tags, error);
  }
}
