import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ID } from './fixtures.mjs';
import { IDENTITIES } from './identities.mjs';
import { found, SEARCH } from './searches.mjs';
import { suite } from './suite.mjs';

const { scene, widened } = suite();

/** Everything in the fixtures that is hidden from visitors, with a text that names it. */
const HIDDEN = {
  'an inactive hotel': 'Fechado',
  'its location': 'Belém',
  'an inactive region': 'Pará',
  'an inactive offer': 'Desligada',
  'an expired offer': 'Vencida',
  'a future offer': 'Futura',
  'an offer of an inactive hotel': 'Sem hotel',
};

for (const [grants, stage] of Object.entries({
  'as it is': scene,
  'every grant given away': widened,
})) {
  test(
    `no one finds hidden rows, ${grants}`,
    stage(async ({ sql, as }) => {
      for (const identity of IDENTITIES) {
        for (const [what, text] of Object.entries(HIDDEN)) {
          assert.deepEqual((await as(identity, SEARCH, [text])).rows, [], `${what}, ${identity}`);
        }
      }
      // Once visible, the same texts find them, so they matched and were hidden above.
      await sql('update public.hotels set is_active = true');
      await sql('update public.regions set is_active = true');
      await sql(
        'update public.hotel_packages set is_active = true, valid_from = null, valid_until = null',
      );
      for (const [what, text] of Object.entries(HIDDEN)) {
        assert.notDeepEqual(await found(as, text), [], what);
      }
    }),
  );

  test(
    `the stored texts are out of everybody's reach, ${grants}`,
    stage(async ({ as }) => {
      for (const table of ['texts', 'hotels', 'regions', 'packages']) {
        for (const identity of IDENTITIES) {
          const { rows } = await as(identity, `select * from private.search_${table}`);
          assert.deepEqual(rows, [], `${table}, ${identity}`);
          const emptied = await as(identity, `delete from private.search_${table}`);
          assert.equal(emptied.rowCount, 0);
        }
      }
      assert.deepEqual(await found(as, 'ipê aberto'), ['Ipê Aberto']);
    }),
  );
}

test(
  'the policies filter whatever search_matches returns',
  scene(async ({ sql, as }) => {
    await sql(`create or replace function private.search_matches(query text)
      returns table (kind text, id uuid) language sql security definer rows 12 set search_path = ''
      as 'select kind, id from private.search_texts'`);
    const { rows } = await as('anon', SEARCH, ['x']);
    assert.deepEqual(rows.map(({ id }) => id).sort(), [
      ID.regionActive,
      ID.hotelActive,
      ID.offerCurrent,
    ]);
  }),
);

test(
  'only visitors may call the search, because the site calls it as a visitor',
  scene(async ({ as }) => {
    for (const identity of IDENTITIES.filter((name) => name !== 'anon')) {
      assert.equal((await as(identity, SEARCH, ['ipê'])).error?.code, '42501', identity);
    }
  }),
);

test(
  'hidden rows take no places from visible ones',
  scene(async ({ sql, as }) => {
    await sql(
      "insert into public.hotels (name, location, is_active) select 'A Farol ' || n, 'Rio', false from generate_series(1, 9) n",
    );
    await sql(
      "insert into public.regions (name, is_active) select 'A Farol ' || n, false from generate_series(1, 9) n",
    );
    await sql(
      "insert into public.hotel_packages (hotel_id, name) select $1, 'A Farol ' || n from generate_series(1, 9) n",
      [ID.hotelInactive],
    );
    await sql("insert into public.hotels (name, location) values ('Z Farol', 'Rio')");
    await sql("insert into public.regions (name) values ('Z Farol da Barra')");
    await sql("insert into public.hotel_packages (hotel_id, name) values ($1, 'Z Farol a dois')", [
      ID.hotelActive,
    ]);
    assert.deepEqual(await found(as, 'farol'), ['Z Farol', 'Z Farol da Barra', 'Z Farol a dois']);
  }),
);
