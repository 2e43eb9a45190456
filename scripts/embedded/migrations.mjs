import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../start/failure.mjs';
import { inRoot } from '../start/paths.mjs';

/** The official CLI's own tables, so that either tool knows which migrations have been applied. */
const HISTORY_SQL = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations
  (version text primary key, statements text[], name text);
create table if not exists supabase_migrations.seed_files (path text primary key, hash text not null);
`;

const FILE = /^(\d+)_(.+)\.sql$/;

/** The migrations of a directory in order, each as [file, version, name]. */
function migrationsOf(directory) {
  const files = existsSync(directory) ? readdirSync(directory).sort() : [];
  return files.map((file) => FILE.exec(file)).filter(Boolean);
}

/** The versions of this checkout's migrations, in order. */
export const knownVersions = (directory = inRoot('supabase/migrations')) =>
  migrationsOf(directory).map(([, version]) => version);

async function appliedVersions(db) {
  const { rows } = await db.query('select version from supabase_migrations.schema_migrations');
  return new Set(rows.map((row) => row.version));
}

/**
 * Throws a Failure when the database in `dataDir` has applied a migration that `directory` does not
 * contain: its schema then is unknown here. Only reads, and comes before anything is written.
 */
export async function requireKnownMigrations(db, directory, dataDir) {
  const { rows } = await db.query(
    "select to_regclass('supabase_migrations.schema_migrations') is not null as exists",
  );
  if (!rows[0].exists) return;
  const known = new Set(knownVersions(directory));
  if ([...(await appliedVersions(db))].every((version) => known.has(version))) return;
  const place = path.relative(inRoot(), dataDir);
  throw new Failure(
    `The database in ${place} was created by another version of this project: to begin again with the demo content, move ${path.dirname(place)} away or delete ${place}; nothing was changed or deleted.`,
  );
}

/** The line that a database error points to, for a message; empty when it points to none. */
function where(error, sql) {
  const position = Number(error.position);
  return position ? ` (line ${sql.slice(0, position).split('\n').length})` : '';
}

/**
 * Applies the migrations of `directory` that are not recorded yet, in order, each in a transaction
 * of its own. Resolves to how many. Throws a Failure with the file and the database's message; the
 * files before it stay applied.
 */
export async function migrate(db, directory) {
  await db.exec(HISTORY_SQL);
  const applied = await appliedVersions(db);
  const pending = migrationsOf(directory).filter(([, version]) => !applied.has(version));
  for (const [file, version, name] of pending) {
    const sql = readFileSync(path.join(directory, file), 'utf8');
    try {
      await db.transaction(async (tx) => {
        await tx.exec(sql);
        await tx.query(
          'insert into supabase_migrations.schema_migrations (version, statements, name) values ($1, $2, $3)',
          [version, [sql], name],
        );
      });
    } catch (error) {
      throw new Failure(
        `Migration ${file} failed${where(error, sql)}: ${error.message}. The database is as it was before this file.`,
      );
    }
  }
  return pending.length;
}

/**
 * Runs the seed once in the life of a database, and only if there is no hotel yet. Resolves to
 * whether it ran. Throws a Failure when the seed fails; its changes are rolled back.
 */
export async function seed(db, file) {
  if (!existsSync(file)) return false;
  const { rows } = await db.query(`select
    (select count(*) from supabase_migrations.seed_files)::int as seeds,
    to_regclass('public.hotels') is not null as ready`);
  if (rows[0].seeds > 0 || !rows[0].ready) return false;
  const hotels = await db.query('select 1 from public.hotels limit 1');
  if (hotels.rows.length > 0) return false;
  const sql = readFileSync(file, 'utf8');
  try {
    await db.transaction(async (tx) => {
      await tx.exec(sql);
      await tx.query('insert into supabase_migrations.seed_files (path, hash) values ($1, $2)', [
        'supabase/seed.sql',
        createHash('sha256').update(sql).digest('hex'),
      ]);
    });
  } catch (error) {
    throw new Failure(
      `Seed file ${path.basename(file)} failed${where(error, sql)}: ${error.message}. Nothing of it was kept.`,
    );
  }
  return true;
}
