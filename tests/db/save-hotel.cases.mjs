import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ID } from './fixtures.mjs';
import { IDENTITIES } from './identities.mjs';
import {
  call,
  everything,
  FIELDS,
  hotel,
  NEW,
  PICTURE,
  picture,
  pictures,
  versionOf,
} from './saved-hotels.mjs';
import { suite } from './suite.mjs';

const { scene, widened } = suite();

test(
  'a new hotel gets its slug, defaults and pictures, and is returned as stored',
  scene(async ({ sql, as }) => {
    const all = [picture(PICTURE.a), picture(PICTURE.b, { is_main: true })];
    const { rows, error } = await as('editor', ...call(NEW, FIELDS, all));
    assert.equal(error, undefined);
    const [{ saved }] = rows;
    assert.equal(saved.slug, 'ipe-novo');
    assert.equal(saved.hotel_type, 'standard');
    assert.deepEqual(saved.features, { wifi: true });
    assert.deepEqual(
      saved.hotel_images.map(({ id, is_main }) => [id, is_main]),
      [
        [PICTURE.a, false],
        [PICTURE.b, true],
      ],
    );
    assert.equal((await pictures(sql, NEW)).length, 2);
  }),
);

test(
  'sending the same form twice creates no second hotel',
  scene(async ({ sql, as }) => {
    await as('editor', ...call(NEW, FIELDS, []));
    const { error } = await as('editor', ...call(NEW, FIELDS, [picture(PICTURE.a)]));
    assert.equal(error.code, '23505');
    assert.deepEqual(await pictures(sql, NEW), []);
  }),
);

test(
  'an update writes only the given columns, and replaces the pictures with the given ones',
  scene(async ({ sql, as }) => {
    await as('editor', ...call(NEW, FIELDS, [picture(PICTURE.a, { is_main: true })]));
    const before = await versionOf(sql, NEW);
    const wanted = [picture(PICTURE.a, { image_url: '/art/x.webp' })];
    const main = picture(PICTURE.b, { is_main: true });
    const { rows } = await as('editor', ...call(NEW, { price: 9 }, [...wanted, main], before));
    const [{ saved }] = rows;
    assert.notEqual(saved.updated_at, before);
    assert.equal(Number(saved.price), 9);
    assert.equal(saved.name, 'Ipê Novo');
    assert.deepEqual(
      saved.hotel_images.map((image) => [image.id, image.image_url, image.is_main]),
      [
        [PICTURE.a, '/art/x.webp', false],
        [PICTURE.b, `/art/${PICTURE.b}.webp`, true],
      ],
    );
    // Back to the first main picture, with the other one removed.
    const { rows: again } = await as(
      'editor',
      ...call(NEW, { price: 9 }, [picture(PICTURE.a, { is_main: true })], saved.updated_at),
    );
    assert.deepEqual(
      again[0].saved.hotel_images.map(({ id, is_main }) => [id, is_main]),
      [[PICTURE.a, true]],
    );
  }),
);

test(
  'pictures stay in the order in which they were saved; saving the same order is no change',
  scene(async ({ sql, as }) => {
    const [a, b, c] = ['a', 'b', 'c'].map((at) =>
      picture(`72000000-0000-4000-8000-00000000000${at}`),
    );
    const ids = ({ rows }) => rows[0].saved.hotel_images.map(({ id }) => id);
    const created = await as('editor', ...call(NEW, FIELDS, [c, a]));
    assert.deepEqual(ids(created), [c.id, a.id]);
    const save = async (wanted) => {
      const version = await versionOf(sql, NEW);
      return as('editor', ...call(NEW, { price: 9 }, wanted, version));
    };
    assert.deepEqual(ids(await save([c, b, a])), [c.id, b.id, a.id]);
    assert.deepEqual(ids(await save([b, c, a])), [b.id, c.id, a.id]);
    const entries = () => sql('select id from public.audit_log where row_id = $1', [a.id]);
    const before = await entries();
    assert.deepEqual(ids(await save([b, c, a])), [b.id, c.id, a.id]);
    assert.deepEqual(await entries(), before);
    assert.deepEqual(ids(await save([b, a])), [b.id, a.id]);
  }),
);

