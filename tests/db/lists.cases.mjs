import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { openDatabase } from './database.mjs';
import { ID, load } from './fixtures.mjs';
import { become, IDENTITIES } from './identities.mjs';
import { suite } from './suite.mjs';

const { scene, widened } = suite();

/** The answer of a function of one row, as a visitor gets it. */
const ask = async (as, call, params = []) => {
  const { rows, error } = await as('anon', `select * from public.${call}`, params);
  assert.equal(error, undefined, `${call}: ${error?.message}`);
  return rows[0];
};
const named = ({ hotels }) => hotels.map(({ name }) => name);

/** Active hotels 'A 00' … with ascending prices and descending ratings. */
const fill = (sql, count) =>
  sql(
    `insert into public.hotels (name, location, price, rating, hotel_type, features, region_id)
     select 'A ' || lpad(n::text, 2, '0'), 'Natal, Brasil', 100 + n, 5 - n / 20.0,
       case when n % 2 = 0 then 'corporate' else 'standard' end,
       jsonb_build_object('wifi', true, 'pool', n % 3 = 0, 'spa', 'true', 'rooms', '[]'::jsonb),
       '${ID.regionActive}'
     from generate_series(0, $1::integer - 1) n`,
    [count],
  );

test(
  'a page holds 24 of all that fit, in a stable order, and the total counts them all',
  scene(async ({ sql, as }) => {
    await fill(sql, 60);
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => ask(as, 'list_hotels(page => $1)', [page])),
    );
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
  'orders: by price with those without one last, by rating with those without one last, by name, the recommended first',
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

/** [what, arguments, how many of 60 fit] */
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

/** What a night costs for 1 to 7 guests; of the site itself in tests/unit/hotels/rooms/for-stay.test.ts. */
const PARTIES = JSON.parse(
  readFileSync(new URL('../fixtures/party-prices.json', import.meta.url), 'utf8'),
);

for (const { what, price, rooms, nightly } of PARTIES) {
  test(
    `prices by the number of guests: ${what}`,
    scene(async ({ sql, as }) => {
      await sql('update public.hotels set price = $1, features = $2::jsonb where is_active', [
        price,
        JSON.stringify({ rooms }),
      ]);
      const [facts] = await sql(
        'select to_jsonb(party_prices) as prices from private.hotel_facts where is_active',
      );
      assert.deepEqual(facts.prices, nightly);
      const { hotels } = await ask(as, 'list_hotels()');
      assert.deepEqual(hotels[0].nightly, nightly);
    }),
  );
}

test(
  'for a large party the list, its order, the counts, the map and what is near go by its prices',
  scene(async ({ sql, as }) => {
    await sql('delete from public.hotels');
    await sql(`insert into public.hotels (name, location, price, features, longitude, latitude) values
      ('Casal', 'X', 300, '{"rooms": [{"name": "Q", "price": 300, "capacity": 2}]}', -38, -12),
      ('Caro', 'X', 250, '{"rooms": [{"name": "Q", "price": 250, "capacity": 2},
        {"name": "F", "price": 900, "capacity": 4}]}', -40, -10),
      ('Sem', 'X', 580, '{}', -42, -8)`);
    const found = async (args) => named(await ask(as, `list_hotels(${args})`)).join(' ');
    assert.equal(await found('price_to => 600'), 'Caro Casal Sem');
    assert.equal(await found('price_to => 600, guests => 3'), 'Sem');
    assert.equal(await found("sort => 'price'"), 'Caro Casal Sem');
    assert.equal(await found("sort => 'price', guests => 3"), 'Sem Caro Casal');
    // Prices are stored for 1 to 7 guests: for any other number no hotel is in a price range.
    for (const guests of [0, -1, 8, 2_147_483_647]) {
      assert.equal(await found(`price_to => 9000, guests => ${guests}`), '', guests);
    }

    const { facets } = await ask(as, 'hotel_list_facets(price_to => 600, guests => 3)');
    assert.deepEqual([facets.total, facets.prices.low, facets.prices.high], [1, 580, 900]);
    const { total, pins } = await ask(as, 'list_hotel_pins(guests => 3)');
    assert.deepEqual(
      pins.map((pin) => pin.has_room),
      [true, false, true],
    );
    assert.deepEqual([total, pins.map(({ price }) => price)], [3, [900, null, 580]]);
    const near = await as(
      'anon',
      'select * from public.list_near_hotels(price_to => 500, guests => 3)',
    );
    assert.deepEqual(
      near.rows.map(({ missing, total, low, cheapest }) => [missing, total, Number(low), cheapest]),
      // One of the three has no room for them: it is not near.
      [[['preco-ate'], 2, 580, 1]],
    );
  }),
);

/** [what is asked for, the hotels that are found] */
const WORDS = [
  ['praia tranquila', ['Casa']],
  ['perto do mar', ['Beira', 'Casa']],
  ['Silêncio', ['Casa']],
  ['hotel perto do aeroporto com piscina', ['Beira']],
  ['família', ['Beira']],
  ['de', ['Beira', 'Casa', 'Sede']],
  ['perto sem nada disso', []],
];

for (const [query, expected] of WORDS) {
  test(
    `'${query}' is found in what is marked of a hotel`,
    scene(async ({ sql, as }) => {
      await sql('delete from public.hotels');
      await sql(`insert into public.hotels (name, location, description, features) values
        ('Beira', 'Cidade', 'Sem mais.',
          '{"near_sea": true, "near_airport": true, "pool": true, "kid_friendly": true}'),
        ('Casa', 'Cidade', 'Sem mais.', '{"near_sea": true, "quiet": true, "pool": "true"}'),
        ('Sede', 'Cidade', 'Sem mais.', '{"features": {"near_sea": true, "quiet": true}}')`);
      assert.deepEqual(named(await ask(as, 'list_hotels(query => $1)', [query])), expected);
    }),
  );
}

test(
  'a row brings the first places of each stored form of distances',
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
  'near a list without hotels: what is missing, how many hotels it would bring, the lowest price',
  scene(async ({ sql, as }) => {
    await sql('delete from public.hotels where id = $1', [ID.hotelActive]);
    await fill(sql, 60);
    const near = async (args) =>
      (await as('anon', `select * from public.list_near_hotels(${args})`)).rows;
    // Corporate hotels have even numbers, pools every third; the cheapest with both costs 100.
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

/** [what, typed, whether 'Ipê Aberto' in 'Salvador, Bahia' is found] */
const TYPED = [
  ['other case and no accent', 'IPE ABERTO', true],
  ['words in any order', 'bahia aberto', true],
  ['parts of words', 'alva ber', true],
  ['decomposed accents', 'Ipe\u0302', true],
  ['blanks', ' \t\n ', true],
  ['nothing', '', true],
  ['a wildcard', '%', false],
  ['a wildcard in a word', 'a%o', true],
  ['a wildcard for a letter', 'aber_xo', false],
  ['wildcards around a word', '%aberto_', true],
  ['a quote', "aberto' or true --", false],
  ['a backslash', '\\', false],
  ['an emoji', '💥', false],
  ['100 kB', 'a'.repeat(100_000), false],
  ['100 kB of words', 'ipe '.repeat(25_000), true],
];

for (const [what, typed, hit] of TYPED) {
  test(
    `${what} ${hit ? 'finds' : "doesn't find"} the hotel`,
    scene(async ({ as }) => {
      const { total, hotels } = await ask(as, 'list_hotels(query => $1)', [typed]);
      assert.deepEqual([total, hotels.length], hit ? [1, 1] : [0, 0]);
      const offered = await ask(as, 'list_offer_hotels($1)', [typed]);
      assert.equal(offered.total, hit ? 1 : 0);
    }),
  );
}

test(
  'offers are searched by the name and place of their hotel, not by what their page does not show',
  scene(async ({ sql, as }) => {
    await sql(`update public.hotels set description = 'Piscina de borda infinita',
      features = '{"pool": true}' where id = '${ID.hotelActive}'`);
    for (const [typed, total] of [
      ['piscina', 0],
      ['infinita aberto', 0],
      ['salvador aberto', 1],
    ]) {
      assert.equal((await ask(as, 'list_hotels(query => $1)', [typed])).total, 1, typed);
      const offered = await ask(as, 'list_offer_hotels($1)', [typed]);
      assert.equal(offered.total, total, typed);
      if (total > 0) assert.equal(offered.hotels[0].location, 'Salvador, Bahia');
    }
  }),
);

test(
  'a NUL is refused as bad input, not as a failure',
  scene(async ({ as }) => {
    for (const call of [
      'list_hotels(query => $1)',
      'hotel_list_facets(query => $1)',
      'list_near_hotels(query => $1)',
      'list_offer_hotels($1)',
    ]) {
      const { error } = await as('anon', `select * from public.${call}`, ['ipê\0']);
      assert.match(error.code, /^22/, call);
    }
  }),
);

for (const [grants, stage] of Object.entries({
  'as it is': scene,
  'every grant given away': widened,
})) {
  test(
    `what visitors may not see is neither listed nor counted, ${grants}`,
    stage(async ({ sql, as }) => {
      assert.deepEqual(named(await ask(as, 'list_hotels()')), ['Ipê Aberto']);
      const { facets } = await ask(as, 'hotel_list_facets()');
      assert.equal(facets.total, 1);
      assert.deepEqual(facets.regions, { [ID.regionActive]: 1 });
      for (const text of ['fechado', 'belem', 'para']) {
        assert.equal((await ask(as, 'list_hotels(query => $1)', [text])).total, 0, text);
      }
      const near = await as('anon', "select * from public.list_near_hotels(query => 'xyz')");
      assert.deepEqual(
        near.rows.map((row) => [row.total, named(row)]),
        [[1, ['Ipê Aberto']]],
      );
      const offers = await ask(as, 'list_offers()');
      assert.deepEqual([offers.total, offers.offers.map(({ name }) => name)], [1, ['Atual']]);
      assert.equal((await ask(as, 'list_offers($1)', [ID.hotelInactive])).total, 0);
      assert.equal((await ask(as, 'list_offer_hotels()')).offers, 1);
      const { rows } = await as('anon', 'select * from public.list_destinations()');
      assert.deepEqual(
        rows.map(({ name, hotel_count }) => [name, hotel_count]),
        [['Bahia', 1]],
      );
      // Made visible, the same rows are listed: the refusals above are not for want of a match.
      await sql('update public.hotels set is_active = true');
      await sql(
        'update public.hotel_packages set is_active = true, valid_from = null, valid_until = null',
      );
      assert.equal((await ask(as, 'list_hotels()')).total, 2);
      assert.equal((await ask(as, 'list_offers()')).total, 5);
    }),
  );

  test(
    `the stored facts are out of everybody's reach, ${grants}`,
    stage(async ({ as }) => {
      for (const identity of IDENTITIES) {
        assert.deepEqual(
          (await as(identity, 'select * from private.hotel_facts')).rows,
          [],
          identity,
        );
        assert.equal((await as(identity, 'delete from private.hotel_facts')).rowCount, 0, identity);
      }
      assert.equal((await ask(as, 'list_hotels()')).total, 1);
    }),
  );
}

test(
  'only visitors may call the lists: the site asks as one',
  scene(async ({ as }) => {
    const calls = [
      'list_hotels()',
      'hotel_list_facets()',
      'list_near_hotels()',
      'list_offers()',
      'list_offer_hotels()',
      'list_destinations()',
      `related_hotels('${ID.hotelActive}')`,
      `nearest_hotels('${ID.hotelActive}')`,
      'search_start()',
      `ended_offer('${ID.offerCurrent}')`,
      `has_ended('${ID.offerCurrent}')`,
    ];
    for (const identity of IDENTITIES.filter((name) => name !== 'anon')) {
      for (const call of calls) {
        const { error } = await as(identity, `select * from public.${call}`);
        assert.equal(error?.code, '42501', `${identity}, ${call}`);
      }
    }
  }),
);

test(
  'a hotel is listed by what it says now, also when editors change it, and not once it is deleted',
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
  'counts under the other filters: a kind does not narrow itself',
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
    assert.deepEqual([facets.prices.low, facets.prices.high], [100, 120]);
    assert.equal(facets.prices.steps.length, 24);
    assert.equal(
      facets.prices.steps.reduce((sum, count) => sum + count),
      11,
    );
    assert.deepEqual(Object.keys(facets.ratings).sort(), ['4', '4.5', '4.8']);
  }),
);

test(
  'offers come in the order of the days on which they end, those without an end last',
  scene(async ({ sql, as }) => {
    await sql('delete from public.hotel_packages');
    await sql(
      `insert into public.hotel_packages (hotel_id, name, valid_until)
       select $1, 'Oferta ' || lpad(n::text, 2, '0'), case when n < 40 then private.today() + 40 - n end
       from generate_series(0, 49) n`,
      [ID.hotelActive],
    );
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => ask(as, 'list_offers(page => $1)', [page])),
    );
    assert.deepEqual(
      pages.map(({ total, offers }) => [total, offers.length]),
      [
        [50, 24],
        [50, 24],
        [50, 2],
        [50, 0],
      ],
    );
    const ends = pages.flatMap(({ offers }) => offers.map((offer) => offer.valid_until ?? '9'));
    assert.deepEqual(ends, [...ends].sort());
    assert.equal(pages[0].offers[0].hotel_name, 'Ipê Aberto');
    assert.equal(pages[0].offers[0].hotel_image, '/art/salvador.webp');
  }),
);

