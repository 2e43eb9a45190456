import 'server-only';
import type { StaffContext } from '@/lib/auth/staff';
import { logFailure } from '@/lib/log';
import { lastAuthor, type RecordTable } from './last-author';
import { oneRow, type Written } from './one-row';
import type { Changed } from './result';

type Target = StaffContext & { table: RecordTable; id: string };

/** Who saved the stored version, and when; undefined if that can't be read. Never throws. */
export async function lastChange({
  client,
  profile,
  table,
  id,
}: Target): Promise<Changed | undefined> {
  const { data, error } = await client.from(table).select('updated_at').eq('id', id).limit(1);
  if (error) logFailure('conflict.version', error);
  if (!data) return undefined;
  const [row] = data as { updated_at: string }[];
  if (!row) return { gone: true };
  const author = await lastAuthor(client, table, id, row.updated_at);
  return { gone: false, at: row.updated_at, author, isOwn: author === profile.email };
}

/**
 * Returns the one row of a write that names the version its caller has seen: a switch, a removal.
 * If nothing was written, throws a conflict that says who saved the stored version and when. That
 * may be the caller: an earlier click took effect, but its response got lost.
 */
export const oneVersion = <Row>(target: Target, write: PromiseLike<Written<Row>>): Promise<Row> =>
  oneRow(write, () => lastChange(target));
