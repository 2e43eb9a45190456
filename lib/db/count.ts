import 'server-only';
import { z } from 'zod';

export type Counted = { count: number | null; error: unknown };

/**
 * The number of rows that an answer counted. Throws where there is none: an empty list from something
 * between the site and the database is no count.
 */
export const readCount = ({ count }: Pick<Counted, 'count'>): number => z.number().parse(count);

/**
 * Counts the rows of a query that selects with `count: 'exact'`. It asks for one of them instead of
 * sending a HEAD request, whose refusal would come without the code that says what it is. Throws on any
 * failure.
 */
export async function countOf(query: { limit: (rows: number) => PromiseLike<Counted> }) {
  const answer = await query.limit(1);
  if (answer.error) throw answer.error;
  return readCount(answer);
}
