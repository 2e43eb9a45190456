import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ID } from './fixtures.mjs';
import { ask, named } from './lists.mjs';
import { suite } from './suite.mjs';

const { scene } = suite();

/** [query, hotels that are found] */
const WORDS = [
  ['praia tranquila', ['Casa']],
  ['perto do mar', ['Beira', 'Casa']],
  ['Silêncio', ['Casa']],
  ['hotel perto do aeroporto com piscina', ['Beira']],
  ['família', ['Beira']],
  ['de', ['Beira', 'Casa', 'Sede']],
  ['perto sem nada disso', []],
  ['praias tranquilas', ['Casa']],
  ['hotéis', ['Beira', 'Casa', 'Sede']],
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

/** [what, typed, whether 'Ipê Aberto' in 'Salvador, Bahia' is found] */
const TYPED = [
  ['other case and no accent', 'IPE ABERTO', true],
  ['words in any order', 'bahia aberto', true],
  ['beginnings of words', 'salv aber', true],
  ['parts of words that are no beginnings', 'alva ber', false],
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
  'offers are searched by their hotel’s name and place, not by what their page does not show',
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
  'the name of a region finds its hotels while the region is visible to visitors',
  scene(async ({ sql, as }) => {
    const found = async () => (await ask(as, "list_hotels(query => 'jalapao')")).total;
    await sql("update public.regions set name = 'Jalapão'");
    assert.equal(await found(), 1);
    await sql('update public.regions set is_active = false');
    assert.equal(await found(), 0);
  }),
);

test(
  'a NUL is refused as bad input, not as a server failure',
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
