import assert from 'node:assert/strict';
import { test } from 'node:test';
import { STAFF_REQUESTS, UID } from './identities.mjs';
import { suite } from './suite.mjs';

const { scene } = suite();

const REFUSAL = 'É necessário manter ao menos um administrador ativo.';
const SECOND = '10000000-0000-4000-8000-000000000005';
const addAdmin = (sql) =>
  sql(`insert into auth.users (id, email) values ('${SECOND}', 'segunda@example.com')`).then(() =>
    sql(`update public.user_profiles set role = 'admin', is_active = true where id = '${SECOND}'`),
  );
const admins = (sql) =>
  sql("select id from public.user_profiles where role = 'admin' and is_active order by id");

/** Ways to leave the chain without an administrator. */
const FAREWELLS = [
  ['is deactivated', `update public.user_profiles set is_active = false where id = '${UID.admin}'`],
  ['becomes editor', `update public.user_profiles set role = 'editor' where id = '${UID.admin}'`],
  ['goes with everybody', "update public.user_profiles set role = 'investidor', is_active = false"],
];

for (const [what, request] of FAREWELLS) {
  test(
    `the last active admin ${what}: refused with the message of the catalogue`,
    scene(async ({ sql, as }) => {
      const { error } = await as('admin', request);
      assert.equal(error.message, REFUSAL);
      assert.equal(error.code, 'PT409');
      assert.deepEqual(await admins(sql), [{ id: UID.admin }]);
    }),
  );
}

for (const [who, requests] of Object.entries(STAFF_REQUESTS)) {
  test(
    `${who}, deactivated: keeps the role and nothing that it allows`,
    scene(async ({ sql, as }) => {
      await addAdmin(sql);
      for (const request of requests)
        assert.notEqual((await as(who, request)).rowCount, 0, request);
      await sql('update public.user_profiles set is_active = false where id = $1', [UID[who]]);
      for (const request of requests) assert.equal((await as(who, request)).rowCount, 0, request);
    }),
  );
}

test(
  'demoting both admins in one statement is refused as a whole',
  scene(async ({ sql, as }) => {
    await addAdmin(sql);
    const { error } = await as('admin', "update public.user_profiles set role = 'editor'");
    assert.equal(error.message, REFUSAL);
    assert.equal((await admins(sql)).length, 2);
  }),
);

test(
  'the last active admin’s account can’t be deleted, even if there is an inactive admin',
  scene(async ({ sql }) => {
    await addAdmin(sql);
    await sql(`update public.user_profiles set is_active = false where id = '${SECOND}'`);
    await assert.rejects(sql('delete from auth.users where id = $1', [UID.admin]), {
      message: REFUSAL,
    });
  }),
);

test(
  'the first of two admins can be demoted, and immediately loses all rights',
  scene(async ({ sql, as }) => {
    await addAdmin(sql);
    const demotion = `update public.user_profiles set role = 'editor' where id = '${UID.admin}'`;
    assert.equal((await as('admin', demotion)).rowCount, 1);
    assert.deepEqual(await admins(sql), [{ id: SECOND }]);
    assert.equal((await as('admin', 'delete from public.hotels')).rowCount, 0);
  }),
);

test(
  'changes that keep an admin are allowed',
  scene(async ({ sql, as }) => {
    const keep = `update public.user_profiles set role = 'admin', is_active = true
                  where id in ('${UID.admin}', '${UID.editor}')`;
    assert.equal((await as('admin', keep)).rowCount, 2);
    assert.equal((await admins(sql)).length, 2);
  }),
);

test(
  'creating an account creates a profile without rights, deleting it deletes the profile',
  scene(async ({ sql, as }) => {
    await sql(`insert into auth.users (id, email) values ('${UID.forged}', null)`);
    const [profile] = await sql('select * from public.user_profiles where id = $1', [UID.forged]);
    assert.deepEqual(
      { email: profile.email, role: profile.role, is_active: profile.is_active },
      { email: '', role: 'editor', is_active: false },
    );
    assert.equal((await as('forged', "update public.hotels set name = 'x'")).rowCount, 0);
    await sql('delete from auth.users where id = $1', [UID.forged]);
    const left = await sql('select 1 from public.user_profiles where id = $1', [UID.forged]);
    assert.deepEqual(left, []);
  }),
);

test(
  'the profile’s e-mail follows the account’s',
  scene(async ({ sql }) => {
    const others = () =>
      sql('select id, email from public.user_profiles where id <> $1 order by id', [UID.editor]);
    const before = await others();
    await sql('update auth.users set email = null where id = $1', [UID.editor]);
    const [{ email }] = await sql('select email from public.user_profiles where id = $1', [
      UID.editor,
    ]);
    assert.equal(email, '');
    await sql("update auth.users set email = 'nova@example.com' where id = $1", [UID.editor]);
    const [row] = await sql(
      'select email, role, is_active from public.user_profiles where id = $1',
      [UID.editor],
    );
    assert.deepEqual(row, { email: 'nova@example.com', role: 'editor', is_active: true });
    assert.deepEqual(await others(), before);
  }),
);
