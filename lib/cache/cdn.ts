import 'server-only';
import { env } from '@/lib/env';
import { logCdnNotPurged } from '@/lib/log';

const TIMEOUT_MS = 10_000;

/**
 * Has a CDN drop every page that carries one of these tags; nothing where CDN_PURGE_URL names none.
 * The message is Cloudflare's (`{"tags": […]}`, bearer token) with Fastly's headers. What fails is told
 * and not repeated: a copy lasts a minute.
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
