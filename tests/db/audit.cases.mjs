import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ID } from './fixtures.mjs';
import { UID } from './identities.mjs';
import { suite } from './suite.mjs';

const { scene } = suite();

const last = (sql, table) =>
  sql('select * from public.audit_log where table_name = $1 order by id desc limit 1', [
    table,
  ]).then(([row]) => row);
const count = (sql) => sql('select count(*)::int as n from public.audit_log').then(([{ n }]) => n);

/** One save per editable table: [table, request, column, new value]. */
const SAVES = [
  ['regions', "update public.regions set name = 'Novo'", 'name', 'Novo'],
  ['hotels', "update public.hotels set name = 'Novo'", 'name', 'Novo'],
  ['hotels', "update public.hotels set postal_code = '80000-000'", 'postal_code', '80000-000'],
  ['hotel_images', "update public.hotel_images set image_url = '/n.webp'", 'image_url', '/n.webp'],
  ['hotel_packages', "update public.hotel_packages set name = 'Novo'", 'name', 'Novo'],
  [
    'general_config',
    "update public.general_config set primary_color = '#000000'",
    'primary_color',
    '#000000',
  ],
  [
    'user_profiles',
    `update public.user_profiles set role = 'investidor' where id = '${UID.editor}'`,
    'role',
    'investidor',
  ],
];

for (const [table, request, column, value] of SAVES) {
  test(
    `a save of ${table}.${column} keeps what was there, what came, and who did it`,
    scene(async ({ sql, as }) => {
      const started = await count(sql);
      const { rowCount } = await as('admin', request);
      assert.ok(rowCount > 0);
      assert.equal((await count(sql)) - started, rowCount);
      const entry = await last(sql, table);
      assert.equal(entry.action, 'UPDATE');
      assert.equal(entry.actor_id, UID.admin);
      assert.equal(entry.actor_email, 'admin@example.com');
      assert.equal(entry.new_row[column], value);
      assert.notEqual(entry.old_row[column], value);
      assert.equal(entry.row_id, String(entry.new_row.id));
    }),
  );
}

test(
  'a creation has no old content, a deletion no new one; rows deleted with a hotel are logged too',
  scene(async ({ sql, as }) => {
    await as('editor', "insert into public.regions (name) values ('Nova')");
    const created = await last(sql, 'regions');
    assert.deepEqual([created.action, created.old_row], ['INSERT', null]);
    assert.equal(created.actor_id, UID.editor);

    await as('admin', `delete from public.hotels where id = '${ID.hotelActive}'`);
    for (const table of ['hotels', 'hotel_images', 'hotel_packages']) {
      const removed = await last(sql, table);
      assert.deepEqual([removed.action, removed.new_row], ['DELETE', null], table);
      assert.equal(removed.actor_id, UID.admin, table);
    }
  }),
);

test(
  'an unfinished removal of an image is in the history, with the user who began it',
  scene(async ({ sql, as }) => {
    const begin = `update public.media_files set is_ready = false where id = '${ID.mediaReady}'`;
    assert.equal((await as('editor', begin)).rowCount, 1);
    const {
      action,
      changed,
      leads,
      actor_email: author,
      new_row: now,
    } = await last(sql, 'media_files');
    assert.deepEqual([action, changed, leads], ['UPDATE', ['is_ready'], true]);
    assert.deepEqual([author, now.is_ready], ['editor@example.com', false]);
  }),
);

test(
  'refused writes, and writes that change nothing, leave no entry',
  scene(async ({ sql, as }) => {
    const started = await count(sql);
    await as('investidor', "update public.hotels set name = 'x'");
    await as('editor', 'delete from public.hotels');
    await as('editor', 'update public.hotels set name = name');
    assert.equal(await count(sql), started);
  }),
);

test(
  'a change made directly in the database has no author',
  scene(async ({ sql }) => {
    await sql("update public.regions set description = 'suporte'");
    const entry = await last(sql, 'regions');
    assert.deepEqual([entry.actor_id, entry.actor_email], [null, null]);
  }),
);

test(
  'an entry still names its author after the account is deleted',
  scene(async ({ sql, as }) => {
    await as('editor', "update public.regions set description = 'x'");
    await sql('delete from auth.users where id = $1', [UID.editor]);
    assert.equal((await last(sql, 'regions')).actor_email, 'editor@example.com');
  }),
);

/** Attempts to rewrite history as the owner, whom row policies do not restrict. */
const REWRITES = [
  "insert into public.audit_log (table_name, row_id, action) values ('x', '1', 'INSERT')",
  "update public.audit_log set actor_email = 'outra@example.com'",
  'delete from public.audit_log',
  'truncate public.audit_log',
];

for (const rewrite of REWRITES) {
  test(
    `history is append-only, for the owner as well: ${rewrite.slice(0, 30)}…`,
    scene(async ({ sql }) => {
      await assert.rejects(sql(rewrite), { code: '42501' });
    }),
  );
}