/** [what, arguments of list_offers, which of the five offers] */
const OFFER_FILTERS = [
  ['nothing', '', 'A B C D E'],
  ['a tag', "tag => 'couple'", 'A B'],
  ['a tag that is none', "tag => 'x'", ''],
  ['a stay that all can take', "arrival => '2030-12-16', departure => '2030-12-20'", 'A C D E'],
  ['a stay on the day of the week', "arrival => '2030-12-16', departure => '2030-12-18'", 'A C D'],
  ['on another day of the week', "arrival => '2030-12-18', departure => '2030-12-20'", 'A B D'],
  ['one night, too short for some', "arrival => '2030-12-16', departure => '2030-12-17'", 'A D'],
  ['before a period', "arrival => '2030-11-11', departure => '2030-11-15'", 'A C E'],
  ['with too little left of a period', "arrival => '2030-12-31', departure => '2031-01-02'", 'A'],
  ['both', "tag => 'couple', arrival => '2030-12-16', departure => '2030-12-20'", 'A'],
  ['half a stay, which filters nothing', "arrival => '2030-12-16'", 'A B C D E'],
  [
    'a stay backwards, which filters nothing',
    "arrival => '2030-12-16', departure => '2030-12-16'",
    'A B C D E',
  ],
];

for (const [what, args, expected] of OFFER_FILTERS) {
  test(
    `offers by ${what}: the list, its total and the counts of the tags agree`,
    scene(async ({ sql, as }) => {
      await sql('delete from public.hotel_packages');
      await sql(
        `insert into public.hotel_packages
           (hotel_id, name, tags, min_nights, max_nights, arrival_days, offer_start_date, offer_end_date)
         values
           ($1, 'A', '{couple,family}', null, null, '{}', null, null),
           ($1, 'B', '{couple}', 2, 2, '{3}', null, null),
           ($1, 'C', '{work}', 2, 2, '{1}', null, '2030-12-31'),
           ($1, 'D', '{}', null, null, '{}', '2030-12-01', '2030-12-31'),
           ($1, 'E', '{}', 3, 7, '{}', null, '2030-12-31')`,
        [ID.hotelActive],
      );
      const { total, counts, offers } = await ask(as, `list_offers(${args})`);
      const names = offers.map(({ name }) => name).join(' ');
      assert.equal(names, expected);
      assert.equal(total, offers.length);
      const whole = await ask(as, `list_offers(${args.replace(/tag => '\w+'(, )?/, '')})`);
      assert.equal(counts.all, whole.total);
      const tagged = whole.offers.filter(({ tags }) => tags.includes('couple'));
      assert.equal(counts.couple, tagged.length);
    }),
  );
}

