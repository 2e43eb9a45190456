import { createHash, timingSafeEqual } from 'node:crypto';

/** Where `npm run backup` asks a running embedded database for a copy of itself. */
export const SNAPSHOT_PATH = '/vitrine/snapshot';

const digest = (text) => createHash('sha256').update(text).digest();

/**
 * Returns `answer(request)`. Requires the service key, which is in a file that only its owner can
 * read. `take()` resolves to the content of the JSON response.
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
