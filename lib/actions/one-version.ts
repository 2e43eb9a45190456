import 'server-only';
import type { StaffContext } from '@/lib/auth/staff';
import { logFailure } from '@/lib/log';
import { lastAuthor, type RecordTable } from './last-author';
import { oneRow, type Written } from './one-row';
import type { Changed } from './result';

type Target = StaffContext & { table: RecordTable; id: string };

/** Who saved what is stored, and when; undefined where that can't be read. Never throws. */
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
 * The one row of a write that names the version that its caller has seen: a switch, a removal. Throws a
 * conflict where nothing was written, which tells who saved the stored version and when. That may be the
 * caller: an earlier press was carried out, and its answer got lost.
 */
export const oneVersion = <Row>(target: Target, write: PromiseLike<Written<Row>>): Promise<Row> =>
  oneRow(write, () => lastChange(target));
