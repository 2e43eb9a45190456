import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ID } from './fixtures.mjs';
import { UID } from './identities.mjs';
import { suite } from './suite.mjs';

const { scene, widened } = suite();

const OTHER_HOTEL = '30000000-0000-4000-8000-000000000009';
const limit = (sql, hotels, identity = 'editor') =>
  sql('update public.user_profiles set hotel_ids = $1 where id = $2', [hotels, UID[identity]]);

/** Tables with rows of hotels, and the column that identifies the hotel. */
const TABLES = {
  'public.hotels': 'id',
  'public.hotel_images': 'hotel_id',
  'public.hotel_packages': 'hotel_id',
  'public.hotel_former_slugs': 'hotel_id',
  'public.step_counts': 'hotel_id',
};

const hotelsSeen = async (as, table, column) => {
  const { rows, error } = await as('editor', `select distinct ${column} as hotel from ${table}`);
  assert.equal(error, undefined);
  return rows.map(({ hotel }) => hotel).sort();
};

const countBoth = (sql) =>
  sql(
    `insert into public.step_counts (day, step, hotel_id, visits) values
     (private.today(), 'page', $1, 1), (private.today(), 'page', $2, 1)`,
    [ID.hotelActive, ID.hotelInactive],
  );

for (const stage of [scene, widened]) {
  const walls = stage === scene ? 'grants and policies' : 'policies alone';
  for (const [table, column] of Object.entries(TABLES)) {
    test(
      `by ${walls} an editor of one hotel sees no other in ${table}, active or not`,
      stage(async ({ sql, as }) => {
        await countBoth(sql);
        await limit(sql, [ID.hotelInactive]);
        assert.deepEqual(await hotelsSeen(as, table, column), [ID.hotelInactive]);
        await limit(sql, [ID.hotelActive]);
        assert.deepEqual(await hotelsSeen(as, table, column), [ID.hotelActive]);
        await limit(sql, []);
        assert.deepEqual(await hotelsSeen(as, table, column), []);
        await limit(sql, [OTHER_HOTEL]);
        assert.deepEqual(await hotelsSeen(as, table, column), []);
      }),
    );
  }

  /** [what, request, how the owner checks whether it worked] */
  const WRITES = [
    [
      'create a hotel',
      "insert into public.hotels (name, location) values ('NOVO', 'Rio')",
      "select 1 from public.hotels where name = 'NOVO'",
    ],
    [
      'edit another hotel',
      `update public.hotels set name = 'NOVO' where id = '${ID.hotelActive}'`,
      "select 1 from public.hotels where name = 'NOVO'",
    ],
    [
      'add a picture to another hotel',
      `insert into public.hotel_images (hotel_id, image_url) values ('${ID.hotelActive}', '/novo.webp')`,
      "select 1 from public.hotel_images where image_url = '/novo.webp'",
    ],
    [
      'move a picture to another hotel',
      `update public.hotel_images set hotel_id = '${ID.hotelActive}' where id = '${ID.imageInactive}'`,
      `select 1 from public.hotel_images where id = '${ID.imageInactive}' and hotel_id = '${ID.hotelActive}'`,
    ],
    [
      'move all pictures to another hotel, without looking at any',
      `update public.hotel_images set hotel_id = '${ID.hotelActive}'`,
      `select 1 from public.hotel_images where id = '${ID.imageInactive}' and hotel_id = '${ID.hotelActive}'`,
    ],
    [
      'take all pictures over, without looking at any',
      `update public.hotel_images set hotel_id = '${ID.hotelInactive}'`,
      `select 1 from public.hotel_images where id = '${ID.imageActive}' and hotel_id = '${ID.hotelInactive}'`,
    ],
    [
      'take all pictures away, without looking at any',
      'delete from public.hotel_images',
      `select 1 where not exists (select 1 from public.hotel_images where id = '${ID.imageActive}')`,
    ],
    [
      'take a picture of another hotel away',
      `delete from public.hotel_images where id = '${ID.imageActive}'`,
      `select 1 where not exists (select 1 from public.hotel_images where id = '${ID.imageActive}')`,
    ],
    [
      'create an offer of another hotel',
      `insert into public.hotel_packages (hotel_id, name) values ('${ID.hotelActive}', 'NOVA')`,
      "select 1 from public.hotel_packages where name = 'NOVA'",
    ],
    [
      'edit an offer of another hotel',
      `update public.hotel_packages set name = 'NOVA' where id = '${ID.offerCurrent}'`,
      "select 1 from public.hotel_packages where name = 'NOVA'",
    ],
    [
      'move an offer to another hotel',
      `update public.hotel_packages set hotel_id = '${ID.hotelActive}' where id = '${ID.offerOfInactiveHotel}'`,
      `select 1 from public.hotel_packages where id = '${ID.offerOfInactiveHotel}' and hotel_id = '${ID.hotelActive}'`,
    ],
    [
      'move all offers to another hotel, without looking at any',
      `update public.hotel_packages set hotel_id = '${ID.hotelActive}'`,
      `select 1 from public.hotel_packages where id = '${ID.offerOfInactiveHotel}' and hotel_id = '${ID.hotelActive}'`,
    ],
    [
      'take all offers over, without looking at any',
      `update public.hotel_packages set hotel_id = '${ID.hotelInactive}'`,
      `select 1 from public.hotel_packages where id = '${ID.offerCurrent}' and hotel_id = '${ID.hotelInactive}'`,
    ],
    [
      'lift the limit',
      `update public.user_profiles set hotel_ids = null where id = '${UID.editor}'`,
      `select 1 from public.user_profiles where id = '${UID.editor}' and hotel_ids is null`,
    ],
  ];
  for (const [what, request, worked] of WRITES) {
    test(
      `by ${walls} an editor of one hotel can't ${what}`,
      stage(async ({ sql, as }) => {
        await limit(sql, [ID.hotelInactive]);
        await as('editor', request);
        assert.deepEqual(await sql(worked), []);
      }),
    );
  }
}

