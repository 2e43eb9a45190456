import 'server-only';
import { POSTGRES } from '@/lib/db/postgres-codes';
import type { SessionClient } from '@/lib/db/session-client';
import { deepEqual } from '@/lib/format/deep-equal';
import { ActionError } from './action-error';
import { lastAuthor, type RecordTable } from './last-author';
import { type Fields, type Loaded, mergeWithKnown, type Saved } from './merge';
import type { Written } from './one-row';

type Answer = Written<Saved>;

type RowAccess<Values extends Fields> = {
  client: SessionClient;
  table: RecordTable;
  id: string;
  /** My values. */
  fields: Values;
  /** What earlier tries of the same form sent whose answers got lost, oldest first. */
  sent: readonly Fields[];
  /** Values that leave a field to the database: '' for a slug made from the name. */
  leaves?: Fields;
  /** Updates the row if it still has this version, and returns it. */
  update: (fields: Values, version: string) => PromiseLike<Answer>;
  /** The row as it is now. */
  read: () => PromiseLike<Answer>;
};

const TRIES = 4;

/** My values, plus what the database generated during an earlier try for fields left to it. */
function withMade(
  { fields: mine, leaves = {} }: RowAccess<Fields>,
  known: readonly Fields[],
  theirs: Saved,
) {
  const isLeft = (fields: Fields, name: string) => deepEqual(fields[name], leaves[name]);
  const made = Object.keys(leaves).filter(
    (name) =>
      isLeft(mine, name) &&
      known.some((fields) => isLeft(fields, name)) &&
      !known.some((fields) => deepEqual(fields[name], theirs[name])),
  );
  return { ...mine, ...Object.fromEntries(made.map((name) => [name, theirs[name]])) };
}

/** Merges my values into the stored row. Throws a conflict if another person changed the same. */
async function mergeInto<Values extends Fields>(
  access: RowAccess<Values>,
  known: readonly Fields[],
  theirs: Saved,
): Promise<Values> {
  const mine = withMade(access as unknown as RowAccess<Fields>, known, theirs);
  const { merged, conflicts } = mergeWithKnown(known, mine, theirs);
  if (conflicts.length === 0) return merged as Values;
  const base = Object.fromEntries(Object.keys(mine).map((key) => [key, theirs[key]]));
  const { client, table, id } = access;
  const conflict = {
    gone: false as const,
    theirs: { version: theirs.updated_at, base },
    author: await lastAuthor(client, table, id, theirs.updated_at),
    fields: conflicts,
    merged,
  };
  throw new ActionError('conflict', { conflict });
}

/** Writes `fields` to a version, and merges again if others saved first. */
async function writeMerged<Values extends Fields>(
  access: RowAccess<Values>,
  known: readonly Fields[],
  first: { fields: Values; version: string },
): Promise<Saved> {
  const { update, read } = access;
  let { fields, version } = first;
  for (let i = 0; i < TRIES; i += 1) {
    const written = await update(fields, version);
    if (written.error) throw written.error;
    const [row] = written.data ?? [];
    if (row) return row;
    const now = await read();
    if (now.error) throw now.error;
    const [theirs] = now.data ?? [];
    if (!theirs) throw new ActionError('conflict', { conflict: { gone: true } });
    // The same version and yet no row: a policy refused the write.
    if (theirs.updated_at === version) throw new ActionError('denied');
    fields = await mergeInto(access, known, theirs);
    version = theirs.updated_at;
  }
  throw new ActionError('conflict');
}

/**
 * Saves a record that another person may have changed since it was loaded. Changes to different
 * fields are merged without asking. Throws an ActionError if both changed the same field, with the
 * other person's values, or if the record was removed. Stored values that match `sent` count as the
 * editor's own.
 */
export function saveWithMerge<Values extends Fields>({
  loaded,
  ...access
}: RowAccess<Values> & { loaded: Loaded }): Promise<Saved> {
  const known = [loaded.base, ...access.sent];
  return writeMerged(access, known, { fields: access.fields, version: loaded.version });
}

type InsertOnce = { insert: () => PromiseLike<Answer>; read: () => PromiseLike<Answer> };

/** Inserts a record with the form's id; `wasThere` if one with this id already exists. */
async function insertIdempotent({ insert, read }: InsertOnce) {
  const written = await insert();
  const wasThere = written.error?.code === POSTGRES.uniqueViolation;
  const answer = wasThere ? await read() : written;
  if (answer.error) throw answer.error;
  const [row] = answer.data ?? [];
  if (!row) throw written.error ?? new ActionError('denied');
  return { row, wasThere };
}

type SaveRecord<Values extends Fields> = RowAccess<Values> &
  InsertOnce & {
    loaded: Loaded | null;
  };

/**
 * Saves the record of a form: a new one (`loaded` is null) or one that was loaded. A form submitted
 * twice (a double click, a retry after a lost response) finds its record and does not create a
 * second one. Its changes are then computed against what it sent before, never against the stored
 * record, which another person may have edited meanwhile. A record for which it sent nothing is not
 * its own, and is not overwritten.
 */
export async function upsertRecord<Values extends Fields>({
  loaded,
  insert,
  ...access
}: SaveRecord<Values>): Promise<Saved> {
  const { sent, leaves = {}, read } = access;
  if (loaded) return saveWithMerge({ loaded, ...access });
  const { row, wasThere } = await insertIdempotent({ insert, read });
  if (!wasThere) return row;
  const known = sent.length > 0 ? sent : [leaves];
  const fields = await mergeInto(access, known, row);
  if (Object.keys(fields).every((name) => deepEqual(fields[name], row[name]))) return row;
  return writeMerged(access, known, { fields, version: row.updated_at });
}
