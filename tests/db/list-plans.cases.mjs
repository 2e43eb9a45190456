import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openDatabase } from './database.mjs';
import { ID, load } from './fixtures.mjs';
import { become } from './identities.mjs';

/** [what, clause as the functions use it, index that has to provide its order and condition] */
const PLANS = [
  ['names', 'where f.is_active order by f.title, f.id limit 24', 'hotel_facts_title_idx'],
  ['prices', 'where f.is_active order by f.price, f.title, f.id limit 24', 'hotel_facts_price_idx'],
  [
    'ratings',
    'where f.is_active order by f.rating desc nulls last, f.title, f.id limit 24',
    'hotel_facts_rating_idx',
  ],
  [
    'a region',
    `where f.is_active and f.region_id = any ('{${ID.regionActive}}'::uuid[])
     order by f.title, f.id limit 24`,
    'hotel_facts_region_idx|hotel_facts_title_idx',
  ],
];

test('the lists read 24 of ten thousand hotels, through an index in the order of the list', async () => {
  const database = await openDatabase();
  try {
    await load(database.exec);
    await database.exec(`alter table public.hotels disable trigger user;
      insert into public.hotels (name, slug, location, price, rating, region_id)
      select 'Hotel ' || n, 'hotel-' || n, 'Natal', n % 900, (n % 50) / 10.0, '${ID.regionActive}'
      from generate_series(1, 10000) n;
      select private.refresh_hotel_facts(); analyze private.hotel_facts;`);
    for (const [what, clause, index] of PLANS) {
      const { rows } = await database.query(
        `explain (analyze, timing off, costs off) select f.id from private.hotel_facts f ${clause}`,
      );
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      assert.match(plan, new RegExp(`using (?:${index}) `), what);
      assert.doesNotMatch(plan, /Sort|Seq Scan/, what);
      assert.match(plan, /actual rows=24(?:\.00)? loops=1/, what);
    }
    // No hotel here has an amenity, so the planner has no reason of its own to use the index.
    await database.exec('set enable_seqscan = off');
    const gin = await database.query(
      "explain (costs off) select f.id from private.hotel_facts f where f.amenities @> array['spa']",
    );
    assert.match(gin.rows.map((row) => row['QUERY PLAN']).join('\n'), /hotel_facts_amenities_idx/);
  } finally {
    await database.close();
  }
});

/** Two offers for each of ten thousand hotels, a tenth of them inactive, not in list order. */
const GROWN = `alter table public.hotels disable trigger user;
  alter table public.hotel_packages disable trigger user;
  insert into public.hotels (name, slug, location, region_id, is_active)
  select 'Hotel ' || n, 'hotel-' || n, 'Natal', '${ID.regionActive}', n % 10 > 0
  from generate_series(1, 10000) n;
  insert into public.hotel_packages (hotel_id, name, tags, valid_until)
  select h.id, 'Pacote ' || n || ' em ' || h.name, case n when 1 then '{couple}' else '{}' end::text[],
    private.today() + (row_number() over (order by h.slug, n) % 200)::integer
  from public.hotels h, generate_series(1, 2) n where h.slug like 'hotel-%';`;

test('with twenty thousand offers, the last page of the list is read in index order and a search of staff does not compare all hotels', async () => {
  const database = await openDatabase();
  try {
    await load(database.exec);
    await database.exec(GROWN);
    await database.exec('vacuum analyze public.hotels');
    await database.exec('vacuum analyze public.hotel_packages');
    const session = await database.session();
    const planOf = async (query, sql) => {
      const { rows } = await query(`explain (analyze, timing off, costs off) ${sql}`);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    await session.transaction(async (query) => {
      // As match_offers does.
      await query('set local random_page_cost = 1.1');
      const last = await planOf(
        query,
        `select p.id from public.hotel_packages p
         where p.is_active
           and p.hotel_id not in (select h.id from public.hotels h where not h.is_active)
           and (p.valid_from is null or p.valid_from <= private.today())
           and (p.valid_until is null or p.valid_until >= private.today())
         order by p.valid_until, p.name, p.id limit 24 offset 17900`,
      );
      assert.match(last, /Index Only Scan using hotel_packages_ending_idx/);
      assert.doesNotMatch(last, /Sort|Seq Scan|Join/);
    });
    await session.transaction(async (query) => {
      await become(query, 'editor');
      const search = await planOf(
        query,
        `select p.name, found.name from public.hotel_packages p left join lateral
           (select h.name from public.hotels h where h.id = p.hotel_id) found on true
         where p.name ~* 'pacote' order by p.created_at desc, p.id limit 20 offset 9980`,
      );
      assert.doesNotMatch(search, /Rows Removed by Join Filter/);
      const hotels = await planOf(
        query,
        `select h.name, beside.offers from public.hotels h left join lateral
           (select count(*) as offers from public.hotel_packages p where p.hotel_id = h.id) beside on true
         order by h.name, h.id limit 20 offset 9960`,
      );
      assert.doesNotMatch(hotels, /SubPlan/);
      const newest = await planOf(
        query,
        'select p.name from public.hotel_packages p order by p.created_at desc, p.id limit 20',
      );
      assert.match(newest, /using hotel_packages_created_at_idx/);
      assert.doesNotMatch(newest, /Sort/);
    });
  } finally {
    await database.close();
  }
});
