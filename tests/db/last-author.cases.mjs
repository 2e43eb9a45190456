import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ID } from './fixtures.mjs';
import { UID } from './identities.mjs';
import { suite } from './suite.mjs';

const { scene, widened } = suite();

const OFFER = ID.offerCurrent;
/** A change by the administrator to each kind of record: [kind, id, statement]. */
const RECORDS = [
  ['hotels', ID.hotelActive, "update public.hotels set name = 'x'"],
  ['hotel_packages', OFFER, "update public.hotel_packages set name = 'x'"],
  ['regions', ID.regionActive, "update public.regions set description = 'x'"],
  ['media_files', ID.mediaReady, "update public.media_files set alt = 'x'"],
  ['user_profiles', UID.investidor, "update public.user_profiles set hotel_ids = '{}'"],
];

const versionOf = async (sql, kind, id) => {
  const [row] = await sql(`select updated_at::text from public.${kind} where id::text = $1`, [id]);
  return row?.updated_at ?? null;
};

/** Asks for the author of the stored version, or of `version` if given. */
const authorFor =
  ({ as, sql }) =>
  async (who, kind, id, { claims, version } = {}) => {
    const question = 'select public.last_author($1, $2, $3) as author';
    const values = [kind, id, version ?? (await versionOf(sql, kind, id))];
    const { rows } = await as(who, question, values, claims);
    return rows[0]?.author ?? null;
  };

const saveAll = async (as) => {
  for (const [, id, save] of RECORDS) {
    assert.equal((await as('admin', `${save} where id = $1`, [id])).rowCount, 1);
  }
};

for (const stage of [scene, widened]) {
  const walls = stage === scene ? 'grants and policies' : 'policies alone';

  test(
    `by ${walls} the last author of a record is told to those who may edit it`,
    stage(async ({ as, sql }) => {
      await saveAll(as);
      const author = authorFor({ as, sql });
      for (const [kind, id] of RECORDS) {
        assert.equal(await author('admin', kind, id), 'admin@example.com', kind);
        const known = kind === 'user_profiles' ? null : 'admin@example.com';
        assert.equal(await author('editor', kind, id), known, kind);
        for (const who of ['anon', 'forged', 'inactive', 'investidor']) {
          assert.equal(await author(who, kind, id), null, `${who} ${kind}`);
        }
        const recovery = { claims: { amr: [{ method: 'recovery' }] } };
        assert.equal(await author('admin', kind, id, recovery), null, kind);
      }
    }),
  );

  test(
    `by ${walls} an editor of some hotels is told the authors of those and of their offers only`,
    stage(async ({ sql, as }) => {
      await saveAll(as);
      const author = authorFor({ as, sql });
      const limit = (hotels) =>
        sql('update public.user_profiles set hotel_ids = $1 where id = $2', [hotels, UID.editor]);
      await limit([ID.hotelActive]);
      for (const [kind, id] of RECORDS) {
        const own = kind === 'hotels' || kind === 'hotel_packages';
        assert.equal(await author('editor', kind, id), own ? 'admin@example.com' : null, kind);
      }
      for (const hotels of [[ID.hotelInactive], []]) {
        await limit(hotels);
        for (const [kind, id] of RECORDS) assert.equal(await author('editor', kind, id), null);
      }
    }),
  );
}

test(
  'adding, changing, moving or removing images of a hotel counts as saving it',
  scene(async ({ sql, as }) => {
    const author = authorFor({ as, sql });
    const images = 'public.hotel_images';
    const save = async (who, text) => {
      assert.equal((await as(who, text, [ID.imageActive])).error, undefined);
      assert.equal(await author('editor', 'hotels', ID.hotelActive), `${who}@example.com`, text);
    };
    const add = `insert into ${images} (hotel_id, image_url)
       select hotel_id, 'https://example.com/x.webp' from ${images} where id = $1`;
    await save('admin', add);
    await save(
      'editor',
      `update ${images} set image_url = 'https://example.com/y.webp' where id = $1`,
    );
    await save('admin', `update ${images} set place = 7 where id = $1`);
    await save('editor', `delete from ${images} where id = $1`);
    await sql(`delete from ${images} where hotel_id = $1`, [ID.hotelActive]);
    assert.equal(await author('editor', 'hotels', ID.hotelActive), null);
  }),
);

test(
  'neither a change made directly in the database nor an unknown record has an author',
  scene(async ({ sql, as }) => {
    await saveAll(as);
    await sql("update public.regions set description = 'suporte'");
    assert.equal(await authorFor({ as, sql })('admin', 'regions', ID.regionActive), null);
    assert.equal(await authorFor({ as, sql })('admin', 'regions', 'x'), null);
  }),
);

test(
  'an editor is not told the author of an offer that has moved away from their hotel',
  scene(async ({ sql, as }) => {
    await sql('update public.user_profiles set hotel_ids = $1 where id = $2', [
      [ID.hotelActive],
      UID.editor,
    ]);
    await as('admin', 'update public.hotel_packages set hotel_id = $1 where id = $2', [
      ID.hotelInactive,
      OFFER,
    ]);
    assert.equal(await authorFor({ as, sql })('editor', 'hotel_packages', OFFER), null);
  }),
);

test(
  'names no author for a version that is outdated or invented',
  scene(async ({ sql, as }) => {
    await saveAll(as);
    const author = authorFor({ as, sql });
    const version = '2020-01-01T00:00:00.123456+00:00';
    for (const [kind, id] of RECORDS)
      assert.equal(await author('admin', kind, id, { version }), null);
  }),
);
