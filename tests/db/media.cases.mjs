import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ID } from './fixtures.mjs';
import { UID } from './identities.mjs';
import { suite } from './suite.mjs';

const { scene, widened } = suite();

const address = (id) => `/media/${id}/1200.webp`;
const USED = address(ID.mediaReady);
const UNFINISHED = address(ID.mediaUnfinished);
const UNKNOWN = address('7fffffff-ffff-4fff-8fff-ffffffffffff');
const GIVE_UP = 'update public.media_files set is_ready = false where id = $1';
const REMOVE = 'delete from public.media_files where id = $1';

const inFeatures = (field) => ({
  place: `hotels.features.${field}`,
  sql: `update public.hotels
        set features = jsonb_build_object('${field}', jsonb_build_array(jsonb_build_object('a', $1::text)))`,
  kind: 'hotel',
  field,
});
const inColumn = (table, column, kind, field = column) => ({
  place: `${table}.${column}`,
  sql: `update public.${table} set ${column} = $1`,
  kind,
  field,
});

/** Every place that may reference an image, and what the library calls it. */
const PLACES = [
  inColumn('hotels', 'image_url', 'hotel'),
  ...['logo_url', 'hero_images', 'banner_images', 'gallery_images', 'rooms', 'testimonials'].map(
    inFeatures,
  ),
  inColumn('hotel_images', 'image_url', 'hotel', 'images'),
  inColumn('hotel_packages', 'image_url', 'offer'),
  inColumn('general_config', 'light_logo_url', 'config'),
  inColumn('general_config', 'dark_logo_url', 'config'),
];

for (const { place, sql: name, kind, field } of PLACES) {
  test(
    `a picture in ${place} must be there, is known to be used, and can't be given up`,
    scene(async ({ sql, as }) => {
      for (const missing of [UNKNOWN, UNFINISHED]) {
        assert.equal((await as('admin', name, [missing])).error?.code, 'PT409');
      }
      assert.equal((await as('admin', name, [USED])).error, undefined);
      const uses = await as('editor', 'select * from public.media_uses($1)', [ID.mediaReady]);
      assert.ok(uses.rows.length > 0);
      for (const use of uses.rows) assert.deepEqual([use.kind, use.fields], [kind, [field]]);
      for (const way of [GIVE_UP, REMOVE]) {
        assert.equal((await as('admin', way, [ID.mediaReady])).error?.code, 'PT409');
      }

      await as('admin', name, ['/art/rio.webp']);
      const none = await as('editor', 'select * from public.media_uses($1)', [ID.mediaReady]);
      assert.deepEqual(none.rows, []);
      assert.equal((await as('editor', GIVE_UP, [ID.mediaReady])).rowCount, 1);
      assert.equal((await as('editor', REMOVE, [ID.mediaReady])).rowCount, 1);
      const left = await sql('select id from public.media_files');
      assert.deepEqual(left, [{ id: ID.mediaUnfinished }]);
    }),
  );
}

test(
  'a record restored from its history may reference a picture that is gone',
  scene(async ({ sql, as }) => {
    const insert = `insert into public.hotels (id, name, location, image_url)
      values ('39999999-0000-4000-8000-000000000001', 'Volta', 'Rio', '${USED}')`;
    await sql(insert);
    await sql("delete from public.hotels where name = 'Volta'");
    await sql(REMOVE, [ID.mediaReady]);
    assert.equal((await as('editor', insert)).error, undefined);
    const other = await as('editor', insert.replace('39999999', '38888888'));
    assert.equal(other.error?.code, 'PT409');
  }),
);

test(
  'staff are told which of the given images are gone',
  scene(async ({ as }) => {
    const gone = '7fffffff-ffff-4fff-8fff-ffffffffffff';
    const ask = (identity) =>
      as(identity, 'select public.missing_media($1::uuid[]) as id', [
        [ID.mediaReady, ID.mediaUnfinished, gone],
      ]);
    const { rows } = await ask('editor');
    assert.deepEqual(rows.map(({ id }) => id).sort(), [gone, ID.mediaUnfinished].sort());
    assert.equal((await ask('anon')).error?.code, '42501');
  }),
);

test(
  'a new record is unfinished and belongs to its sender, whatever the request says',
  scene(async ({ sql, as }) => {
    const columns = 'file_name, width, height, bytes, mime, sha256';
    const values = "'x.png', 1, 1, 1, 'image/png', repeat('d', 64)";
    const { error } = await as(
      'editor',
      `insert into public.media_files (${columns}, is_ready) values (${values}, true)`,
    );
    assert.equal(error?.code, '42501');
    await as('editor', `insert into public.media_files (${columns}) values (${values})`);
    const rows = await sql(
      `select is_ready, p.email from public.media_files m
       join public.user_profiles p on p.id = m.created_by where file_name = 'x.png'`,
    );
    assert.deepEqual(rows, [{ is_ready: false, email: 'editor@example.com' }]);
  }),
);

