import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { backupEmbedded, restoreEmbedded } from '../../scripts/backup/embedded.mjs';
import { inRoot } from '../../scripts/start/paths.mjs';
import { startProcess } from './embedded-process.mjs';

/** The migrations of the last version as they were released: file → SHA-256. */
const RELEASED = JSON.parse(
  readFileSync(inRoot('tests/fixtures/released-migrations.json'), 'utf8'),
);
const MIGRATIONS = inRoot('supabase/migrations');
/** The current demo content uses columns that the last version did not have. */
const CONTENT = inRoot('tests/fixtures/released-content.sql');

const root = mkdtempSync(path.join(os.tmpdir(), 'vitrine-upgrade-'));
after(() => rmSync(root, { recursive: true, force: true }));

/** Creates a folder with only these migrations. */
function migrations(name, files) {
  const folder = path.join(root, name);
  mkdirSync(folder);
  for (const file of files) cpSync(path.join(MIGRATIONS, file), path.join(folder, file));
  return folder;
}

const TABLES = [
  'public.hotels',
  'public.regions',
  'public.hotel_packages',
  'public.general_config',
  'public.audit_log',
  'public.newsletter_subscribers',
  'auth.users',
];

/** The number of rows in each table, and a digest of the columns that the former version had. */
async function contentOf(database, columns = {}) {
  const content = {};
  for (const table of TABLES) {
    const [schema, name] = table.split('.');
    columns[table] ??= (
      await database.sql(
        'select column_name from information_schema.columns where table_schema = $1 and table_name = $2 order by 1',
        [schema, name],
      )
    ).map((row) => `"${row.column_name}"`);
    const list = columns[table].join(', ');
    content[table] = await database.sql(
      `select count(*)::int as rows, md5(string_agg(row::text, '|' order by row::text)) as digest
       from (select ${list} from ${table}) as row`,
    );
  }
  return { content, columns };
}

/** Creates a database as the former version left it, with later edits. */
async function formerDatabase(data, migrationsDir) {
  const former = await startProcess(data, { migrationsDir, seedFile: CONTENT, accounts: true });
  assert.ok(former.seeded);
  await former.sql(
    "update public.hotels set name = 'Nome novo', price = 321.5 where slug = 'ipe-jericoacoara'",
  );
  await former.sql(
    "insert into public.newsletter_subscribers (email, source) values ('ana@example.com', 'home')",
  );
  const state = await contentOf(former);
  await former.close();
  return state;
}

test('every migration of the last version is unchanged since its release', () => {
  for (const [file, sha256] of Object.entries(RELEASED)) {
    const sql = readFileSync(path.join(MIGRATIONS, file));
    const digest = createHash('sha256').update(sql).digest('hex');
    assert.equal(
      digest,
      sha256,
      `${file} was changed: databases have it already, add another file`,
    );
  }
});

const all = readdirSync(MIGRATIONS)
  .filter((file) => file.endsWith('.sql'))
  .sort();
const released = Object.keys(RELEASED);
/** Until a migration is added, all but the last one serve as the former version. */
const former = released.length < all.length ? released : all.slice(0, -1);

test('each migration has a unique version', () => {
  const versions = all.map((file) => file.split('_')[0]);
  assert.deepEqual(versions, [...new Set(versions)]);
});

async function isUpgraded(data, { content, columns }) {
  const upgraded = await startProcess(data, { accounts: true });
  assert.equal(upgraded.migrated, all.length - former.length);
  assert.equal(upgraded.seeded, false);
  assert.deepEqual((await contentOf(upgraded, columns)).content, content);
  const rest = `${upgraded.url}/rest/v1/hotels?select=name,price&slug=eq.ipe-jericoacoara`;
  const response = await fetch(rest, { headers: { apikey: upgraded.anonKey } });
  assert.deepEqual(
    (await response.json()).map((row) => [row.name, Number(row.price)]),
    [['Nome novo', 321.5]],
  );
  await upgraded.close();
}

describe('a database of the last version', () => {
  const data = path.join(root, 'former', '.data');
  const target = path.join(root, 'former.tar.gz');
  let state;
  before(async () => {
    state = await formerDatabase(data, migrations('former-migrations', former));
    await backupEmbedded({ data, target });
  });

  test('is upgraded without loss', () => isUpgraded(data, state));

  test('is upgraded without loss from a backup of that version', async () => {
    const elsewhere = path.join(root, 'elsewhere', '.data');
    mkdirSync(path.dirname(elsewhere));
    const { manifest } = await restoreEmbedded({ data: elsewhere, file: target });
    assert.equal(manifest.schema.length, former.length);
    await isUpgraded(elsewhere, state);
  });
});
