import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ID } from './fixtures.mjs';
import { suite } from './suite.mjs';

const { scene } = suite();

const insert = (sql, name, slug = '') =>
  sql('insert into public.hotels (name, location, slug) values ($1, $2, $3) returning id, slug', [
    name,
    'Rio',
    slug,
  ]).then(([row]) => row);
const rename = (sql, id, slug) =>
  sql('update public.hotels set slug = $2 where id = $1', [id, slug]);
const former = (sql, id) =>
  sql('select slug from public.hotel_former_slugs where hotel_id = $1 order by slug', [id]).then(
    (rows) => rows.map(({ slug }) => slug),
  );

test(
  'every slug that a hotel gives up redirects to it, whichever role renames it',
  scene(async ({ sql, as }) => {
    const { id } = await insert(sql, 'Ipê Um');
    await rename(sql, id, 'ipe-dois');
    await as('editor', "update public.hotels set name = 'Ipê Três', slug = '' where id = $1", [id]);
    assert.deepEqual(await former(sql, id), ['ipe-dois', 'ipe-um']);
    const seen = await as(
      'anon',
      'select slug from public.hotel_former_slugs where hotel_id = $1',
      [id],
    );
    assert.equal(seen.rows.length, 2);
    await sql('update public.hotels set is_active = false where id = $1', [id]);
    const hidden = await as('anon', 'select 1 from public.hotel_former_slugs where hotel_id = $1', [
      id,
    ]);
    assert.deepEqual(hidden.rows, []);
  }),
);

test(
  'saving the same slug, or only a new name, stores no former slug',
  scene(async ({ sql }) => {
    const { id, slug } = await insert(sql, 'Ipê Um');
    await sql("update public.hotels set name = 'Ipê Dois', slug = $2 where id = $1", [id, slug]);
    assert.deepEqual(await former(sql, id), []);
  }),
);

test(
  'a slug moved from one hotel to another in one statement is no former slug',
  scene(async ({ sql }) => {
    const [giver, heir] = [await insert(sql, 'Ipê Um'), await insert(sql, 'Ipê Dois')];
    // Updated in row order, so that no slug exists twice.
    await sql(
      `update public.hotels as hotel set slug = renamed.slug
       from (values ($1::uuid, 'ipe-tres'), ($2::uuid, 'ipe-um')) as renamed (id, slug)
       where hotel.id = renamed.id`,
      [giver.id, heir.id],
    );
    assert.deepEqual([await former(sql, giver.id), await former(sql, heir.id)], [[], ['ipe-dois']]);
  }),
);

test(
  'a hotel can take its own slug back; the one in between redirects',
  scene(async ({ sql }) => {
    const { id } = await insert(sql, 'Ipê Um');
    await rename(sql, id, 'ipe-dois');
    await rename(sql, id, 'ipe-um');
    assert.deepEqual(await former(sql, id), ['ipe-dois']);
    await rename(sql, id, '');
    const [{ slug }] = await sql('select slug from public.hotels where id = $1', [id]);
    assert.equal(slug, 'ipe-um');
  }),
);

test(
  'slugs generated from a name skip those that redirect to another hotel',
  scene(async ({ sql }) => {
    const { id } = await insert(sql, 'Ipê Um');
    await rename(sql, id, 'ipe-dois');
    assert.equal((await insert(sql, 'Ipê Um')).slug, 'ipe-um-2');
    assert.equal((await insert(sql, 'Ipê Um')).slug, 'ipe-um-3');
    const other = await insert(sql, 'Outro');
    await sql("update public.hotels set name = 'Ipê Um', slug = '' where id = $1", [other.id]);
    assert.deepEqual(await former(sql, other.id), ['outro']);
    assert.deepEqual(await former(sql, id), ['ipe-um']);
  }),
);

for (const action of ['insert', 'update']) {
  test(
    `a slug that leads to another hotel can't be taken by ${action}, until the redirect is given up`,
    scene(async ({ sql, as }) => {
      const take = (identity) =>
        action === 'insert'
          ? as(
              identity,
              "insert into public.hotels (name, location, slug) values ('X', 'Y', 'ipe-de-antes')",
            )
          : as(
              identity,
              `update public.hotels set slug = 'ipe-de-antes' where id = '${ID.hotelInactive}'`,
            );
      const { error } = await take('admin');
      assert.equal(error?.code, '23505');
      assert.match(error.message, /leads to another hotel/);
      await sql("delete from public.hotel_former_slugs where slug = 'ipe-de-antes'");
      assert.equal((await take('admin')).error, undefined);
    }),
  );
}

test(
  'a slug taken in the statement in which another hotel gives it up does not redirect there',
  scene(async ({ sql }) => {
    const one = await insert(sql, 'Ipê Um');
    const two = await insert(sql, 'Ipê Dois');
    await sql(
      `update public.hotels set slug = case id when $1 then 'ipe-tres' else 'ipe-um' end
       where id in ($1, $2)`,
      [one.id, two.id],
    );
    assert.deepEqual(await former(sql, one.id), []);
    assert.deepEqual(await former(sql, two.id), ['ipe-dois']);
  }),
);

test(
  'deleting a hotel deletes its redirects',
  scene(async ({ sql }) => {
    await sql('delete from public.hotels where id = $1', [ID.hotelActive]);
    assert.deepEqual(await former(sql, ID.hotelActive), []);
    assert.equal((await insert(sql, 'Ipê de antes')).slug, 'ipe-de-antes');
  }),
);
