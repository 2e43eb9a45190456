import assert from 'node:assert/strict';
import { test } from 'node:test';
import { STAFF_REQUESTS, UID } from './identities.mjs';
import { suite } from './suite.mjs';

const { scene, widened } = suite();

const CODE = { aal: 'aal2' };
const PASSWORD = { aal: 'aal1' };

/** The tables of the auth service, with the columns that these rules read. */
const TABLES = `
  create table if not exists auth.sessions (id uuid primary key, user_id uuid);
  create table if not exists auth.mfa_factors (id uuid primary key default gen_random_uuid(), user_id uuid, factor_type text, status text)`;

async function authenticator(sql, who, { type = 'totp', status = 'verified' } = {}) {
  for (const table of TABLES.split(';')) await sql(table);
  await sql('insert into auth.mfa_factors (user_id, factor_type, status) values ($1, $2, $3)', [
    UID[who],
    type,
    status,
  ]);
}
const requireFrom = (sql, role, moment) =>
  sql(`insert into public.code_rules (id, required_from) values ($1, now() + $2::interval)`, [
    role,
    moment,
  ]);

const count = async (as, who, request, claims) => (await as(who, request, [], claims)).rowCount;

async function refuses(as, who, claims) {
  for (const request of STAFF_REQUESTS[who])
    assert.equal(await count(as, who, request, claims), 0, request);
}
async function allows(as, who, claims) {
  for (const request of STAFF_REQUESTS[who])
    assert.notEqual(await count(as, who, request, claims), 0, request);
}

for (const stage of [scene, widened]) {
  const walls = stage === scene ? 'grants and policies' : 'policies alone';

  for (const who of ['editor', 'admin']) {
    test(
      `by ${walls} the ${who} with an authenticator gets nothing before the code`,
      stage(async ({ sql, as }) => {
        await authenticator(sql, who);
        await allows(as, who, CODE);
        for (const claims of [PASSWORD, {}, { aal: ['aal2'] }, { aal: 'AAL2' }, { aal: null }]) {
          await refuses(as, who, claims);
        }
      }),
    );

    test(
      `by ${walls} the ${who} without one gets nothing once the role needs it`,
      stage(async ({ sql, as }) => {
        await requireFrom(sql, who, '1 minute');
        await allows(as, who, PASSWORD);
        await sql("update public.code_rules set required_from = now() - interval '1 minute'");
        await refuses(as, who, PASSWORD);
        await allows(as, who, CODE);
      }),
    );
  }

  test(
    `by ${walls} the rule of one role says nothing about another`,
    stage(async ({ sql, as }) => {
      await requireFrom(sql, 'editor', '-1 day');
      await allows(as, 'admin', PASSWORD);
    }),
  );

  test(
    `by ${walls} only administrators make and remove rules, and see more than their own`,
    stage(async ({ sql, as }) => {
      await requireFrom(sql, 'admin', '7 days');
      await requireFrom(sql, 'editor', '7 days');
      const seen = async (who) =>
        (await as(who, 'select id from public.code_rules order by id')).rows.map(({ id }) => id);
      assert.deepEqual(await seen('admin'), ['admin', 'editor']);
      assert.deepEqual(await seen('editor'), ['editor']);
      for (const who of ['anon', 'forged', 'inactive', 'investidor']) {
        const own = who === 'inactive' ? ['editor'] : [];
        assert.deepEqual(await seen(who), own, who);
      }
      for (const who of ['anon', 'forged', 'inactive', 'investidor', 'editor']) {
        await as(who, 'delete from public.code_rules');
        assert.equal((await sql('select from public.code_rules')).length, 2, who);
      }
      await as('admin', 'delete from public.code_rules');
      assert.equal((await sql('select from public.code_rules')).length, 0, 'admin');
      for (const who of ['anon', 'forged', 'inactive', 'investidor', 'editor']) {
        await as(who, "insert into public.code_rules (id) values ('admin')");
        assert.equal((await sql('select from public.code_rules')).length, 0, who);
      }
    }),
  );
}

test(
  'a rule takes effect after a week, and no API call can shorten that',
  scene(async ({ sql, as }) => {
    const early = await as(
      'admin',
      "insert into public.code_rules (id, required_from) values ('editor', now())",
    );
    assert.equal(early.error?.code, '42501');
    await as('admin', "insert into public.code_rules (id) values ('editor')");
    const moved = await as('admin', 'update public.code_rules set required_from = now()');
    assert.equal(moved.error?.code, '42501');
    const [{ days }] = await sql(
      'select extract(day from required_from - now())::integer as days from public.code_rules',
    );
    assert.equal(days, 7);
    const [entry] = await sql(
      `select action, actor_id from public.audit_log
       where subject_table = 'code_rules' and subject_id = 'editor'`,
    );
    assert.deepEqual(entry, { action: 'INSERT', actor_id: UID.admin });
  }),
);

