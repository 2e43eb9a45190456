import 'server-only';
import { env } from '@/lib/env';
import { OWN_REQUEST } from './visits';

/** What the front knows the site by (deploy/nginx): such a request replaces the stored copy. */
const HEADER = 'x-front-refresh';
/** The front keeps a copy of each. */
const ENCODINGS = ['gzip', 'identity'];

/**
 * Has the front replace its copies of a page; nothing where FRONT_URL names none. Another instance, which
 * the front may ask, may still have the old page: it does the same when it has the new one, so that the
 * front has it from the last of them.
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