test(
  'an offer that is over leads to its hotel and to what comes closest today',
  scene(async ({ sql, as }) => {
    await sql('update public.hotels set is_active = true, region_id = $1', [ID.regionActive]);
    await sql('delete from public.hotel_packages');
    const [{ id }] = await sql(
      `insert into public.hotel_packages (hotel_id, name, tags, valid_until)
       values ($1, 'Primavera', '{couple}', private.today() - 1) returning id`,
      [ID.hotelActive],
    );
    await sql(
      `insert into public.hotel_packages (hotel_id, name, tags, valid_from, valid_until, is_active)
       values
         ($2, 'Na região', '{}', null, null, true),
         ($2, 'Na região, a dois', '{couple}', null, private.today(), true),
         ($1, 'Do hotel', '{work}', null, null, true),
         ($1, 'Do hotel, inativa', '{couple}', null, null, false),
         ($1, 'Do hotel, depois', '{couple}', private.today() + 1, null, true),
         ($1, 'Do hotel, antes', '{couple}', null, private.today() - 2, true)`,
      [ID.hotelActive, ID.hotelInactive],
    );
    assert.deepEqual(await ask(as, 'has_ended($1)', [id]), { ended: true });
    const { hotel, offers, ...rest } = await ask(as, 'ended_offer($1)', [id]);
    assert.deepEqual(rest, {}, 'nothing of the offer itself');
    assert.equal(hotel.id, ID.hotelActive);
    assert.deepEqual(
      offers.map(({ name }) => name),
      ['Do hotel', 'Na região, a dois', 'Na região'],
    );
  }),
);

