import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { openDatabase } from './database.mjs';
import { load } from './fixtures.mjs';
import { become, UID } from './identities.mjs';

const REFUSAL = 'É necessário manter ao menos um administrador ativo.';
const SECOND = '10000000-0000-4000-8000-000000000005';

/** Requests that commit concurrently: in parallel on a server, one after the other in memory. */
describe('concurrent requests', () => {
  let database;
  before(async () => {
    database = await openDatabase();
    await load(database.exec);
  });
  after(() => database?.close());

  /** Runs each [identity or 'owner', sql] in its own session, through Promise.allSettled. */
  async function together(requests) {
    const sessions = await Promise.all(requests.map(() => database.session()));
    const outcomes = await Promise.allSettled(
      requests.map(([identity, sql], i) =>
        sessions[i].transaction(async (query) => {
          if (identity !== 'owner') await become(query, identity);
          return (await query(sql)).rows;
        }),
      ),
    );
    // Closed, because a server allows a hundred connections by default.
    await Promise.all(sessions.map((session) => session.close()));
    return outcomes;
  }

  /** Whether a session of this database is waiting for a lock that another one holds. */
  const waits = async () =>
    (
      await database.query(
        `select 1 from pg_locks l join pg_database d on d.oid = l.database
         where d.datname = current_database() and not l.granted`,
      )
    ).rowCount > 0;

  test('twenty hotels with one name get twenty slugs', async () => {
    const insert = `insert into public.hotels (name, location) values ('Ipê Gêmeos', 'Rio')
                    returning slug`;
    const outcomes = await together(Array.from({ length: 20 }, () => ['editor', insert]));
    const slugs = outcomes.map(({ value }) => value?.[0].slug);
    const expected = Array.from({ length: 20 }, (_, i) => `ipe-gemeos${i ? `-${i + 1}` : ''}`);
    assert.deepEqual(slugs.sort(), expected.sort());
  });

  test('twenty hotels with one name do not take the redirect of another hotel', async () => {
    await database.query(
      "insert into public.hotels (name, location) values ('Ipê Trio', 'Rio'), ('Ipê Trio', 'Rio')",
    );
    await database.query("update public.hotels set slug = 'ipe-dupla' where slug = 'ipe-trio-2'");
    const insert = `insert into public.hotels (name, location) values ('Ipê Trio', 'Rio')
                    returning slug`;
    const outcomes = await together(Array.from({ length: 20 }, () => ['editor', insert]));
    const slugs = outcomes.map(({ value }) => value?.[0].slug);
    const expected = Array.from({ length: 20 }, (_, i) => `ipe-trio-${i + 3}`);
    assert.deepEqual(slugs.sort(), expected.sort());
  });

  test('of two admins who demote each other and themselves, one remains', async () => {
    await database.query('insert into auth.users (id, email) values ($1, $2)', [
      SECOND,
      'segunda@example.com',
    ]);
    await database.query(
      "update public.user_profiles set role = 'admin', is_active = true where id = $1",
      [SECOND],
    );
    const demote = (id) => `update public.user_profiles set role = 'editor' where id = '${id}'`;
    const outcomes = await together([
      [UID.admin, demote(SECOND)],
      [SECOND, demote(UID.admin)],
      [UID.admin, demote(UID.admin)],
      [SECOND, demote(SECOND)],
    ]);
    const { rows } = await database.query(
      "select id from public.user_profiles where role = 'admin' and is_active",
    );
    assert.equal(rows.length, 1);
    for (const { reason } of outcomes) if (reason) assert.equal(reason.message, REFUSAL);
  });

  test('an admin who steps down while another does waits for the outcome, then is refused', async () => {
    await database.query(
      "update public.user_profiles set role = 'admin', is_active = true where id = any ($1)",
      [[UID.admin, SECOND]],
    );
    const [first, second] = await Promise.all([database.session(), database.session()]);
    const leave = (session, who, meanwhile) =>
      session.transaction(async (query) => {
        await become(query, who);
        await query("update public.user_profiles set role = 'editor' where id = $1", [
          UID[who] ?? who,
        ]);
        await meanwhile?.();
      });
    let other;
    await leave(first, 'admin', async () => {
      other = leave(second, SECOND).catch((error) => error);
      // In memory, the other transaction does not begin before this one has ended.
      while (
        process.env.TEST_DATABASE_URL &&
        !(await Promise.race([other.then(() => true), waits()]))
      );
    });
    assert.equal((await other)?.message, REFUSAL);
    await Promise.all([first.close(), second.close()]);
  });

  test('of twenty attempts, five are allowed, one begins the lockout and all are counted', async () => {
    const take = `select * from private.take_attempt(
      'login', 'gemeos@example.com', 5, '15 minutes', '30 minutes')`;
    const outcomes = await together(Array.from({ length: 20 }, () => ['owner', take]));
    const answers = outcomes.map(({ value }) => value?.[0]);
    assert.equal(answers.filter((answer) => answer?.allowed).length, 5);
    assert.equal(answers.filter((answer) => answer?.begins_lockout).length, 1);
    const waits = answers.filter((answer) => !answer.allowed).map((answer) => answer.retry_after);
    assert.deepEqual([...new Set(waits)], [1800]);
  });

  test('one address twenty times and twenty addresses once are each stored once', async () => {
    const subscribe = (email) => [
      'anon',
      `select public.subscribe_to_newsletter('${email}', 'about')`,
    ];
    const requests = Array.from({ length: 20 }, (_, i) => [
      subscribe('mesma@example.com'),
      subscribe(`n${i}@example.com`),
    ]).flat();
    const outcomes = await together(requests);
    const waits = outcomes.map(({ value }) => value?.[0].subscribe_to_newsletter);
    assert.equal(waits.filter((wait) => wait === 0).length, 25);
    assert.equal(waits.filter((wait) => wait > 3500).length, 15);
    const { rows } = await database.query(
      "select email from public.newsletter_subscribers where email <> 'leitora@example.com'",
    );
    assert.equal(rows.length, 21);
  });
});
