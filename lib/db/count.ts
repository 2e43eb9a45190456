import 'server-only';
import { z } from 'zod';

export type Counted = { count: number | null; error: unknown };

/**
 * Returns the number of rows that a response counted. Throws without one: an empty list from
 * something between the site and the database has no count.
 */
export const readCount = ({ count }: Pick<Counted, 'count'>): number => z.number().parse(count);

/**
 * Counts the rows of a query that selects with `count: 'exact'`. It requests one row instead of
 * sending a HEAD request, whose error would come without a code. Throws on any failure.
 */
export async function countOf(query: { limit: (rows: number) => PromiseLike<Counted> }) {
  const answer = await query.limit(1);
  if (answer.error) throw answer.error;
  return readCount(answer);
}