test(
  'an editor of one hotel can edit it, its pictures and its offers',
  scene(async ({ sql, as }) => {
    await limit(sql, [ID.hotelInactive]);
    for (const request of [
      `update public.hotels set name = 'NOVO' where id = '${ID.hotelInactive}'`,
      `update public.hotel_images set image_url = '/novo.webp' where hotel_id = '${ID.hotelInactive}'`,
      `insert into public.hotel_packages (hotel_id, name) values ('${ID.hotelInactive}', 'NOVA')`,
      `update public.hotel_packages set name = 'NOVA' where id = '${ID.offerOfInactiveHotel}'`,
    ]) {
      const { rowCount, error } = await as('editor', request);
      assert.deepEqual([error, rowCount], [undefined, 1], request);
    }
  }),
);

test(
  'saving another hotel through save_hotel changes nothing',
  scene(async ({ sql, as }) => {
    await limit(sql, [ID.hotelInactive]);
    const [{ version }] = await sql(
      'select updated_at as version from public.hotels where id = $1',
      [ID.hotelActive],
    );
    await as('editor', 'select public.save_hotel($1, $2, $3, $4)', [
      ...[ID.hotelActive, JSON.stringify({ name: 'NOVO' }), null, version],
    ]);
    assert.deepEqual(await sql("select 1 from public.hotels where name = 'NOVO'"), []);
  }),
);

test(
  'an editor’s checks of hotels cover only the hotels that they may edit',
  scene(async ({ sql, as }) => {
    const totals = async () => {
      const { rows } = await as('editor', 'select kind, total from public.hotel_checks()');
      return Object.fromEntries(rows.map(({ kind, total }) => [kind, total]));
    };
    assert.deepEqual(await totals(), { unbookable: 1, numbers: 0 });
    await limit(sql, [ID.hotelInactive]);
    assert.deepEqual(await totals(), { unbookable: 0, numbers: 0 });
    await limit(sql, [ID.hotelActive]);
    assert.deepEqual(await totals(), { unbookable: 1, numbers: 0 });
  }),
);

test(
  'a limit applies to editors only, not to other roles or visitors',
  scene(async ({ sql, as }) => {
    await limit(sql, [ID.hotelInactive], 'admin');
    const names = async (identity) =>
      (await as(identity, 'select name from public.hotels order by name')).rows.map(
        ({ name }) => name,
      );
    assert.deepEqual(await names('admin'), ['Ipê Aberto', 'Ipê Fechado']);
    await limit(sql, [ID.hotelInactive], 'investidor');
    assert.deepEqual(await names('investidor'), ['Ipê Aberto']);
    assert.deepEqual(await names('anon'), ['Ipê Aberto']);
  }),
);

for (const [what, hotels] of [
  ['201 hotels', `array_fill(gen_random_uuid(), array[201])`],
  ['none as a hotel', 'array[null]::uuid[]'],
]) {
  test(
    `${what} is no limit`,
    scene(async ({ as }) => {
      const { error } = await as(
        'admin',
        `update public.user_profiles set hotel_ids = ${hotels} where id = '${UID.editor}'`,
      );
      assert.equal(error?.code, '23514');
    }),
  );
}

test(
  'administrators can set and lift a limit, and the history records it',
  scene(async ({ sql, as }) => {
    const set = (value) =>
      as('admin', 'update public.user_profiles set hotel_ids = $1 where id = $2', [
        value,
        UID.editor,
      ]);
    assert.equal((await set([ID.hotelActive])).rowCount, 1);
    assert.equal((await set(null)).rowCount, 1);
    const rows = await sql(
      `select new_row -> 'hotel_ids' as hotels from public.audit_log
       where subject_table = 'user_profiles' and subject_id = $1 order by id desc limit 2`,
      [UID.editor],
    );
    assert.deepEqual(
      rows.map(({ hotels }) => hotels),
      [null, [ID.hotelActive]],
    );
  }),
);
