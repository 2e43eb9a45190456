import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openDatabase } from './database.mjs';
import { ID, load } from './fixtures.mjs';
import { IDENTITIES } from './identities.mjs';
import { ask } from './lists.mjs';
import { suite } from './suite.mjs';

const { scene, widened } = suite();

/** Adds `count` hotels 'M 000' … on a line from west to east, a tenth of a degree apart. */
const place = (sql, count) =>
  sql(
    `insert into public.hotels
       (name, location, price, rating, hotel_type, longitude, latitude, address_state)
     select 'M ' || lpad(n::text, 3, '0'), 'Natal', 100 + n, 5 - (n % 50) / 10.0,
       case when n % 2 = 0 then 'corporate' else 'standard' end, -60 + n / 10.0, -10,
       case when n % 2 = 0 then 'BA' else 'SC' end
     from generate_series(0, $1::integer - 1) n`,
    [count],
  );

const alone = (sql) => sql('delete from public.hotels');

test(
  'up to 200 hotels have one pin each, by name; more hotels are grouped by place',
  scene(async ({ sql, as }) => {
    await alone(sql);
    await place(sql, 200);
    const few = await ask(as, 'list_hotel_pins()');
    assert.deepEqual([few.total, few.placed, few.pins.length], [200, 200, 200]);
    assert.deepEqual(
      few.pins.slice(0, 2).map(({ name, price, hotels }) => [name, price, hotels]),
      [
        ['M 000', 100, 1],
        ['M 001', 101, 1],
      ],
    );
    await sql(`insert into public.hotels (name, location, longitude, latitude)
      values ('Mais um', 'Natal', -59.95, -10.01)`);
    const many = await ask(as, 'list_hotel_pins()');
    assert.ok(many.pins.length <= 196, `${many.pins.length} pins`);
    assert.equal(
      many.pins.reduce((sum, { hotels }) => sum + hotels, 0),
      201,
    );
    for (const { hotels, box, slug } of many.pins) {
      assert.equal(hotels === 1, slug !== undefined);
      assert.equal(hotels > 1, box !== undefined);
    }
  }),
);

test(
  'a frame contains the pins inside it; all other hotels are only counted',
  scene(async ({ sql, as }) => {
    await alone(sql);
    await place(sql, 100);
    const { total, placed, pins, shown } = await ask(
      as,
      'list_hotel_pins(frame => array[-60, -11, -59, -9])',
    );
    assert.deepEqual([total, placed, pins.length], [100, 100, 11]);
    assert.deepEqual(shown.map(Number), [-60, -11, -59, -9]);
    const free = await ask(as, 'list_hotel_pins()');
    assert.deepEqual(free.shown.map(Number), [-60, -10, -50.1, -10]);
  }),
);

/** [what, malformed frame or area] */
const MALFORMED = [
  ['empty', '{}'],
  ['too short', '{-60,-11}'],
  ['turned round', '{-50,-9,-60,-11}'],
  ['with a hole', '{-60,null,-50,null}'],
  ['not a number', '{NaN,NaN,NaN,NaN}'],
];

for (const [what, box] of MALFORMED) {
  test(
    `a frame that is ${what} is no failure`,
    scene(async ({ sql, as }) => {
      await place(sql, 3);
      const { total } = await ask(as, 'list_hotel_pins(frame => $1::numeric[])', [box]);
      assert.equal(total, 4);
      const list = await ask(as, 'list_hotels(area => $1::numeric[])', [box]);
      assert.equal(list.total, 0);
    }),
  );
}

test(
  'list, counts and pins of an area agree; a hotel without coordinates is in none of them',
  scene(async ({ sql, as }) => {
    await place(sql, 60);
    const area = 'array[-60, -11, -57.55, -9]';
    const list = await ask(as, `list_hotels(area => ${area}, types => array['corporate'])`);
    assert.equal(list.total, 13);
    const { facets } = await ask(as, `hotel_list_facets(area => ${area})`);
    assert.deepEqual(facets.types, { corporate: 13, standard: 12 });
    const map = await ask(as, `list_hotel_pins(frame => ${area}, types => array['corporate'])`);
    assert.equal(map.pins.length, 13);
    assert.equal((await ask(as, 'list_hotel_pins()')).placed, 60);
    assert.equal((await ask(as, 'list_hotel_pins()')).total, 61);
  }),
);

