import 'server-only';
import { POSTGRES } from '@/lib/db/postgres-codes';
import { deepEqual } from '@/lib/format/deep-equal';
import { ActionError } from './admin-action';
import { type Fields, mergeFields } from './merge';

/** A record as one editor loaded it: its version (`updated_at`) and its fields at that moment. */
export type Loaded = { version: string; base: Fields };

type Stored = Fields & { updated_at: string };
type Answer = {
  data: Stored[] | null;
  error: { code?: string; message: string } | null;
};

type SaveRow<Values extends Fields> = {
  loaded: Loaded;
  mine: Values;
  /** Updates the row if it still has this version, and gives it back. */
  update: (fields: Values, version: string) => PromiseLike<Answer>;
  /** The row as it is now. */
  read: () => PromiseLike<Answer>;
};

const TRIES = 4;

/**
 * Saves a record that another person may have changed since it was loaded. Changes of different
 * fields are put together without asking; the same field changed twice is refused with what the
 * other one wrote, and so is a record that was removed. Throws an ActionError then.
 */
export async function saveWithMerge<Values extends Fields>({
  loaded,
  mine,
  update,
  read,
}: SaveRow<Values>): Promise<Stored> {
  let version = loaded.version;
  let fields = mine;
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
    if (theirs.updated_at === version) throw new ActionError('forbidden');
    const { merged, conflicts } = mergeFields(loaded.base, mine, theirs);
    if (conflicts.length > 0) {
      const base = Object.fromEntries(Object.keys(mine).map((key) => [key, theirs[key]]));
      const conflict = {
        gone: false as const,
        theirs: { version: theirs.updated_at, base },
        fields: conflicts,
        merged,
      };
      throw new ActionError('conflict', { conflict });
    }
    fields = merged as Values;
    version = theirs.updated_at;
  }
  throw new ActionError('conflict');
}

type InsertOnce = { insert: () => PromiseLike<Answer>; read: () => PromiseLike<Answer> };

/**
 * Inserts a record whose id the form chose: a form that is sent twice (a double click, a retry after
 * an answer that got lost) finds its record there and makes no second one.
 */
export async function insertIdempotent({ insert, read }: InsertOnce): Promise<Stored> {
  const written = await insert();
  const answer = written.error?.code === POSTGRES.uniqueViolation ? await read() : written;
  if (answer.error) throw answer.error;
  const [row] = answer.data ?? [];
  if (!row) throw written.error ?? new ActionError('forbidden');
  return row;
}

type SaveRecord<Values extends Fields> = Omit<SaveRow<Values>, 'loaded'> &
  InsertOnce & { loaded: Loaded | null };

/**
 * Saves a record as a form has it: a new one (`loaded` is null) or one that was loaded. A retry
 * after an answer that got lost finds the new record there already, and adds what was typed since.
 */
export async function upsertRecord<Values extends Fields>({
  loaded,
  mine,
  insert,
  update,
  read,
}: SaveRecord<Values>): Promise<Stored> {
  if (loaded) return saveWithMerge({ loaded, mine, update, read });
  let wasThere = false;
  const readThere = () => {
    wasThere = true;
    return read();
  };
  const row = await insertIdempotent({ insert, read: readThere });
  const typedSince = Object.keys(mine).some((name) => !deepEqual(row[name], mine[name]));
  if (!wasThere || !typedSince) return row;
  const { updated_at: version, ...base } = row;
  return saveWithMerge({ loaded: { version, base }, mine, update, read });
}
