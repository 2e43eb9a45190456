import 'server-only';
import { z } from 'zod';
import { tags } from '@/lib/cache/tags';
import { publicClient } from '@/lib/db/public-client';
import { runQuery } from '@/lib/db/run-query';
import { keepAlts } from './alternative-texts';
import { mediaIdsIn } from './model';

/** Pictures that one page asks about; more are described by their place on the page. */
const LIMIT = 200;

const rows = z.array(z.object({ id: z.string(), alt: z.string() }));

/**
 * Gives back what was read, once it is known what the pictures of the library in it show: altOf of
 * components/hotels/images.ts finds it there. Asks nothing where no picture is named. Throws
 * QueryError: a page that was complete once is not replaced by a poorer one.
 */
export async function withAlts<T>(shown: T): Promise<T> {
  const ids = mediaIdsIn(shown).slice(0, LIMIT);
  if (ids.length === 0) return shown;
  const client = publicClient({ tags: [tags.media] });
  const query = client.rpc('media_alts', { ids }, { count: 'exact' });
  keepAlts(await runQuery('media', query, (data) => rows.parse(data)));
  return shown;
}