test(
  'saving an outdated version, or a hotel that is gone, changes nothing and returns null',
  scene(async ({ sql, as }) => {
    const old = await versionOf(sql, ID.hotelActive);
    await sql("update public.hotels set subtitle = 'Outro' where id = $1", [ID.hotelActive]);
    const before = await everything(sql);
    for (const id of [ID.hotelActive, NEW]) {
      const { rows } = await as('editor', ...call(id, { name: 'X' }, [picture(PICTURE.a)], old));
      assert.deepEqual(rows, [{ saved: null }]);
    }
    assert.equal(await everything(sql), before);
  }),
);

test(
  'changing a picture without save_hotel makes the version of its hotel outdated',
  scene(async ({ sql, as }) => {
    const ways = [
      `insert into public.hotel_images (id, hotel_id, image_url)
       values ('${PICTURE.a}', '${ID.hotelActive}', '/art/y.webp')`,
      `update public.hotel_images set image_url = '/art/z.webp' where id = '${PICTURE.a}'`,
      `delete from public.hotel_images where id = '${PICTURE.a}'`,
    ];
    for (const way of ways) {
      const before = await versionOf(sql, ID.hotelActive);
      const { rowCount, error } = await as('editor', way);
      assert.equal(rowCount, 1, error?.message);
      assert.notEqual(await versionOf(sql, ID.hotelActive), before, way);
    }
  }),
);

/** Saves of which one part fails: [what, fields, images]. */
const HALF = [
  ['a picture without a good address', FIELDS, [picture(PICTURE.a, { image_url: 'javascript:x' })]],
  [
    'a picture of another hotel',
    FIELDS,
    [picture(PICTURE.a), picture(ID.imageActive, { image_url: '/art/stolen.webp' })],
  ],
  [
    'two main pictures',
    FIELDS,
    [picture(PICTURE.a, { is_main: true }), picture(PICTURE.b, { is_main: true })],
  ],
  ['a price below nothing', { ...FIELDS, price: -1 }, [picture(PICTURE.a)]],
  ['a version of one’s own', { ...FIELDS, updated_at: '2020-01-01' }, [picture(PICTURE.a)]],
  ['a column that there is not', { ...FIELDS, 'name" = 1; --': 1 }, [picture(PICTURE.a)]],
  ['no column at all', {}, [picture(PICTURE.a)]],
];

for (const [what, fields, wanted] of HALF) {
  test(
    `${what}: nothing of the hotel is written either`,
    scene(async ({ sql, as }) => {
      const before = await everything(sql);
      const created = await as('editor', ...call(NEW, fields, wanted));
      assert.ok(created.error, 'a new one');
      const version = await versionOf(sql, ID.hotelInactive);
      const { slug: _, ...columns } = fields;
      const updated = await as('editor', ...call(ID.hotelInactive, columns, wanted, version));
      assert.ok(updated.error, 'one that is there');
      assert.equal(await everything(sql), before);
    }),
  );
}

for (const [grants, stage] of [
  ['the grants of the migrations', scene],
  ['every grant given away', widened],
]) {
  for (const identity of IDENTITIES) {
    const may = identity === 'editor' || identity === 'admin';
    test(
      `with ${grants}: ${identity} ${may ? 'saves' : "can't save"} a hotel`,
      stage(async ({ sql, as }) => {
        const before = await everything(sql);
        const version = await versionOf(sql, ID.hotelActive);
        const outcomes = [
          await as(identity, ...call(NEW, FIELDS, [picture(PICTURE.a)])),
          await as(identity, ...call(ID.hotelActive, { name: 'X' }, [], version)),
        ];
        if (may) {
          for (const { rows, error } of outcomes) assert.ok(rows[0]?.saved, error?.message);
          assert.equal((await hotel(sql, ID.hotelActive)).name, 'X');
          return;
        }
        for (const { error } of outcomes) assert.equal(error?.code, '42501');
        assert.equal(await everything(sql), before);
      }),
    );
  }
}
