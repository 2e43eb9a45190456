import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ask, named } from './lists.mjs';
import { suite } from './suite.mjs';

const { scene } = suite();

/** Prices per night for 1 to 7 guests, shared with tests/unit/hotels/rooms/for-stay.test.ts. */
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
  'for a large party, list, order, counts, map and near hotels use the prices for its size',
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
    // Prices are stored for 1 to 7 guests; for any other number, no hotel is in a price range.
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
      // One of the three has no room for so many guests, so it is not among them.
      [[['preco-ate'], 2, 580, 1]],
    );
  }),
);
