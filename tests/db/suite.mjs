import { after, before } from 'node:test';
import { openDatabase } from './database.mjs';
import { load } from './fixtures.mjs';
import { attempt } from './identities.mjs';

const ROLLBACK = Symbol('rollback');

/**
 * What a server that embeds the database may do besides the migrations: grant every privilege to
 * the API roles and rely on the row policies alone. The rules have to hold there too.
 */
const WIDEN = [
  'grant usage on schema private to anon, authenticated, service_role',
  'grant all on all tables in schema public, private to anon, authenticated, service_role',
  'grant all on all sequences in schema public, private to anon, authenticated, service_role',
];

const context = { database: null, main: null };
let announced = false;

/**
 * The database with the fixtures, which all test files of a process share: starting one takes
 * longer than its tests do.
 *
 * `scene(work)` is the body of a test: `work` gets `sql` (as the owner: rows) and `as(identity,
 * sql, params, claims)` (one request: rows or error; `claims` are added to its token), and
 * everything is rolled back. `widened` first grants every privilege. Tests that commit open their
 * own database.
 */
export function suite() {
  if (!announced) {
    announced = true;
    before(async () => {
      context.database = await openDatabase();
      await load(context.database.exec);
      context.main = await context.database.session();
    });
    after(() => context.database?.close());
  }

  const stage = (grants) => (work) => async () => {
    try {
      await context.main.transaction(async (query) => {
        for (const grant of grants) await query(grant);
        const sql = async (text, params) => (await query(text, params)).rows;
        const as = (identity, text, params, claims) =>
          attempt(query, identity, text, params, claims);
        await work({ sql, as });
        throw ROLLBACK;
      });
    } catch (error) {
      if (error !== ROLLBACK) throw error;
    }
  };
  return { scene: stage([]), widened: stage(WIDEN) };
}
