import { readdirSync, readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import pg from 'pg';
import { templateDb } from '../../scripts/embedded/template-db.mjs';

const MIGRATIONS = new URL('../../supabase/migrations/', import.meta.url);

/** The migrations' SQL in the order in which a server applies them. */
function migrations() {
  return readdirSync(MIGRATIONS)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => readFileSync(new URL(file, MIGRATIONS), 'utf8'));
}

/** The SQL that creates a Supabase server's roles and auth schema where they are missing. */
function prelude() {
  return readFileSync(new URL('./prelude.sql', import.meta.url), 'utf8');
}

/** Applies prelude and migrations through `exec`, which must take several statements at once. */
export async function prepare(exec) {
  for (const script of [prelude(), ...migrations()]) await exec(script);
}

/**
 * A fresh database with the migrations: in memory, or on the server of TEST_DATABASE_URL (in a
 * separate database, dropped by `close`).
 *
 * `trigrams`: whether the in-memory database includes pg_trgm.
 *
 * `session()` opens another connection with `query(sql, params)` → { rows, rowCount }; in memory,
 * all sessions share one connection and take turns.
 */
export async function openDatabase({ trigrams = true } = {}) {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) return inMemory(trigrams);
  const database = await onServer(url);
  await prepare(database.exec);
  return database;
}

async function inMemory(trigrams) {
  const extensions = trigrams ? { pg_trgm } : {};
  const loadDataDir = await templateDb({
    name: trigrams ? 'migrated' : 'migrated-without-trigrams',
    extensions,
    scripts: [prelude(), ...migrations()],
  });
  const db = await PGlite.create({ extensions, loadDataDir });
  const wrap = (runner) => async (sql, params) => {
    const { rows, affectedRows } = await runner.query(sql, params);
    return { rows, rowCount: rows.length || (affectedRows ?? 0) };
  };
  return {
    exec: (sql) => db.exec(sql),
    query: wrap(db),
    session: async () => ({
      transaction: (work) => db.transaction((tx) => work(wrap(tx))),
      query: wrap(db),
      close: async () => {},
    }),
    close: () => db.close(),
  };
}

async function onServer(url) {
  const name = `vitrine_test_${process.pid}_${Date.now()}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const target = new URL(url);
  target.pathname = `/${name}`;
  const clients = [];
  const connect = async () => {
    const client = new pg.Client({ connectionString: target.href });
    await client.connect();
    clients.push(client);
    return client;
  };
  const main = await connect();
  return {
    exec: (sql) => main.query(sql),
    query: (sql, params) => main.query(sql, params),
    session: async () => {
      const client = await connect();
      const query = (sql, params) => client.query(sql, params);
      const transaction = async (work) => {
        await client.query('begin');
        try {
          const result = await work(query);
          await client.query('commit');
          return result;
        } catch (error) {
          await client.query('rollback');
          throw error;
        }
      };
      const close = () => {
        clients.splice(clients.indexOf(client), 1);
        return client.end();
      };
      return { transaction, query, close };
    },
    close: async () => {
      await Promise.all(clients.map((client) => client.end()));
      await admin.query(`drop database ${name}`);
      await admin.end();
    },
  };
}
