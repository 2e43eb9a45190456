import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Failure } from '../start/failure.mjs';
import { readArchive, writeArchive } from './archive.mjs';
import { createManifest } from './manifest.mjs';
import { queryColumn, runTool } from './postgres-tools.mjs';
import { downloadImages, uploadImages } from './storage.mjs';

const DUMP = 'database.dump';
const IMAGE = /^[0-9a-f-]{36}\/\d{1,4}\.(?:avif|webp)$/;

/**
 * The tables in a backup. The rest of `auth` belongs to sessions, which are not restored. The
 * schema itself comes from the migrations.
 */
const TABLES = ['public.*', 'private.*', 'auth.users', 'auth.identities', 'auth.mfa_factors'];
/** State of this server itself: a copy must not act as the original. */
const WITHOUT = ['private.site_webhook', 'private.site_changes', 'private.rate_limits'];
/** Emptied along with the accounts: everyone has to sign in again. */
const SESSIONS = [
  'auth.sessions',
  'auth.refresh_tokens',
  'auth.one_time_tokens',
  'auth.flow_state',
];

const quoted = (names) => names.map((name) => `'${name}'`).join(', ');

/** Runs before the rows are loaded, in the same transaction; disables triggers and foreign keys. */
const EMPTY_TABLES = `
set session_replication_role = replica;
do $$
declare
  name text;
begin
  for name in
    select format('%I.%I', schemaname, tablename) from pg_catalog.pg_tables
    where (schemaname in ('public', 'private')
        or schemaname || '.' || tablename in (${quoted([...TABLES.slice(2), ...SESSIONS])}))
      and schemaname || '.' || tablename not in (${quoted(WITHOUT)})
  loop
    execute 'delete from ' || name;
  end loop;
end
$$;
`;

async function schemaOf(databaseUrl) {
  const sql = 'select version from supabase_migrations.schema_migrations order by version';
  try {
    return await queryColumn(databaseUrl, sql);
  } catch (error) {
    if (!/schema_migrations/.test(error.message)) throw error;
    throw new Failure(
      'This database does not have the schema of the site: send it with npx supabase db push.',
    );
  }
}

function requireStorage({ apiUrl, key }) {
  if (apiUrl && key) return;
  throw new Failure(
    'SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY are needed for the images: give them to this one command.',
  );
}

/**
 * Writes the rows and images of a hosted project, or of another Postgres server with Storage, into
 * one archive at `target`. The rows are a consistent snapshot; an image deleted meanwhile is left
 * out. Resolves to the manifest.
 */
export async function backupServer({ databaseUrl, target, ...api }) {
  requireStorage(api);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'vitrine-backup-'));
  try {
    const schema = await schemaOf(databaseUrl);
    const [version] = await queryColumn(databaseUrl, 'show server_version');
    const args = ['--format=custom', '--data-only', '--no-owner', '--no-privileges'];
    for (const table of TABLES) args.push(`--table=${table}`);
    for (const table of WITHOUT) args.push(`--exclude-table=${table}`);
    await runTool('pg_dump', [...args, `--file=${path.join(folder, DUMP)}`], { databaseUrl });
    const sql = "select name from storage.objects where bucket_id = 'media' order by name";
    const names = (await queryColumn(databaseUrl, sql)).filter((name) => IMAGE.test(name));
    const images = await downloadImages(api, names, folder);
    const manifest = await createManifest({
      folder,
      kind: 'postgres',
      schema,
      engine: `PostgreSQL ${version}`,
      names: [DUMP, ...images],
    });
    await writeArchive({ folder, manifest, target });
    return manifest;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function* script(sqlFile) {
  yield EMPTY_TABLES;
  yield* createReadStream(sqlFile);
}

/**
 * Replaces a server's rows by those of an archive, in one transaction, and adds its images. The
 * previous state is first written to the archive `before`. The server's schema must be the
 * archive's. Resolves to the manifest; throws a Failure for an archive that does not fit.
 */
export async function restoreServer({ databaseUrl, file, before, ...api }) {
  requireStorage(api);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'vitrine-restore-'));
  try {
    const applied = await schemaOf(databaseUrl);
    const check = ({ kind, schema }) => {
      if (kind !== 'postgres') {
        throw new Failure(
          'This archive is of an embedded database: leave BACKUP_DATABASE_URL out.',
        );
      }
      if (schema.join() === applied.join()) return;
      throw new Failure(
        `This archive has the schema ${schema.at(-1)}, the database ${applied.at(-1)}: restore it where exactly its migrations are applied.`,
      );
    };
    const manifest = await readArchive({ file, folder, check });
    const sqlFile = path.join(folder, 'rows.sql');
    const args = ['--data-only', '--no-owner', '--no-privileges', `--file=${sqlFile}`];
    await runTool('pg_restore', [...args, path.join(folder, DUMP)], { databaseUrl });
    await backupServer({ databaseUrl, target: before, ...api });
    const images = manifest.files.map(({ path: name }) => name).filter((name) => name !== DUMP);
    await uploadImages(api, images, folder);
    const load = ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1'];
    await runTool('psql', [...load, '--output=/dev/null'], { databaseUrl, input: script(sqlFile) });
    return manifest;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