test(
  'nothing is said of an offer that visitors never knew, or may not know any more',
  scene(async ({ sql, as }) => {
    const over = 'valid_from = null, valid_until = private.today() - 1, is_active = true';
    const cases = [
      ['current', ID.offerCurrent, ''],
      [
        'inactive',
        ID.offerCurrent,
        `update public.hotel_packages set ${over.replace('true', 'false')}`,
      ],
      [
        'of an inactive hotel',
        ID.offerCurrent,
        `update public.hotel_packages set ${over}; update public.hotels set is_active = false`,
      ],
      ['yet to come', ID.offerFuture, ''],
      ['unknown', '00000000-0000-4000-8000-000000000000', ''],
    ];
    for (const [what, id, change] of cases) {
      for (const statement of change.split(';').filter(Boolean)) await sql(statement);
      const { rows } = await as('anon', 'select * from public.ended_offer($1)', [id]);
      assert.deepEqual(rows, [], what);
      assert.deepEqual(await ask(as, 'has_ended($1)', [id]), { ended: false }, what);
    }
  }),
);

test(
  'the search starts with the places that have most hotels and the offers that end next',
  scene(async ({ sql, as }) => {
    await fill(sql, 3);
    await sql('delete from public.hotel_packages');
    await sql(
      `insert into public.hotel_packages (hotel_id, name, valid_from, valid_until)
       select $1::uuid, 'Fim ' || n, null::date, private.today() + n from generate_series(-1, 4) n
       union all select $1::uuid, 'Sem fim', null, null
       union all select $1::uuid, 'Depois', private.today() + 1, private.today() + 2`,
      [ID.hotelActive],
    );
    const start = await ask(as, 'search_start()');
    assert.deepEqual([start.hotels, start.regions, start.offers], [4, 1, 6]);
    assert.deepEqual(
      start.places.map(({ name, hotel_count }) => [name, hotel_count]),
      [['Bahia', 4]],
    );
    assert.deepEqual(
      start.ending.map(({ name }) => name),
      ['Fim 0', 'Fim 1', 'Fim 2'],
    );
    await sql('update public.hotels set is_active = false');
    const none = await ask(as, 'search_start()');
    assert.deepEqual([none.hotels, none.regions, none.offers], [0, 0, 0]);
    assert.deepEqual([none.places, none.ending], [[], []]);
  }),
);

