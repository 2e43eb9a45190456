import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ID } from './fixtures.mjs';
import { UID } from './identities.mjs';
import { suite } from './suite.mjs';

const { scene, widened } = suite();

const OFFER = ID.offerCurrent;
/** A change by the administrator in each kind of record: [kind, id, what was saved]. */
const RECORDS = [
  ['hotels', ID.hotelActive, "update public.hotels set name = 'x'"],
  ['hotel_packages', OFFER, "update public.hotel_packages set name = 'x'"],
  ['regions', ID.regionActive, "update public.regions set description = 'x'"],
  ['media_files', ID.mediaReady, "update public.media_files set alt = 'x'"],
  ['user_profiles', UID.investidor, "update public.user_profiles set hotel_ids = '{}'"],
];

const authorFor = (as) => async (who, kind, id, claims) => {
  const asked = 'select public.last_author($1, $2) as author';
  const { rows } = await as(who, asked, [kind, id], claims);
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
    stage(async ({ as }) => {
      await saveAll(as);
      const author = authorFor(as);
      for (const [kind, id] of RECORDS) {
        assert.equal(await author('admin', kind, id), 'admin@example.com', kind);
        const known = kind === 'user_profiles' ? null : 'admin@example.com';
        assert.equal(await author('editor', kind, id), known, kind);
        for (const who of ['anon', 'forged', 'inactive', 'investidor']) {
          assert.equal(await author(who, kind, id), null, `${who} ${kind}`);
        }
        const recovery = { amr: [{ method: 'recovery' }] };
        assert.equal(await author('admin', kind, id, recovery), null, kind);
      }
    }),
  );

  test(
    `by ${walls} an editor of some hotels is told the authors of those and of their offers only`,
    stage(async ({ sql, as }) => {
      await saveAll(as);
      const author = authorFor(as);
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
  'a change made in the database itself has no author to name, and neither has an unknown record',
  scene(async ({ sql, as }) => {
    await saveAll(as);
    await sql("update public.regions set description = 'suporte'");
    assert.equal(await authorFor(as)('admin', 'regions', ID.regionActive), null);
    assert.equal(await authorFor(as)('admin', 'regions', 'x'), null);
  }),
);

test(
  'the author of an offer that moved to another hotel is not told to the editor of the former one',
  scene(async ({ sql, as }) => {
    await sql('update public.user_profiles set hotel_ids = $1 where id = $2', [
      [ID.hotelActive],
      UID.editor,
    ]);
    await as('admin', 'update public.hotel_packages set hotel_id = $1 where id = $2', [
      ID.hotelInactive,
      OFFER,
    ]);
    assert.equal(await authorFor(as)('editor', 'hotel_packages', OFFER), null);
  }),
);
