import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ID } from './fixtures.mjs';
import { UID } from './identities.mjs';
import { suite } from './suite.mjs';

const LONG_AGO = '2001-01-01T00:00:00Z';

/** Attempts to gain more access: [what, identity, request]. */
const GRABS = [
  ['an editor makes themself admin', 'editor', `update public.user_profiles set role = 'admin'`],
  [
    'an editor makes themself admin by id, with a filter that matches only them',
    'editor',
    `update public.user_profiles set role = 'admin' where id = '${UID.editor}'`,
  ],
  [
    'an inactive account activates itself',
    'inactive',
    `update public.user_profiles set is_active = true where id = '${UID.inactive}'`,
  ],
  [
    'an investidor makes themself editor',
    'investidor',
    `update public.user_profiles set role = 'editor' where id = '${UID.investidor}'`,
  ],
  [
    'a forged token gives itself a profile',
    'forged',
    `insert into public.user_profiles (id, email, role, is_active)
     values ('${UID.forged}', 'x@example.com', 'admin', true)`,
  ],
  [
    'an upsert turns the own row into an admin',
    'inactive',
    `insert into public.user_profiles (id, email, role, is_active)
     values ('${UID.inactive}', 'x@example.com', 'admin', true)
     on conflict (id) do update set role = 'admin', is_active = true`,
  ],
  ['a visitor promotes everybody', 'anon', `update public.user_profiles set role = 'admin'`],
  [
    'an editor shuts the admin out',
    'editor',
    `update public.user_profiles set is_active = false where id = '${UID.admin}'`,
  ],
  ['an editor removes the admin', 'editor', 'delete from public.user_profiles'],
  [
    'an admin renames an account through its profile',
    'admin',
    `update public.user_profiles set email = 'roubado@example.com' where id = '${UID.editor}'`,
  ],
];

/** Attempts of an editor to write ids, dates and versions: [what, request, table]. */
const FORGERIES = [
  [
    'a hotel with an old date of creation',
    `insert into public.hotels (name, location, created_at) values ('F', 'F', '${LONG_AGO}')`,
    'public.hotels',
  ],
  [
    'a hotel whose date of creation moves',
    `update public.hotels set created_at = '${LONG_AGO}'`,
    'public.hotels',
  ],
  [
    'a hotel whose version is turned back',
    `update public.hotels set name = 'F', updated_at = '${LONG_AGO}'`,
    'public.hotels',
  ],
  [
    'an offer with another id',
    `update public.hotel_packages set id = gen_random_uuid() where id = '${ID.offerCurrent}'`,
    'public.hotel_packages',
  ],
];

function attempts(scene) {
  for (const [what, identity, request] of GRABS) {
    test(
      `${what}: nothing changes`,
      scene(async ({ sql, as }) => {
        const profiles = () =>
          sql('select id, email, role, is_active from public.user_profiles order by id');
        const before = await profiles();
        await as(identity, request);
        assert.deepEqual(await profiles(), before);
      }),
    );
  }

  for (const [what, request, table] of FORGERIES) {
    test(
      `${what}: not with these values`,
      scene(async ({ sql, as }) => {
        await as('editor', request);
        const forged = await sql(
          `select id from ${table} where created_at = $1 or updated_at = $1`,
          [LONG_AGO],
        );
        assert.deepEqual(forged, []);
        const kept = await sql('select id from public.hotel_packages where id = $1', [
          ID.offerCurrent,
        ]);
        assert.equal(kept.length, 1);
      }),
    );
  }

  const LEAKS = [
    ['e-mails of colleagues', 'select email from public.user_profiles where id <> $1'],
    [
      'e-mails through an embedded row',
      `select u.email from public.hotels h, public.user_profiles u where u.id <> $1`,
    ],
    ['subscribers', 'select email from public.newsletter_subscribers where id <> $1'],
    ['old contents', 'select old_row from public.audit_log where actor_id is distinct from $1'],
  ];
  for (const [what, query] of LEAKS) {
    for (const identity of ['anon', 'forged', 'inactive', 'investidor', 'editor']) {
      test(
        `${identity} can't read ${what}`,
        scene(async ({ as }) => {
          assert.deepEqual((await as(identity, query, [UID[identity] ?? UID.forged])).rows, []);
        }),
      );
    }
  }
}

const { scene, widened } = suite();

describe('with the grants of the migrations', () => {
  attempts(scene);

  test(
    'nothing sent at sign-up grants a role or activates the account',
    scene(async ({ sql }) => {
      const meta = JSON.stringify({ role: 'admin', is_active: true, user_role: 'admin' });
      await sql(
        `insert into auth.users (id, email, raw_user_meta_data, raw_app_meta_data)
         values ($1, 'novo@example.com', $2, $2)`,
        [UID.forged, meta],
      );
      const rows = await sql(
        'select email, role, is_active from public.user_profiles where id = $1',
        [UID.forged],
      );
      assert.deepEqual(rows, [{ email: 'novo@example.com', role: 'editor', is_active: false }]);
    }),
  );

  test(
    'a change of role or activation applies from the next request on, whatever the token says',
    scene(async ({ as }) => {
      const save = () => as('editor', "update public.regions set description = 'x' returning id");
      const set = (change) =>
        as('admin', `update public.user_profiles set ${change} where id = '${UID.editor}'`);
      assert.equal((await save()).rows.length, 2);
      await set('is_active = false');
      assert.equal((await save()).rows.length, 0);
      await set("is_active = true, role = 'investidor'");
      assert.equal((await save()).rows.length, 0);
      await set("role = 'editor'");
      assert.equal((await save()).rows.length, 2);
    }),
  );

  test(
    'deactivating a hotel hides its pictures and offers too',
    scene(async ({ sql, as }) => {
      await sql('update public.hotels set is_active = false');
      for (const table of ['hotels', 'hotel_images', 'hotel_packages']) {
        for (const identity of ['anon', 'inactive', 'investidor']) {
          assert.deepEqual((await as(identity, `select id from public.${table}`)).rows, []);
        }
      }
    }),
  );
});

describe('with every privilege granted by an embedding server', () => attempts(widened));