/** What the functions read, as they do it, and the index that has to carry order and condition. */
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

test('the plans hold for ten thousand hotels: by an index in the order of the list, 24 rows read', async () => {
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
    // No hotel here has an amenity, so that the planner has no reason of its own to look one up.
    await database.exec('set enable_seqscan = off');
    const gin = await database.query(
      "explain (costs off) select f.id from private.hotel_facts f where f.amenities @> array['spa']",
    );
    assert.match(gin.rows.map((row) => row['QUERY PLAN']).join('\n'), /hotel_facts_amenities_idx/);
  } finally {
    await database.close();
  }
});

/** Two offers of each of ten thousand hotels, a tenth of these inactive, in no order of the table. */
const GROWN = `alter table public.hotels disable trigger user;
  alter table public.hotel_packages disable trigger user;
  insert into public.hotels (name, slug, location, region_id, is_active)
  select 'Hotel ' || n, 'hotel-' || n, 'Natal', '${ID.regionActive}', n % 10 > 0
  from generate_series(1, 10000) n;
  insert into public.hotel_packages (hotel_id, name, tags, valid_until)
  select h.id, 'Pacote ' || n || ' em ' || h.name, case n when 1 then '{couple}' else '{}' end::text[],
    private.today() + (row_number() over (order by h.slug, n) % 200)::integer
  from public.hotels h, generate_series(1, 2) n where h.slug like 'hotel-%';`;

