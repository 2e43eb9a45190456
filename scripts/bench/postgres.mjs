import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { start, stop } from '../start/children.mjs';
import { Failure } from '../start/failure.mjs';
import { anyFreePort } from '../start/ports.mjs';

/** Where Debian installs its servers, with one folder per version. */
const DEBIAN = '/usr/lib/postgresql';
const PATIENCE_MS = 20_000;

/** The folder of the newest Postgres server on this machine, or null. */
export function findServer() {
  const debians = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    ...debians.map((version) => path.join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  return folders.find((folder) => existsSync(path.join(folder, 'initdb'))) ?? null;
}

/** The size of the pool, which is the default of PostgREST. */
const CONNECTIONS = 10;

/** Postgres refuses to run as root: it then runs as its own user. */
function owner() {
  if (process.getuid?.() !== 0) return {};
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function connected(url) {
  const patience = Date.now() + PATIENCE_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (Date.now() > patience) throw error;
      await setTimeout(100);
    }
  }
}

/**
 * Starts a Postgres server of this machine's own version with default settings, on an empty
 * database that `close()` deletes. Null if the machine has none.
 *
 * Resolves to { client, version, close }; the client is a superuser.
 */
export async function startPostgres() {
  const folder = findServer();
  if (!folder) return null;
  const user = owner();
  const data = mkdtempSync(path.join(os.tmpdir(), 'vitrine-postgres-'));
  if (user.uid !== undefined) chownSync(data, user.uid, user.gid);
  const cleanUp = () => rmSync(data, { recursive: true, force: true });
  const options = { cwd: data, stdio: 'ignore', ...user };
  let server;
  try {
    const init = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'];
    execFileSync(path.join(folder, 'initdb'), init, options);
    const port = await anyFreePort();
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories='];
    const args = ['-D', data, '-p', String(port), ...settings.flatMap((one) => ['-c', one])];
    server = start(path.join(folder, 'postgres'), args, options);
    const client = await connected(`postgresql://postgres@127.0.0.1:${port}/postgres`);
    const { rows } = await client.query('show server_version');
    const close = async () => {
      await client.end();
      await stop(server);
      cleanUp();
    };
    return { client, version: rows[0].server_version, close };
  } catch (error) {
    await stop(server);
    cleanUp();
    throw error;
  }
}

/** A pool of connections, or a transaction on one of them, with PGlite's methods. */
const likePglite = (pool) => ({
  exec: (text) => pool.unsafe(text),
  query: async (text, params = []) => ({ rows: await pool.unsafe(text, params) }),
});

/**
 * Opens a Postgres server of this machine for `startEmbedded` in place of PGlite, which runs one
 * query at a time in the measuring process. Throws a Failure if there is none.
 */
export async function openPostgres() {
  const server = await startPostgres();
  if (!server) throw new Failure('This machine has no Postgres server to measure with.');
  const { createPostgresConnection } = await import('@supabase/lite/postgres');
  const url = `postgresql://postgres@127.0.0.1:${server.client.port}/postgres`;
  const postgresOptions = { max: CONNECTIONS, onnotice: () => {} };
  const connection = createPostgresConnection({ url, postgresOptions });
  // As with PGlite: otherwise the library would grant the request roles all privileges.
  connection.rlsState = 'active';
  const pool = connection.driver;
  const close = async () => {
    await connection.close();
    await server.close();
  };
  const driver = {
    ...likePglite(pool),
    transaction: (task) => pool.begin((one) => task(likePglite(one))),
    listen: (channel, tell) => pool.listen(channel, tell),
  };
  return { connection, driver, isOneSession: false, close };
}
