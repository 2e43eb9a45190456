import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ID } from './fixtures.mjs';
import { UID } from './identities.mjs';
import { suite } from './suite.mjs';

const { scene } = suite();

const limit = (sql, hotels, identity = 'editor') =>
  sql('update public.user_profiles set hotel_ids = $1 where id = $2', [hotels, UID[identity]]);

/** Where an image may be used outside the editor's own hotel. */
const ELSEWHERE = {
  'another hotel': `update public.hotels set image_url = $1 where id = '${ID.hotelActive}'`,
  'the pictures of another hotel': `update public.hotel_images set image_url = $1 where id = '${ID.imageActive}'`,
  'an offer of another hotel': `update public.hotel_packages set image_url = $1 where id = '${ID.offerCurrent}'`,
  'the settings': 'update public.general_config set light_logo_url = $1',
};
const DESCRIBE = "update public.media_files set alt = 'NOVO' where id = $1";

for (const [place, use] of Object.entries(ELSEWHERE)) {
  test(
    `an editor of one hotel changes no image that ${place} also shows`,
    scene(async ({ sql, as }) => {
      const path = `/media/${ID.mediaReady}/1200.webp`;
      for (const [table, id] of [
        ['hotels', ID.hotelInactive],
        ['hotel_images', ID.imageInactive],
        ['hotel_packages', ID.offerOfInactiveHotel],
      ]) {
        await sql(`update public.${table} set image_url = $1 where id = $2`, [path, id]);
      }
      const isShared = async () => {
        const asked = `select public.is_media_shared($1) as shared,
          $1 in (select public.shared_media(array[$1, gen_random_uuid()])) as listed`;
        const [{ shared, listed }] = (await as('editor', asked, [ID.mediaReady])).rows;
        assert.equal(listed, shared);
        return shared;
      };
      await limit(sql, [ID.hotelInactive]);
      assert.equal(await isShared(), false);
      assert.equal((await as('editor', DESCRIBE, [ID.mediaReady])).rowCount, 1);

      await sql("update public.media_files set alt = 'Piscina' where id = $1", [ID.mediaReady]);
      await sql(use, [path]);
      assert.equal(await isShared(), true);
      assert.equal((await as('editor', DESCRIBE, [ID.mediaReady])).error?.code, '42501');
      const [{ alt }] = await sql('select alt from public.media_files where id = $1', [
        ID.mediaReady,
      ]);
      assert.equal(alt, 'Piscina');

      await limit(sql, null);
      assert.equal(await isShared(), false);
      assert.equal((await as('editor', DESCRIBE, [ID.mediaReady])).rowCount, 1);
    }),
  );
}
