import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ID } from './fixtures.mjs';
import { ask, fill } from './lists.mjs';
import { suite } from './suite.mjs';

const { scene } = suite();

test(
  'the search starts with the places with the most hotels and the offers that end next',
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
    // Offers of an inactive hotel take no places from the others.
    await sql(
      `insert into public.hotel_packages (hotel_id, name, valid_until)
       select $1, 'Fechada ' || n, private.today() from generate_series(1, 3) n`,
      [ID.hotelInactive],
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
    await sql(
      `with added as (
         insert into public.regions (name) select 'R' || n from generate_series(1, 7) n returning id
       )
       insert into public.hotels (name, location, region_id) select 'H', 'Rio', added.id from added`,
    );
    const many = await ask(as, 'search_start()');
    assert.deepEqual([many.regions, many.places.length], [8, 6]);
    await sql("update public.regions set is_active = false where name = 'R1'");
    assert.equal((await ask(as, 'search_start()')).regions, 7);
    await sql('update public.hotels set is_active = false');
    const none = await ask(as, 'search_start()');
    assert.deepEqual([none.hotels, none.regions, none.offers], [0, 0, 0]);
    assert.deepEqual([none.places, none.ending], [[], []]);
  }),
);
