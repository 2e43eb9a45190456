import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ID } from './fixtures.mjs';
import { UID } from './identities.mjs';
import { suite } from './suite.mjs';

const { scene } = suite();

/**
 * An unconditional write reads no column, so what an editor may see does not narrow it: only the
 * policy of the write applies.
 */
const limited = (work) =>
  scene(async ({ sql, as }) => {
    await sql('update public.user_profiles set hotel_ids = $1 where id = $2', [
      [ID.hotelInactive],
      UID.editor,
    ]);
    await work({ sql, as });
  });

/** [table, the column that identifies its hotel, what is set] */
const UPDATES = [
  ['hotels', 'id', "name = 'NOVO'"],
  ['hotel_images', 'hotel_id', "image_url = '/novo.webp'"],
  ['hotel_packages', 'hotel_id', "name = 'NOVO'"],
];

for (const [table, hotel, change] of UPDATES) {
  test(
    `an update of all ${table} by an editor of one hotel reaches those of this hotel alone`,
    limited(async ({ sql, as }) => {
      const { error } = await as('editor', `update public.${table} set ${change}`);
      assert.equal(error, undefined);
      const changed = await sql(
        `select distinct ${hotel} as hotel from public.${table} where ${change}`,
      );
      assert.deepEqual(changed, [{ hotel: ID.hotelInactive }]);
    }),
  );
}

for (const table of ['hotel_images', 'hotel_packages']) {
  test(
    `an editor of one hotel moves none of its ${table} to another by an update of all`,
    limited(async ({ sql, as }) => {
      const rows = () => sql(`select id, hotel_id from public.${table} order by id`);
      const before = await rows();
      await as('editor', `update public.${table} set hotel_id = '${ID.hotelActive}'`);
      assert.deepEqual(await rows(), before);
    }),
  );
}

test(
  'deleting all pictures as an editor of one hotel deletes only those of this hotel',
  limited(async ({ sql, as }) => {
    const { error } = await as('editor', 'delete from public.hotel_images');
    assert.equal(error, undefined);
    assert.deepEqual(await sql('select hotel_id from public.hotel_images'), [
      { hotel_id: ID.hotelActive },
    ]);
  }),
);
