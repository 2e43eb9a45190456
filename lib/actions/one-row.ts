import { ActionError } from './action-error';
import type { Changed } from './result';

/** The answer to a write that returns its rows. */
export type Written<Row> = {
  data: Row[] | null;
  error: { code?: string; message: string } | null;
};

/**
 * The one row that a write touched. Row policies refuse by changing nothing, without an error, and a version
 * that is no longer current matches nothing: both are a conflict, never a success. `lastChange` resolves to
 * what the conflict tells of the stored version.
 */
export async function oneRow<Row>(
  query: PromiseLike<Written<Row>>,
  lastChange?: () => Promise<Changed | undefined>,
): Promise<Row> {
  const { data, error } = await query;
  if (error) throw error;
  const [row] = data ?? [];
  if (!row || data?.length !== 1) {
    throw new ActionError('conflict', { changed: await lastChange?.() });
  }
  return row;
}
