import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../start/failure.mjs';

/** The official command line's own tables, so that either tool knows what the other has done. */
const HISTORY_SQL = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations
  (version text primary key, statements text[], name text);
create table if not exists supabase_migrations.seed_files (path text primary key, hash text not null);
`;

const FILE = /^(\d+)_(.+)\.sql$/;

/** Names the line a database error points at, when it points anywhere. */
function where(error, sql) {
  const position = Number(error.position);
  return position ? ` (line ${sql.slice(0, position).split('\n').length})` : '';
}

/**
 * Applies the migrations of `directory` that are not recorded yet, in order, each in a transaction
 * of its own. Returns how many. Throws a Failure that names the file and the database's message;
 * everything before that file stays applied, nothing of it does.
 */
export async function migrate(db, directory) {
  await db.exec(HISTORY_SQL);
  const { rows } = await db.query('select version from supabase_migrations.schema_migrations');
  const done = new Set(rows.map((row) => row.version));
  const files = existsSync(directory) ? readdirSync(directory).sort() : [];
  const pending = files.map((file) => FILE.exec(file)).filter((m) => m && !done.has(m[1]));
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
 * Runs the seed once in the life of a database, and only while it holds no hotel. Returns whether
 * it ran. Throws a Failure when the seed is broken; then nothing of it stays.
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
