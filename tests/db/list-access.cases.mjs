import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ID } from './fixtures.mjs';
import { IDENTITIES } from './identities.mjs';
import { ask, named } from './lists.mjs';
import { suite } from './suite.mjs';

const { scene, widened } = suite();

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
      // Once visible, the same rows are listed, so they matched and were hidden above.
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
  'only visitors may call the lists, because the site calls them as a visitor',
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