test(
  'hotels that the filters exclude are only places on the map; states count those that match',
  scene(async ({ sql, as }) => {
    await alone(sql);
    await place(sql, 10);
    const map = await ask(as, "list_hotel_pins(types => array['corporate'])");
    assert.equal(map.pins.length, 5);
    assert.equal(map.others.length, 4, 'the last one stands beside the others');
    assert.deepEqual(map.states, [{ state: 'BA', region: null, hotels: 5 }]);
    assert.deepEqual((await ask(as, 'list_hotel_pins()')).others, []);
    const none = await ask(as, "list_hotel_pins(query => 'nada')");
    assert.deepEqual([none.total, none.pins, none.shown], [0, [], null]);
  }),
);

test(
  'a hotel has a pin at its current coordinates, and none once inactive or without them',
  scene(async ({ sql, as }) => {
    await alone(sql);
    await place(sql, 1);
    const where = async () =>
      (await ask(as, 'list_hotel_pins()')).pins.map(({ longitude, latitude }) => [
        longitude,
        latitude,
      ]);
    assert.deepEqual(await where(), [[-60, -10]]);
    await as('editor', 'update public.hotels set longitude = -48.5, latitude = -27.1');
    assert.deepEqual(await where(), [[-48.5, -27.1]]);
    await as('editor', "update public.hotels set address_state = 'PR'");
    const states = async () => (await ask(as, 'list_hotel_pins()')).states;
    assert.deepEqual(await states(), [{ state: 'PR', region: null, hotels: 1 }]);
    await as('editor', 'update public.hotels set region_id = $1', [ID.regionActive]);
    assert.deepEqual(await states(), [{ state: 'PR', region: ID.regionActive, hotels: 1 }]);
    await as('admin', 'update public.regions set is_active = false');
    assert.deepEqual(await states(), [{ state: 'PR', region: null, hotels: 1 }]);
    await as('editor', 'update public.hotels set longitude = null, latitude = null');
    assert.deepEqual(await where(), []);
    await as('editor', 'update public.hotels set longitude = -1, latitude = 1, is_active = false');
    assert.deepEqual(await where(), []);
  }),
);

for (const [grants, stage] of Object.entries({
  'as it is': scene,
  'every grant given away': widened,
})) {
  test(
    `what visitors may not see is not on the map, ${grants}`,
    stage(async ({ sql, as }) => {
      await sql('update public.hotels set longitude = -40, latitude = -10');
      const map = await ask(as, 'list_hotel_pins()');
      assert.deepEqual(
        map.pins.map(({ name }) => name),
        ['Ipê Aberto'],
      );
      assert.deepEqual([map.total, map.others], [1, []]);
      await sql('update public.hotels set is_active = true');
      assert.equal((await ask(as, 'list_hotel_pins()')).total, 2);
    }),
  );
}

test(
  'only visitors may request the map, because the site requests it as a visitor',
  scene(async ({ as }) => {
    for (const identity of IDENTITIES.filter((name) => name !== 'anon')) {
      const { error } = await as(identity, 'select * from public.list_hotel_pins()');
      assert.equal(error?.code, '42501', identity);
    }
  }),
);

test('ten thousand hotels become at most 196 pins', async () => {
  const database = await openDatabase();
  try {
    await load(database.exec);
    await database.exec(`alter table public.hotels disable trigger user;
      insert into public.hotels (name, slug, location, price, region_id, longitude, latitude)
      select 'Hotel ' || n, 'hotel-' || n, 'Natal', n % 900, '${ID.regionActive}',
        -70 + (n * 37 % 350) / 10.0, -30 + (n * 53 % 340) / 10.0
      from generate_series(1, 10000) n;
      select private.refresh_hotel_facts(); analyze private.hotel_facts;`);
    const { rows } = await database.query('select * from public.list_hotel_pins()');
    const [{ total, pins }] = rows;
    assert.equal(total, 10001);
    assert.ok(pins.length > 50 && pins.length <= 196, `${pins.length} pins`);
    assert.equal(
      pins.reduce((sum, { hotels }) => sum + hotels, 0),
      10000,
    );
    assert.ok(JSON.stringify(pins).length < 40_000);
  } finally {
    await database.close();
  }
});
