import { ActionError } from './action-error';
import type { Changed } from './result';

/** The answer to a write that returns its rows. */
export type Written<Row> = {
  data: Row[] | null;
  error: { code?: string; message: string } | null;
};

/**
 * Returns the one row that a write changed. A write refused by row policies changes nothing,
 * without an error, and so does one that names an outdated version: both throw a conflict.
 * `lastChange` resolves to what the conflict says about the stored version.
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
