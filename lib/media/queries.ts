import 'server-only';
import { z } from 'zod';
import { tags } from '@/lib/cache/tags';
import { publicClient } from '@/lib/db/public-client';
import { runQuery } from '@/lib/db/run-query';
import type { ImageAlts } from './alternative-texts';
import { mediaIdsIn } from './model';

/** Images that one page asks about; the others get the fallback of their place on the page. */
const LIMIT = 200;

const rows = z.array(z.object({ id: z.string(), alt: z.string() }));

/**
 * The alternative texts of all images of the media library that are named anywhere inside `value`;
 * queries the database only where there are some. Throws QueryError: a complete cached page must not
 * be replaced by one without these texts.
 */
export async function findAlts(value: unknown): Promise<ImageAlts> {
  const ids = mediaIdsIn(value).slice(0, LIMIT);
  if (ids.length === 0) return {};
  const client = publicClient({ tags: [tags.media] });
  const query = client.rpc('media_alts', { ids }, { count: 'exact' });
  const alts = await runQuery('media', query, (data) => rows.parse(data));
  return Object.fromEntries(alts.map(({ id, alt }) => [id, alt]));
}
