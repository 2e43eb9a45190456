import 'server-only';
import { env } from '@/lib/env';
import { OWN_REQUEST } from './visits';

/** The header that the front recognizes the site by (deploy/nginx): it replaces its stored copy. */
const HEADER = 'x-front-refresh';
/** The front stores a copy for each. */
const ENCODINGS = ['gzip', 'identity'];

/**
 * Has the front replace its copies of a page; does nothing without FRONT_URL. The front may get the
 * old page from another instance. That one does the same once it has the new page, so the front
 * ends up with the new one.
 */
export async function refreshFront(path: string, signal: AbortSignal): Promise<void> {
  const { FRONT_URL, FRONT_BYPASS_SECRET } = env();
  if (!FRONT_URL || !FRONT_BYPASS_SECRET) return;
  const answers = ENCODINGS.map(async (encoding) => {
    const secret = { [HEADER]: FRONT_BYPASS_SECRET };
    const headers = { ...OWN_REQUEST, ...secret, 'accept-encoding': encoding };
    const options = { cache: 'no-store', redirect: 'manual', headers, signal } as const;
    const answer = await fetch(new URL(path, FRONT_URL), options);
    await answer.arrayBuffer();
  });
  await Promise.all(answers);
}
