import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ID } from './fixtures.mjs';
import { ask, fill, named } from './lists.mjs';
import { suite } from './suite.mjs';

const { scene } = suite();

test(
  'a page holds 24 matching hotels, in a stable order, and the total counts all of them',
  scene(async ({ sql, as }) => {
    await fill(sql, 60);
    const pages = [];
    for (const page of [1, 2, 3, 4]) pages.push(await ask(as, 'list_hotels(page => $1)', [page]));
    assert.deepEqual(
      pages.map(({ total }) => total),
      [61, 61, 61, 61],
    );
    assert.deepEqual(
      pages.map(({ hotels }) => hotels.length),
      [24, 24, 13, 0],
    );
    const names = pages.flatMap(named);
    assert.equal(new Set(names).size, 61);
    assert.deepEqual(names, [...names].sort());
  }),
);

for (const page of [0, -1, null, 2_147_483_647]) {
  test(
    `page ${page} is no failure`,
    scene(async ({ as }) => {
      const { total, hotels } = await ask(as, 'list_hotels(page => $1)', [page]);
      assert.equal(total, 1);
      assert.equal(hotels.length, page === 2_147_483_647 ? 0 : 1);
      const offers = await ask(as, 'list_offers(page => $1)', [page]);
      assert.equal(offers.total, 1);
    }),
  );
}

test(
  'sorts by price or rating, hotels without one last; by name; recommended hotels first',
  scene(async ({ sql, as }) => {
    await sql('delete from public.hotels');
    await sql(`insert into public.hotels (name, location, price, rating, features) values
      ('C', 'X', 0, 4, '{"recommended": true}'), ('A', 'X', 300, null, '{"recommended": "true"}'),
      ('B', 'X', 200, 5, '{"recommended": true}'), ('Ábaco', 'X', 200, 5, '{}')`);
    const by = async (sort) => named(await ask(as, 'list_hotels(sort => $1)', [sort])).join(' ');
    assert.equal(await by('price'), 'Ábaco B A C');
    assert.equal(await by('rating'), 'Ábaco B C A');
    assert.equal(await by('recommended'), 'B C A Ábaco');
    for (const sort of [null, 'name', 'x; drop table hotels']) {
      assert.equal(await by(sort), 'A Ábaco B C');
    }
  }),
);

const NOTE = { from: '2026-12-28', to: '2027-01-02', text: 'Réveillon', min_nights: 5 };

for (const [what, stored, notes] of [
  ['those that ask for nights', [{ ...NOTE, min_nights: null }, NOTE, { text: 'Festa' }], [NOTE]],
  ['one that is no list', NOTE, [NOTE]],
  ['none of a text', 'Réveillon', []],
  ['none of null', null, []],
]) {
  test(
    `a card has the notes on days of its hotel: ${what}`,
    scene(async ({ sql, as }) => {
      await sql('delete from public.hotels');
      await sql(
        `insert into public.hotels (name, location, latitude, longitude, features)
         values ('A', 'X', -27, -48, $1::jsonb), ('B', 'X', -27, -48, '{}')`,
        [JSON.stringify({ day_notes: stored })],
      );
      const { hotels } = await ask(as, 'list_hotels()');
      assert.deepEqual(
        hotels.map(({ day_notes }) => day_notes),
        [notes, []],
      );
      const near = await ask(as, 'related_hotels($1)', [hotels[1].id]);
      assert.deepEqual(near.hotels[0].day_notes, notes);
    }),
  );
}

for (const call of ['list_hotels', 'hotel_list_facets', 'list_hotel_pins', 'list_near_hotels']) {
  test(
    `${call}: of tens of thousands of choices only the first are compared, nested or not`,
    scene(async ({ sql, as }) => {
      await sql('delete from public.hotels');
      await fill(sql, 3);
      const most = (choice, count) => [...Array(count).fill(choice), 'spa'];
      const asked = async (amenities) =>
        JSON.stringify(await ask(as, `${call}(amenities => $1)`, [amenities]));
      const wanted = await asked(['wifi']);
      assert.equal(await asked(most('wifi', 50)), wanted);
      assert.equal(await asked(most('wifi', 50).map((choice) => [choice])), wanted);
      assert.notEqual(await asked(most('wifi', 49)), wanted);
    }),
  );
}

/** [what, arguments, how many of 60 hotels match] */
const FILTERS = [
  ['a type', "types => array['corporate']", 30],
  ['two types', "types => array['corporate', 'standard']", 60],
  ['an unknown type', "types => array['x']", 0],
  ['an amenity', "amenities => array['pool']", 20],
  ['two amenities, both of them', "amenities => array['pool', 'wifi']", 20],
  ['a flag that is not true but says so', "amenities => array['spa']", 0],
  ['a key that is no flag', "amenities => array['rooms']", 0],
  ['a price', 'price_from => 110, price_to => 119.99', 10],
  ['a price below all', 'price_to => 1', 0],
  ['a rating', 'rating_from => 4.5', 12],
  ['a region', `regions => array['${ID.regionActive}']::uuid[]`, 60],
  ['another region', `regions => array['${ID.regionInactive}']::uuid[]`, 0],
  ['no region at all', "regions => '{}'", 0],
  ['everything', "types => array['corporate'], amenities => array['pool'], price_to => 119", 4],
  ['words', "query => 'natal 03'", 1],
  ['the region by its name', "query => 'BAHÍA natal'", 60],
];

