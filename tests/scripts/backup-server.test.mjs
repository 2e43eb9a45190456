import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { after, before, describe, test } from 'node:test';
import pg from 'pg';
import { backupServer, restoreServer } from '../../scripts/backup/server.mjs';
import { startPostgres } from '../../scripts/bench/postgres.mjs';
import { inRoot } from '../../scripts/start/paths.mjs';
import { ensureProgram } from '../../scripts/test/debian.mjs';
import { prepare } from '../db/database.mjs';

const KEY = 'sb_secret_of-this-test';
const OBJECT = 'aaaaaaaa-0000-4000-8000-000000000001/480.webp';
const USER = 'bbbbbbbb-0000-4000-8000-000000000001';

const root = mkdtempSync(path.join(os.tmpdir(), 'vitrine-backup-server-'));
const archive = path.join(root, 'backup.tar.gz');
const before1 = path.join(root, 'before.tar.gz');

/** The part of Storage that the commands use, with files in memory. Accepts only its own key. */
async function startStorage() {
  const files = new Map();
  const server = createServer(async (request, response) => {
    const name = new URL(request.url, 'http://x').pathname.replace('/storage/v1/object/media/', '');
    const content = await buffer(request);
    if (request.headers.apikey !== KEY) return response.writeHead(403).end();
    if (request.method === 'POST') files.set(name, content);
    response.writeHead(files.has(name) ? 200 : 404).end(files.get(name));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { files, url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

let postgres;
const storages = {};
const clients = {};
const urlOf = (name) => `postgresql://postgres@127.0.0.1:${postgres.client.port}/${name}`;
const at = (name, more = {}) => ({
  databaseUrl: urlOf(name),
  apiUrl: storages[name].url,
  key: KEY,
  ...more,
});

async function connect(name) {
  const client = new pg.Client({ connectionString: urlOf(name) });
  await client.connect();
  return client;
}

/** Creates `source` with the roles of deploy/postgres and the migrations, and a copy, `target`. */
async function makeSource() {
  await postgres.client.query('create database source');
  execFileSync('sh', [inRoot('deploy/postgres/roles.sh')], {
    env: {
      ...process.env,
      SERVICE_PASSWORD: "of 'this' test",
      POSTGRES_DB: 'source',
      PGHOST: '127.0.0.1',
      PGPORT: String(postgres.client.port),
    },
  });
  const client = await connect('source');
  await prepare((sql) => client.query(sql));
  await client.query(`create schema supabase_migrations;
    create table supabase_migrations.schema_migrations (version text primary key)`);
  for (const file of readdirSync(inRoot('supabase/migrations')).sort()) {
    const [version] = file.split('_');
    await client.query('insert into supabase_migrations.schema_migrations values ($1)', [version]);
  }
  await client.end();
  await postgres.client.query('create database target template source');
}

const QUERIES = {
  hotels: 'select * from public.hotels order by id',
  offers: 'select * from public.hotel_packages order by id',
  accounts: 'select id, email from auth.users order by id',
  profiles: 'select * from public.user_profiles order by id',
  history: 'select * from public.audit_log order by id',
  keys: 'select * from private.signing_keys',
};
async function contentOf(name) {
  const content = {};
  for (const [what, sql] of Object.entries(QUERIES)) {
    content[what] = (await clients[name].query(sql)).rows;
  }
  return content;
}

before(async () => {
  await ensureProgram(['pg_dump'], '--version', 'postgresql');
  postgres = await startPostgres();
  assert.ok(postgres, 'there is a Postgres server');
  await makeSource();
  for (const name of ['source', 'target']) {
    storages[name] = await startStorage();
    clients[name] = await connect(name);
  }
  const { source, target } = clients;
  await source.query(readFileSync(inRoot('supabase/seed.sql'), 'utf8'));
  await source.query('insert into auth.users (id, email) values ($1, $2)', [USER, 'a@example.com']);
  await source.query("insert into storage.objects (bucket_id, name) values ('media', $1)", [
    OBJECT,
  ]);
  await source.query(
    "update public.hotels set name = E'D''Ávila \\\\. \\t & <b>' where slug = 'ipe-jericoacoara'",
  );
  storages.source.files.set(OBJECT, Buffer.from('an image'));
  await target.query("insert into auth.users (email) values ('other@example.com')");
  await target.query(
    "insert into private.site_webhook (url, secret) values ('https://target.example/api/revalidate', repeat('t', 40))",
  );
  await source.query(
    "insert into private.site_webhook (url, secret) values ('https://source.example/api/revalidate', repeat('s', 40))",
  );
  await backupServer(at('source', { target: archive }));
});
after(async () => {
  for (const client of Object.values(clients)) await client.end();
  for (const storage of Object.values(storages)) storage.close();
  await postgres?.close();
  rmSync(root, { recursive: true, force: true });
});

describe('a refused restore changes nothing', () => {
  const refused = async (given, sentence) => {
    const content = await contentOf('target');
    await assert.rejects(
      restoreServer(at('target', { file: archive, before: before1, ...given })),
      (error) => {
        assert.equal(error.constructor.name, 'Failure', error.stack);
        assert.match(error.message, sentence);
        return true;
      },
    );
    assert.deepEqual(await contentOf('target'), content);
    assert.equal(storages.target.files.size, 0);
  };
  const damaged = path.join(root, 'damaged.tar.gz');

  test('if the archive is damaged or truncated', async () => {
    const content = readFileSync(archive);
    writeFileSync(damaged, content.subarray(0, -2000));
    await refused({ file: damaged }, /damaged/);
    content[Math.floor(content.length / 2)] ^= 1;
    writeFileSync(damaged, content);
    await refused({ file: damaged }, /damaged/);
  });

  test('if the archive has another schema', async () => {
    const { target } = clients;
    await target.query("insert into supabase_migrations.schema_migrations values ('29990101')");
    await refused({}, /has the schema \d+, the database 29990101/);
    await target.query(
      "delete from supabase_migrations.schema_migrations where version = '29990101'",
    );
  });

  test('without the key of Storage, or with a wrong one', async () => {
    await refused({ key: undefined }, /SUPABASE_SERVICE_ROLE_KEY/);
    await refused({ key: 'sb_secret_guess' }, /Storage does not take/);
  });

  test('if the server does not exist or is not the site’s', async () => {
    await refused({ databaseUrl: 'postgresql://postgres@127.0.0.1:1/x' }, /psql failed/);
    await refused({ databaseUrl: urlOf('postgres') }, /does not have the schema of the site/);
    await refused({ databaseUrl: 'mysql://x' }, /not an address/);
  });
});

test('a restore that fails halfway is rolled back completely', async () => {
  const { target } = clients;
  const content = await contentOf('target');
  await target.query('alter table public.hotels add constraint refuses check (price < 0)');
  await assert.rejects(
    restoreServer(at('target', { file: archive, before: before1 })),
    /violates check constraint "refuses"/,
  );
  await target.query('alter table public.hotels drop constraint refuses');
  assert.deepEqual(await contentOf('target'), content);
});

test('restores rows, accounts, history and images, but keeps the webhook of the server', async () => {
  await restoreServer(at('target', { file: archive, before: before1 }));
  assert.deepEqual(await contentOf('target'), await contentOf('source'));
  assert.equal(String(storages.target.files.get(OBJECT)), 'an image');
  const { rows } = await clients.target.query('select url from private.site_webhook');
  assert.deepEqual(rows, [{ url: 'https://target.example/api/revalidate' }]);
  // Sequences continue where they were: this adds to the history.
  await clients.target.query(
    "update public.hotels set name = 'Depois' where slug = 'ipe-jericoacoara'",
  );
});

test('the backup made before a restore can be restored in turn', async () => {
  await restoreServer(at('target', { file: before1, before: path.join(root, 'again.tar.gz') }));
  const { accounts, hotels } = await contentOf('target');
  assert.deepEqual(
    accounts.map(({ email }) => email),
    ['other@example.com'],
  );
  assert.deepEqual(hotels, []);
});
