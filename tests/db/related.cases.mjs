import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openDatabase } from './database.mjs';
import { ID, load } from './fixtures.mjs';
import { suite } from './suite.mjs';

const { scene } = suite();

/** Hotels by name: [type, price, latitude, longitude, features, active]. */
const HOTELS = {
  Aqui: ['alternative', 489, -27.14, -48.49, { pool: true, kid_friendly: true, wifi: true }, true],
  Perto: ['corporate', 433, -27.58, -48.54, { wifi: true }, true],
  'Mais perto': ['standard', 900, -27.2, -48.5, {}, true],
  'Perto também': ['standard', 100, -26.3, -48.8, {}, true],
  Fechado: ['alternative', 489, -27.15, -48.49, { pool: true }, false],
  'Sem ponto': ['alternative', 480, null, null, { pool: true, kid_friendly: true }, true],
  'Mesmo preço': ['alternative', 489, -3.0, -60.0, { wifi: true }, true],
  'Outro tipo': ['corporate', 489, -3.0, -60.0, { pool: true, kid_friendly: true }, true],
};

async function fill(sql) {
  await sql('delete from public.hotels');
  const ids = {};
  for (const [name, [type, price, latitude, longitude, features, active]] of Object.entries(
    HOTELS,
  )) {
    const [row] = await sql(
      `insert into public.hotels
         (name, location, hotel_type, price, latitude, longitude, features, is_active)
       values ($1, 'X', $2, $3, $4, $5, $6::jsonb, $7) returning id`,
      [name, type, price, latitude, longitude, JSON.stringify(features), active],
    );
    ids[name] = row.id;
  }
  return ids;
}

const related = async (as, id) => {
  const call = 'select * from public.related_hotels($1)';
  const { rows, error } = await as('anon', call, [id]);
  assert.equal(error, undefined, error?.message);
  return rows[0].hotels;
};

test(
  'the two nearest hotels come first, then the most similar ones, and none twice',
  scene(async ({ sql, as }) => {
    const ids = await fill(sql);
    const hotels = await related(as, ids.Aqui);
    assert.deepEqual(
      hotels.map(({ name, kilometers }) => [name, kilometers]),
      [
        ['Mais perto', 7],
        ['Perto', 49],
        ['Sem ponto', null],
      ],
    );
    assert.deepEqual(hotels[2].shared, ['kid_friendly', 'pool']);
    const room = { name: 'Suíte', price: 824, capacity: 3 };
    await sql('update public.hotels set features = $1::jsonb where id = $2', [
      JSON.stringify({ rooms: [{ ...room, area: '40 m²' }] }),
      ids.Perto,
    ]);
    const [none, one] = await related(as, ids.Aqui);
    assert.deepEqual(one.nightly, [824, 824, 824, null, null, null, null]);
    assert.equal(new Set(none.nightly).size, 1);
    assert.deepEqual(one.day_notes, []);
  }),
);

test(
  'a hotel more than 250 km away by road is not near',
  scene(async ({ sql, as }) => {
    const ids = await fill(sql);
    await sql("update public.hotels set latitude = -30 where name like 'Perto%'");
    const names = (await related(as, ids.Aqui)).map(({ name }) => name);
    assert.deepEqual(names, ['Mais perto', 'Sem ponto', 'Mesmo preço']);
  }),
);

test(
  'a hotel that is both near and similar is listed once',
  scene(async ({ sql, as }) => {
    const ids = await fill(sql);
    await sql(
      `update public.hotels as near
       set hotel_type = own.hotel_type, price = own.price, features = own.features
       from public.hotels as own where near.id = $1 and own.id = $2`,
      [ids['Mais perto'], ids.Aqui],
    );
    const names = (await related(as, ids.Aqui)).map(({ name }) => name);
    assert.deepEqual(names, ['Mais perto', 'Perto', 'Sem ponto']);
  }),
);

test(
  'a hotel without coordinates or nearby hotels gets hotels of its type that share most with it',
  scene(async ({ sql, as }) => {
    const ids = await fill(sql);
    const names = async (name) => (await related(as, ids[name])).map((hotel) => hotel.name);
    assert.deepEqual(await names('Sem ponto'), ['Aqui', 'Mesmo preço']);
    assert.deepEqual(await names('Mesmo preço'), ['Outro tipo', 'Aqui', 'Sem ponto']);
  }),
);

test(
  'nothing is returned for an inactive hotel, an unknown one or null',
  scene(async ({ sql, as }) => {
    const ids = await fill(sql);
    for (const id of [ids.Fechado, 'f0000000-0000-4000-8000-00000000ffff', null]) {
      assert.deepEqual(await related(as, id), []);
    }
  }),
);

test(
  'an itinerary continues with the nearest active hotels that are not among its stops',
  scene(async ({ sql, as }) => {
    const ids = await fill(sql);
    const nearest = async (name, besides) => {
      const call = 'select * from public.nearest_hotels($1, $2)';
      const { rows, error } = await as('anon', call, [ids[name], besides]);
      assert.equal(error, undefined, error?.message);
      return rows[0].hotels.map(({ name, kilometers }) => [name, kilometers]);
    };
    const far = ['Mesmo preço', 'Outro tipo'].sort((a, b) => (ids[a] < ids[b] ? -1 : 1));
    const all = [
      ['Mais perto', 7],
      ['Perto', 49],
      ['Perto também', 98],
      ...far.map((name) => [name, 2950]),
    ];
    assert.deepEqual(await nearest('Aqui', null), all);
    assert.deepEqual(await nearest('Aqui', [ids['Mais perto'], ids.Aqui]), all.slice(1));
    const others = Array.from({ length: 5 }, () => crypto.randomUUID());
    assert.deepEqual(await nearest('Aqui', [...others, ids['Mais perto']]), all);
    assert.deepEqual(await nearest('Sem ponto', null), []);
    assert.deepEqual(await nearest('Fechado', null), []);
    await sql(`insert into public.hotels (name, location, latitude, longitude)
      select 'Hotel ' || n, 'X', -27 - n, -48 from generate_series(1, 9) n`);
    assert.equal((await nearest('Aqui', null)).length, 6);
  }),
);

test('a dozen rows of each index are read among ten thousand hotels', async () => {
  const database = await openDatabase();
  try {
    await load(database.exec);
    await database.exec(`alter table public.hotels disable trigger user;
      insert into public.hotels (name, slug, location, price, latitude, longitude, region_id)
      select 'Hotel ' || n, 'hotel-' || n, 'Natal', n % 900, -30 + n % 100 / 4.0, -60 + n / 400.0,
        '${ID.regionActive}'
      from generate_series(1, 10000) n;
      select private.refresh_hotel_facts(); analyze public.hotels;`);
    const plans = [
      [
        `select id from public.hotels h where h.is_active and h.latitude is not null
         order by point(h.longitude::float8, h.latitude::float8) <-> point(-48, -27) limit 12`,
        'hotels_point_idx',
      ],
      [
        `select id from public.hotels h
         where h.is_active and h.hotel_type = 'standard' and h.price >= 400
         order by h.price, h.id limit 12`,
        'hotels_type_price_idx',
      ],
    ];
    for (const [query, index] of plans) {
      const { rows } = await database.query(`explain (analyze, timing off, costs off) ${query}`);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      assert.match(plan, new RegExp(`using ${index} `));
      assert.doesNotMatch(plan, /Sort|Seq Scan/);
      assert.match(plan, /actual rows=12(?:\.00)? loops=1/);
    }
  } finally {
    await database.close();
  }
});
