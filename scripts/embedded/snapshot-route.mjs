import { createHash, timingSafeEqual } from 'node:crypto';

/** Where `npm run backup` asks a running embedded database for a copy of itself. */
export const SNAPSHOT_PATH = '/vitrine/snapshot';

const digest = (text) => createHash('sha256').update(text).digest();

/**
 * Returns `answer(request)`. Only the service key, which lies in a file that its owner alone can
 * read, gets a copy. `take()` resolves to what is answered as JSON.
 */
export function createSnapshotRoute({ serviceKey, take }) {
  return async ({ method, headers }) => {
    if (method !== 'POST') return new Response(null, { status: 404 });
    const given = headers.get('apikey') ?? '';
    if (!timingSafeEqual(digest(given), digest(serviceKey))) {
      return new Response(null, { status: 401 });
    }
    return Response.json(await take());
  };
}