for (const [what, args, expected] of FILTERS) {
  test(
    `${what}: the list and the counts agree`,
    scene(async ({ sql, as }) => {
      await sql('delete from public.hotels where id = $1', [ID.hotelActive]);
      await fill(sql, 60);
      assert.equal((await ask(as, `list_hotels(${args})`)).total, expected);
      const { facets } = await ask(as, `hotel_list_facets(${args})`);
      assert.equal(facets.total, expected);
    }),
  );
}

test(
  'a row contains the first places of each stored form of distances',
  scene(async ({ sql, as }) => {
    const place = (n) => ({ name: `P${n}`, distance: `${n} km` });
    const many = Array.from({ length: 40 }, (_, n) => place(n));
    for (const [stored, expected] of [
      [many, many.slice(0, 12)],
      ['Praia - 2 km', ['Praia - 2 km']],
      [{ places: many }, [{ places: many }]],
      [null, [null]],
      [undefined, []],
    ]) {
      await sql('update public.hotels set features = $1::jsonb where is_active', [
        JSON.stringify({ distances: stored }),
      ]);
      const { hotels } = await ask(as, 'list_hotels()');
      assert.deepEqual(hotels[0].distances, expected);
    }
  }),
);

test(
  'for an empty list, returns the filters to drop, how many hotels match then, the lowest price',
  scene(async ({ sql, as }) => {
    await sql('delete from public.hotels where id = $1', [ID.hotelActive]);
    await fill(sql, 60);
    const near = async (args) =>
      (await as('anon', `select * from public.list_near_hotels(${args})`)).rows;
    // Even numbers are corporate, every third has a pool; the cheapest with both costs 100.
    const [group, ...others] = await near(
      "types => array['corporate'], amenities => array['pool'], price_to => 99",
    );
    assert.deepEqual(group.missing, ['preco-ate', 'pool']);
    assert.deepEqual([group.total, Number(group.low), group.cheapest], [20, 102, 1]);
    assert.deepEqual(
      others.map(({ missing, total }) => [missing, total]),
      [
        [['preco-ate'], 10],
        [['tipo', 'preco-ate'], 10],
      ],
    );
    assert.deepEqual(
      others[0].hotels.map(({ name }) => name),
      ['A 00', 'A 06'],
    );
    assert.deepEqual(
      (await near("query => 'xyz', rating_from => 5")).map(({ missing }) => missing),
      [['q', 'nota'], ['q']],
    );
    assert.deepEqual(
      (await near("query => '%'")).map(({ missing, total }) => [missing, total]),
      [[['q'], 60]],
    );
    assert.deepEqual(
      (await near("regions => '{}', amenities => array['x']")).map(({ missing }) => missing),
      [['region', 'x']],
    );
    for (const args of ['', "regions => '{}', query => 'xyz', types => '{}'"]) {
      assert.deepEqual(await near(args), [], args);
    }
    await sql('update public.hotels set price = 0');
    const [free] = await near('price_to => 99');
    assert.deepEqual([free.missing, free.low, free.cheapest], [['preco-ate'], null, 0]);
  }),
);

test(
  'a hotel is listed by its current content, even after an editor’s change, until it is deleted',
  scene(async ({ sql, as }) => {
    const total = async (args) => (await ask(as, `list_hotels(${args})`)).total;
    await as(
      'editor',
      "update public.hotels set location = 'Vigia', price = 70, hotel_type = 'corporate' where is_active",
    );
    assert.equal(await total("query => 'vigia', price_to => 70, types => array['corporate']"), 1);
    assert.equal(await total("query => 'salvador'"), 0);
    await sql("update public.regions set name = 'Costa' where id = $1", [ID.regionActive]);
    assert.equal(await total("query => 'costa'"), 1);
    assert.equal(await total("query => 'bahia'"), 0);
    await sql('update public.regions set is_active = false where id = $1', [ID.regionActive]);
    assert.equal(await total("query => 'costa'"), 0);
    await sql('delete from public.regions where id = $1', [ID.regionActive]);
    assert.equal(await total(`regions => array['${ID.regionActive}']::uuid[]`), 0);
    await as('editor', 'update public.hotels set is_active = false');
    assert.equal(await total(''), 0);
    await sql('update public.hotels set is_active = true');
    await as('admin', 'delete from public.hotels');
    assert.equal(await total(''), 0);
    assert.deepEqual(await sql('select * from private.hotel_facts'), []);
  }),
);

test(
  'the choices of a filter are counted under all other filters',
  scene(async ({ sql, as }) => {
    await sql('delete from public.hotels where id = $1', [ID.hotelActive]);
    await fill(sql, 60);
    const { facets } = await ask(
      as,
      "hotel_list_facets(types => array['corporate'], price_to => 129, rating_from => 4)",
    );
    assert.deepEqual(facets.types, { corporate: 11, standard: 11 });
    assert.deepEqual(facets.regions, { [ID.regionActive]: 11 });
    assert.equal(facets.amenities.wifi, 11);
    assert.equal(facets.amenities.spa, undefined);
    const { low, high, steps } = facets.prices;
    const counted = steps.reduce((sum, count) => sum + count);
    assert.deepEqual([low, high, steps.length, counted], [100, 120, 24, 11]);
    assert.deepEqual(Object.keys(facets.ratings).sort(), ['4', '4.5', '4.8']);
  }),
);