test('the plans hold for twenty thousand offers: the last page of the list in the order of its index, and a search of staff without comparing all hotels', async () => {
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

/** A number as it is stored, and whether staff should look at it. */
const NUMBERS = [
  ['5511987654321', false],
  ['551132654321', false],
  ['551132654321x', true],
  ['5511 98765-4321', true],
  ['11987654321', true],
  ['+351912345678', false],
  ['+5511987654321', true],
  ['+12', true],
  ['5520987654321', true],
];

test(
  'staff are told of hotels that can’t be booked and of doubtful numbers, and nobody else is',
  scene(async ({ sql, as }) => {
    await sql('delete from public.hotels');
    for (const [number] of NUMBERS) {
      await sql(
        "insert into public.hotels (name, location, features) values ($1, 'X', $2::jsonb)",
        [
          `N ${number}`,
          JSON.stringify({
            booking_engine: 'whatsapp',
            booking_url: 'https://wa.me/',
            hotel_id: number,
          }),
        ],
      );
    }
    await sql(`insert into public.hotels (name, location, features) values
      ('Sem nada', 'X', '{}'), ('Sem https', 'X', '{"booking_url": "http://x", "hotel_id": "1"}')`);
    const checks = async (identity) =>
      (await as(identity, 'select * from public.hotel_checks(50)')).rows;
    for (const identity of ['admin', 'editor']) {
      const [unbookable, numbers] = await checks(identity);
      assert.deepEqual([unbookable.total, named(unbookable)], [2, ['Sem https', 'Sem nada']]);
      const expected = NUMBERS.filter(([, doubtful]) => doubtful).map(([number]) => number);
      assert.deepEqual(numbers.hotels.map(({ number }) => number).sort(), expected.sort());
      assert.equal(numbers.total, expected.length);
    }
    for (const identity of IDENTITIES.filter((name) => !['admin', 'editor'].includes(name))) {
      assert.deepEqual(await checks(identity), [], identity);
    }
  }),
);