test(
  'neither an unconfirmed authenticator nor another kind of factor requires a code',
  scene(async ({ sql, as }) => {
    await authenticator(sql, 'editor', { status: 'unverified' });
    // Another kind of factor, which the site could not ask for.
    await authenticator(sql, 'editor', { type: 'phone' });
    await allows(as, 'editor', PASSWORD);
  }),
);

test(
  'only an administrator can remove a colleague’s authenticator and sessions',
  scene(async ({ sql, as }) => {
    await authenticator(sql, 'editor');
    const session = 'e0000000-0000-4000-8000-000000000001';
    await sql('insert into auth.sessions values ($1, $2)', [session, UID.editor]);
    const others = () => sql('select user_id from auth.sessions where user_id <> $1', [UID.editor]);
    await sql('insert into auth.sessions values (gen_random_uuid(), $1)', [UID.admin]);
    const remove = (who, claims) =>
      as(who, 'select public.remove_authenticator($1) as removed', [UID.editor], claims);
    for (const who of ['anon', 'forged', 'inactive', 'investidor', 'editor']) {
      assert.equal((await remove(who, CODE)).error?.code, '42501', who);
    }
    await allows(as, 'editor', { ...CODE, session_id: session });
    assert.deepEqual((await remove('admin')).rows, [{ removed: true }]);
    await refuses(as, 'editor', { ...CODE, session_id: session });
    await allows(as, 'editor', PASSWORD);
    assert.deepEqual(await others(), [{ user_id: UID.admin }]);
    assert.deepEqual((await remove('admin')).rows, [{ removed: false }]);
    const [entry] = await sql(
      `select changed, actor_id from public.audit_log
       where subject_table = 'user_profiles' and subject_id = $1 order by id desc limit 1`,
      [UID.editor],
    );
    assert.deepEqual(entry, { changed: ['authenticator_removed_at'], actor_id: UID.admin });
  }),
);

test(
  'only administrators see who has an authenticator; the time of its removal can’t be written',
  scene(async ({ sql, as }) => {
    await authenticator(sql, 'editor');
    const asked = 'select public.accounts_with_authenticator($1) as id';
    const accounts = [UID.editor, UID.admin, UID.forged];
    assert.deepEqual((await as('admin', asked, [accounts])).rows, [{ id: UID.editor }]);
    const use = 'select * from public.authenticator_use() order by role';
    assert.deepEqual((await as('admin', use)).rows, [
      { role: 'admin', accounts: 1, protected: 0 },
      { role: 'editor', accounts: 1, protected: 1 },
    ]);
    for (const who of ['forged', 'inactive', 'investidor', 'editor']) {
      assert.deepEqual((await as(who, asked, [accounts], CODE)).rows, [], who);
      assert.deepEqual((await as(who, use, [], CODE)).rows, [], who);
    }
    const written = await as(
      'admin',
      'update public.user_profiles set authenticator_removed_at = now()',
    );
    assert.equal(written.error?.code, '42501');
  }),
);

test(
  'the right password does not reset the attempts at the code',
  scene(async ({ sql, as }) => {
    await authenticator(sql, 'editor');
    const [{ email }] = await sql('select email from auth.users where id = $1', [UID.editor]);
    const attempt = async (scope) =>
      (
        await as('editor', 'select allowed, attempts from public.count_sign_in_attempt($1, $2)', [
          scope,
          email,
        ])
      ).rows[0];
    const complete = (claims) =>
      as('editor', 'select public.complete_sign_in() as tokens', [], claims);
    for (let tries = 1; tries <= 5; tries++) {
      assert.equal((await attempt('code')).allowed, true);
      // The password alone completes nothing: no browser becomes known, no counter is reset.
      assert.deepEqual((await complete(PASSWORD)).rows, [{ tokens: null }]);
    }
    assert.equal((await attempt('code')).allowed, false);
    // Counted separately: wrong codes don't lock out the password.
    assert.equal((await attempt('login')).allowed, true);
    await sql("delete from private.rate_limits where scope = 'code'");
    await attempt('code');
    assert.notEqual((await complete(CODE)).rows[0].tokens, null);
    assert.deepEqual(await attempt('code'), { allowed: true, attempts: 1 });
    assert.deepEqual(await attempt('login'), { allowed: true, attempts: 1 });
  }),
);

test(
  'other accounts can’t use up an account’s attempts at the code',
  scene(async ({ sql, as }) => {
    await sql(TABLES.split(';')[0]);
    const [{ email }] = await sql('select email from auth.users where id = $1', [UID.editor]);
    const attempt = (who, claims) =>
      as(who, "select allowed from public.count_sign_in_attempt('code', $1)", [email], claims);
    const over = { session_id: '99999999-9999-4999-8999-999999999999' };
    for (const [who, claims] of [
      ['anon'],
      ['forged'],
      ['investidor'],
      ['admin'],
      ['editor', over],
    ]) {
      assert.equal((await attempt(who, claims)).error?.code, '42501', who);
    }
    assert.deepEqual(await sql("select from private.rate_limits where scope = 'code'"), []);
    assert.deepEqual((await attempt('editor')).rows, [{ allowed: true }]);
  }),
);