test(
  'by policies alone too, a new record is unfinished and belongs to its sender',
  widened(async ({ sql, as }) => {
    const { error } = await as(
      'editor',
      `insert into public.media_files
         (file_name, width, height, bytes, mime, sha256, is_ready, created_by)
       values ('x.png', 1, 1, 1, 'image/png', repeat('d', 64), true, $1)`,
      [UID.admin],
    );
    assert.equal(error, undefined);
    const rows = await sql(
      "select is_ready, created_by from public.media_files where file_name = 'x.png'",
    );
    assert.deepEqual(rows, [{ is_ready: false, created_by: UID.editor }]);
  }),
);

test(
  'a tint is a color, which staff cannot change once it is stored',
  scene(async ({ as }) => {
    const begin = (tint) =>
      as(
        'editor',
        `insert into public.media_files (file_name, width, height, scrim, bytes, mime, sha256)
         values ('tint.jpg', 1, 1, '${tint}', 1, 'image/jpeg', repeat('e', 64))`,
      );
    assert.equal((await begin('#12221c')).error, undefined);
    assert.equal((await begin('red;background:url(x)')).error?.code, '23514');
    const { error } = await as('admin', "update public.media_files set scrim = '#ffffff'");
    assert.equal(error?.code, '42501');
  }),
);

test(
  'only one record of the same file can be ready, however many were begun',
  scene(async ({ sql, as }) => {
    await sql(`insert into public.media_files (file_name, width, height, bytes, mime, sha256)
               values ('again.jpg', 1, 1, 1, 'image/jpeg', repeat('a', 64))`);
    const { error } = await as(
      'editor',
      "update public.media_files set is_ready = true where file_name = 'again.jpg'",
    );
    assert.equal(error?.code, '23505');
  }),
);

for (const [what, name] of [
  ['of a record that is ready', `${ID.mediaReady}/960.webp`],
  ['of no record', '7fffffff-ffff-4fff-8fff-ffffffffffff/960.webp'],
  ['outside of its record', `../${ID.mediaUnfinished}/960.webp`],
  ['of another kind', `${ID.mediaUnfinished}/960.html`],
  ['with a path of its own', `${ID.mediaUnfinished}/x/960.webp`],
]) {
  test(
    `no one can store a file ${what}`,
    scene(async ({ as }) => {
      const insert = "insert into storage.objects (bucket_id, name) values ('media', $1)";
      assert.equal((await as('admin', insert, [name])).error?.code, '42501');
    }),
  );
}

test(
  'the files of a record that is ready can’t be removed, not even by administrators',
  scene(async ({ sql, as }) => {
    await as('admin', 'delete from storage.objects');
    const left = await sql('select id from storage.objects');
    assert.deepEqual(left, [{ id: ID.storedReady }]);
  }),
);

test(
  'staff can’t see, add or remove files in other buckets of the project',
  scene(async ({ sql, as }) => {
    await sql("insert into storage.buckets (id, name) values ('other', 'other')");
    const insert = "insert into storage.objects (bucket_id, name) values ('other', $1)";
    await sql(insert, ['payroll.pdf']);
    const seen = await as('admin', "select name from storage.objects where bucket_id = 'other'");
    assert.deepEqual(seen.rows, []);
    const added = await as('admin', insert, [`${ID.mediaUnfinished}/960.webp`]);
    assert.equal(added.error?.code, '42501');
    await as('admin', 'delete from storage.objects');
    const left = await sql("select name from storage.objects where bucket_id = 'other'");
    assert.deepEqual(left, [{ name: 'payroll.pdf' }]);
  }),
);

test(
  'visitors can read what a picture with a known id shows, and nothing else in the library',
  scene(async ({ as }) => {
    const asked = [[ID.mediaReady, ID.mediaUnfinished]];
    const { rows } = await as('anon', 'select * from public.media_details($1)', asked);
    assert.deepEqual(rows, [{ id: ID.mediaReady, alt: 'Piscina', scrim: '#0f312b' }]);
    const uses = await as('anon', 'select * from public.media_uses($1)', [ID.mediaReady]);
    assert.equal(uses.error?.code, '42501');
  }),
);

test(
  'the details of at most two hundred pictures can be requested at once',
  scene(async ({ as }) => {
    const others = (n) => Array.from({ length: n }, () => crypto.randomUUID());
    const told = async (ids) =>
      (await as('anon', 'select id from public.media_details($1)', [ids])).rowCount;
    assert.equal(await told([...others(199), ID.mediaReady]), 1);
    assert.equal(await told([...others(200), ID.mediaReady]), 0);
  }),
);

test(
  'indexes find where a picture is used, even among thousands of hotels',
  scene(async ({ sql }) => {
    await sql('set local enable_seqscan = off');
    for (const [table, content] of [
      ['hotels', "coalesce(image_url, '') || ' ' || features::text"],
      ['hotel_images', 'image_url'],
      ['hotel_packages', 'image_url'],
    ]) {
      const plan = await sql(
        `explain select id from public.${table}
         where private.media_ids(${content}) @> array['${ID.mediaReady}'::uuid]`,
      );
      const text = plan.map((row) => row['QUERY PLAN']).join('\n');
      assert.match(text, new RegExp(`${table}_media_idx`));
    }
  }),
);
