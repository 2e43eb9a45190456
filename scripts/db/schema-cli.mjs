import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { prepare } from '../../tests/db/database.mjs';
import { templateDb } from '../embedded/template-db.mjs';
import { Failure } from '../start/failure.mjs';
import { inRoot } from '../start/paths.mjs';
import { anyFreePort } from '../start/ports.mjs';

/** Longest time a single command of the CLI may take, in milliseconds. */
const PATIENCE_MS = 60_000;
const OUTPUT_LIMIT = 32 * 1024 * 1024;

/**
 * Runs the official Supabase CLI against a temporary in-memory database with all migrations
 * applied, and resolves to its output. `args(url)` returns its arguments.
 *
 * Needs no Docker, no account and no network: telemetry and update checks are off, and the CLI's
 * home is an empty directory. Throws a Failure if the CLI fails.
 */
export async function askCli(args) {
  const db = await PGlite.create({ loadDataDir: await templateDb() });
  const home = await mkdtemp(path.join(tmpdir(), 'vitrine-cli-'));
  const port = await anyFreePort();
  const server = new PGLiteSocketServer({ db, port, host: '127.0.0.1' });
  try {
    await prepare((sql) => db.exec(sql));
    await server.start();
    // The socket does not support TLS and never answers a client that requests it.
    const url = `postgresql://postgres:postgres@127.0.0.1:${port}/postgres?sslmode=disable`;
    const { stdout } = await promisify(execFile)(inRoot('node_modules/.bin/supabase'), args(url), {
      cwd: home,
      timeout: PATIENCE_MS,
      maxBuffer: OUTPUT_LIMIT,
      env: {
        PATH: process.env.PATH,
        HOME: home,
        SUPABASE_HOME: home,
        SUPABASE_TELEMETRY_DISABLED: '1',
        SUPABASE_NO_UPDATE_NOTIFIER: '1',
        SUPABASE_NO_KEYRING: '1',
        DO_NOT_TRACK: '1',
        CI: '1',
      },
    });
    return stdout;
  } catch (error) {
    if (error.stderr === undefined) throw error;
    throw new Failure(`The Supabase CLI failed: ${String(error.stderr || error.message).trim()}`);
  } finally {
    await server.stop();
    await db.close();
    await rm(home, { recursive: true, force: true });
  }
}
