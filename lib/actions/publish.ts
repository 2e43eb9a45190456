import 'server-only';
import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { env } from '@/lib/env';

/** Longest wait for one page that is rendered anew, in milliseconds. */
const WARM_TIMEOUT_MS = 10_000;

/**
 * Makes a change visible: pages that read anything under these tags are rendered anew, and the ones
 * named here at once, so that no visitor meets the old one. If the database fails in that moment
 * they keep their last good content.
 */
export function publish(tags: readonly string[], paths: readonly string[]): void {
  for (const tag of tags) revalidateTag(tag, 'max');
  after(() => Promise.allSettled([...new Set(paths)].map(warm)));
}

async function warm(path: string): Promise<void> {
  const url = new URL(path, env().SITE_URL);
  const response = await fetch(url, {
    cache: 'no-store',
    redirect: 'manual',
    signal: AbortSignal.timeout(WARM_TIMEOUT_MS),
  });
  await response.body?.cancel();
}
