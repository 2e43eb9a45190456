import { after, before } from 'node:test';
import { openDatabase } from './database.mjs';
import { load } from './fixtures.mjs';
import { attempt } from './identities.mjs';

const ROLLBACK = Symbol('rollback');

/**
 * One database with the fixtures for the tests of a file. `scene(work)` is a test's body: it gets
 * `sql` (as the owner: rows) and `as(identity, sql, params)` (one request: rows or error), and
 * everything it did is undone afterwards.
 */
export function suite(options) {
  const context = { database: null };
  before(async () => {
    context.database = await openDatabase(options);
    await load(context.database.exec);
    context.main = await context.database.session();
  });
  after(() => context.database?.close());

  const scene = (work) => async () => {
    try {
      await context.main.transaction(async (query) => {
        const sql = async (text, params) => (await query(text, params)).rows;
        const as = (identity, text, params) => attempt(query, identity, text, params);
        await work({ sql, as });
        throw ROLLBACK;
      });
    } catch (error) {
      if (error !== ROLLBACK) throw error;
    }
  };
  return { scene, context };
}
