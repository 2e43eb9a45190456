import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { PGlite } from '@electric-sql/pglite';
import { startEmbedded } from '../../scripts/embedded/index.mjs';
import { inRoot } from '../../scripts/start/paths.mjs';
import { anyFreePort } from '../../scripts/start/ports.mjs';

/** Two of the migrations before they were squashed, with versions that no file has anymore. */
const FORMER_MIGRATIONS = {
  '20261120000100_foundations.sql': 'create schema private;',
  '20261120000200_regions_and_hotels.sql':
    'create table public.hotels (id int primary key, name text);',
};

/** A separate checkout, because `npm start` stores its data in the project's directory. */
const root = mkdtempSync(path.join(os.tmpdir(), 'vitrine-older-'));
const data = path.join(root, '.data');
const dataDir = path.join(data, 'postgres');
const migrationsDir = path.join(root, 'former-migrations');

/** The files in `.data` besides the database: path → content. */
function otherFiles() {
  const files = readdirSync(data, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => !file.startsWith(dataDir + path.sep));
  return Object.fromEntries(files.sort().map((file) => [file, readFileSync(file, 'utf8')]));
}

before(async () => {
  for (const name of ['package.json', 'package-lock.json', 'scripts', 'supabase']) {
    cpSync(inRoot(name), path.join(root, name), { recursive: true });
  }
  symlinkSync(inRoot('node_modules'), path.join(root, 'node_modules'), 'junction');
  mkdirSync(migrationsDir);
  for (const [name, sql] of Object.entries(FORMER_MIGRATIONS)) {
    writeFileSync(path.join(migrationsDir, name), sql);
  }
  const former = await startEmbedded({
    dataDir,
    migrationsDir,
    seedFile: null,
    accounts: false,
    keysFile: path.join(data, 'keys.json'),
    outboxDir: path.join(data, 'outbox'),
  });
  await former.sql("insert into public.hotels values (1, 'Ipê Antigo')");
  await former.close();
  mkdirSync(path.join(data, 'storage/media'), { recursive: true });
  writeFileSync(path.join(data, 'storage/media/480.webp'), 'image');
});
after(() => rmSync(root, { recursive: true, force: true }));

test('npm start refuses a database of another version in one sentence and changes nothing', async () => {
  const before = otherFiles();
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const [, ...args] = scripts.start.split(' ');
  const [port, apiPort] = [await anyFreePort(), await anyFreePort()];
  const { SUPABASE_URL, npm_lifecycle_event, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    env: { ...env, PORT: String(port), SUPABASE_PORT: String(apiPort) },
    encoding: 'utf8',
  });
  // On Node 20, a library prints a warning first.
  const sentence = stderr.trim().split('\n').at(-1);
  const place = path.join('.data', 'postgres');
  assert.equal(
    sentence,
    `The database in ${place} was created by another version of this project: to begin again with the demo content, move .data away or delete ${place}; nothing was changed or deleted.`,
  );
  assert.equal(stdout.trim(), '');
  assert.equal(status, 1);
  assert.doesNotMatch(stderr, /^\s+at /m);
  assert.deepEqual(otherFiles(), before);
  const former = await PGlite.create(dataDir);
  const { rows } = await former.query(
    `select name, (select count(*)::int from supabase_migrations.schema_migrations) as applied
     from public.hotels`,
  );
  await former.close();
  assert.deepEqual(rows, [{ name: 'Ipê Antigo', applied: 2 }]);
});
