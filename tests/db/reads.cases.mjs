import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ID } from './fixtures.mjs';
import { suite } from './suite.mjs';

const { scene } = suite();

/** The site's reads that filter or order: [what, query, the index that must serve it]. */
const READS = [
  [
    'featured hotels',
    'select * from public.hotels where is_active order by rating desc nulls last, name limit 6',
    'hotels_featured_idx',
  ],
  [
    'the hotel list',
    'select * from public.hotels where is_active order by name',
    'hotels_active_name_idx',
  ],
  [
    'the hotel list of a region',
    `select * from public.hotels where is_active and region_id = '${ID.regionActive}' order by name`,
    'hotels_region_id_idx',
  ],
  ['a hotel by slug', "select * from public.hotels where slug = 'x'", 'hotels_slug_key'],
  ['a hotel by id', `select * from public.hotels where id = '${ID.hotelActive}'`, 'hotels_pkey'],
  ['hotels in the back office', 'select * from public.hotels order by name', 'hotels_name_idx'],
  ['regions by name', 'select * from public.regions order by name', 'regions_name_idx'],
  [
    'regions in the back office',
    'select * from public.regions order by created_at desc',
    'regions_created_at_idx',
  ],
  [
    'the offers of a hotel',
    `select * from public.hotel_packages where hotel_id = '${ID.hotelActive}' and is_active
     order by created_at desc`,
    'hotel_packages_hotel_id_idx',
  ],
  [
    'the plain list of hotels',
    `select id from private.hotel_facts where is_active
     order by ('recommended' = any (amenities)) desc nulls last, title, id limit 24`,
    'hotel_facts_recommended_idx',
  ],
  [
    'offers in the back office',
    'select * from public.hotel_packages order by created_at desc',
    'hotel_packages_created_at_idx',
  ],
  [
    'the pictures of a hotel',
    `select * from public.hotel_images where hotel_id = '${ID.hotelActive}' order by created_at`,
    'hotel_images_hotel_id_idx',
  ],
  [
    'the list of users',
    'select * from public.user_profiles order by created_at desc',
    'user_profiles_created_at_idx',
  ],
  [
    'the newsletter export',
    'select * from public.newsletter_subscribers order by created_at desc',
    'newsletter_subscribers_created_at_idx',
  ],
  [
    'the history of a row',
    `select * from public.audit_log where table_name = 'hotels' and row_id = '1'
     order by changed_at desc`,
    'audit_log_row_idx',
  ],
];

/** The other indexes of an index's table, except those that back constraints. */
const RIVALS = `select other.indexrelid::regclass::text as rival
  from pg_class named join pg_index own on own.indexrelid = named.oid
    join pg_index other using (indrelid)
  where named.relname = $1 and other.indexrelid <> own.indexrelid
    and not exists (select from pg_constraint c where c.conindid = other.indexrelid)`;

for (const [what, query, index] of READS) {
  test(
    `${what}: ${index} carries filter and order`,
    scene(async ({ sql }) => {
      // With few rows, all indexes cost the same, and the choice depends on whether the table was
      // analyzed. Other indexes are dropped, because the question is whether this one could serve.
      for (const { rival } of await sql(RIVALS, [index])) await sql(`drop index ${rival}`);
      await sql('set local enable_seqscan = off');
      await sql('set local enable_sort = off');
      await sql('set local enable_bitmapscan = off');
      const plan = (await sql(`explain ${query}`)).map((row) => row['QUERY PLAN']).join('\n');
      assert.match(plan, new RegExp(`using ${index} `));
      assert.doesNotMatch(plan, /Sort/);
    }),
  );
}

test(
  'every foreign key has an index that begins with it',
  scene(async ({ sql }) => {
    const rows = await sql(
      `select c.conrelid::regclass::text || '.' || a.attname as column
       from pg_constraint c
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
       where c.contype = 'f' and c.connamespace = 'public'::regnamespace
         and not exists (select 1 from pg_index i
           where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1] and i.indpred is null)`,
    );
    assert.deepEqual(rows, []);
  }),
);
