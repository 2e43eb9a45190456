import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openDatabase } from './database.mjs';
import { ID, load } from './fixtures.mjs';
import { IDENTITIES } from './identities.mjs';
import { suite } from './suite.mjs';

const { scene, widened } = suite();

const SEARCH = 'select kind, id, name from public.search_site($1)';

/** The names that a visitor finds. */
const found = async (as, text) => {
  const { rows, error } = await as('anon', SEARCH, [text]);
  assert.equal(error, undefined, `${text}: ${error?.message}`);
  return rows.map(({ name }) => name);
};

/** Characters that mean something to LIKE, regular expressions, filters of the API or SQL. */
const LITERAL = [
  '%',
  '_',
  '*',
  ',',
  '(',
  ')',
  '"',
  '\\',
  "'",
  '$',
  '[',
  '^',
  '.',
  '+',
  '?',
  '|',
  '--',
];

test(
  'special characters find themselves and nothing else',
  scene(async ({ sql, as }) => {
    assert.deepEqual(await found(as, 'salvador%bahia'), []);
    for (const text of LITERAL) {
      assert.deepEqual(await found(as, text), text === ',' ? ['Ipê Aberto'] : [], text);
      await sql('update public.hotels set name = $1 where id = $2', [
        `Ipê ${text} X`,
        ID.hotelActive,
      ]);
      assert.deepEqual(await found(as, `ipe ${text} x`), [`Ipê ${text} X`], text);
      await sql("update public.hotels set name = 'Ipê Aberto' where id = $1", [ID.hotelActive]);
    }
  }),
);

/** [what, typed, whether the active hotel in 'Salvador, Bahia' is found] */
const TYPED = [
  ['other case and no accent', 'IPE ABERTO', true],
  ['decomposed accents', 'Ipe\u0302', true],
  ['more accents than the name has', 'ípé àbêrtõ', true],
  ['blanks around and between', '  ipê   aberto ', true],
  ['a tab and a line break for a blank', 'ipê\t\naberto', true],
  ['the location', 'salvador, b', true],
  ['the end of the name and the beginning of the location', 'aberto salvador', false],
  ['a line break between name and location', 'aberto\nsalvador', false],
  ['nothing', '', false],
  ['blanks', ' \t\n ', false],
  ['an accent alone', '\u0301', false],
  ['an emoji', '🏖️', false],
  ['right to left', '‏فندق‎', false],
  ['10 kB', 'a'.repeat(10_000), false],
  ['10 kB of wildcards', '%_'.repeat(5_000), false],
  ['10 kB that begin with the name and a blank', `ipê aberto${' '.repeat(10_000)}`, true],
  ['10 kB of backslashes', '\\'.repeat(10_000), false],
];

for (const [what, typed, hit] of TYPED) {
  test(
    `${what} ${hit ? 'finds' : "doesn't find"} the hotel`,
    scene(async ({ as }) => {
      assert.deepEqual(await found(as, typed), hit ? ['Ipê Aberto'] : []);
    }),
  );
}

test(
  'no text is missing: no rows and no error',
  scene(async ({ as }) => assert.deepEqual(await found(as, null), [])),
);

test(
  'a NUL is refused as bad input, not as a failure',
  scene(async ({ as }) => {
    const { error } = await as('anon', SEARCH, ['ipê\0']);
    assert.match(error.code, /^22/);
  }),
);

/** Everything that is hidden from visitors in the fixtures, by its name. */
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
    `hidden rows are found by nobody, ${grants}`,
    stage(async ({ sql, as }) => {
      for (const identity of IDENTITIES) {
        for (const [what, text] of Object.entries(HIDDEN)) {
          assert.deepEqual((await as(identity, SEARCH, [text])).rows, [], `${what}, ${identity}`);
        }
      }
      // Made visible, the same texts find them: the refusals above are not for want of a match.
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
  'the policies have the last word, whatever the search has found',
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
  'only visitors may call the search: the site asks as one',
  scene(async ({ as }) => {
    for (const identity of IDENTITIES.filter((name) => name !== 'anon')) {
      assert.equal((await as(identity, SEARCH, ['ipê'])).error?.code, '42501', identity);
    }
  }),
);

test(
  'at most 5 hotels, 3 regions and 4 offers, those with the text in their name or else their place first',
  scene(async ({ sql, as }) => {
    for (let i = 0; i < 9; i += 1) {
      const [hotel] = await sql(
        "insert into public.hotels (name, location, description) values ($1, 'Rio', 'Farol') returning id",
        [`A${i}`],
      );
      await sql("insert into public.regions (name, description) values ($1, 'Farol')", [`A${i}`]);
      await sql(
        "insert into public.hotel_packages (hotel_id, name, description) values ($1, $2, 'Farol')",
        [hotel.id, `A${i}`],
      );
    }
    await sql("insert into public.hotels (name, location) values ('Z Faról', 'Rio')");
    await sql("insert into public.hotels (name, location) values ('Y', 'Farol da Barra')");
    await sql("insert into public.regions (name) values ('Z FAROL')");
    const { rows } = await as('anon', SEARCH, ['farol']);
    assert.deepEqual(
      rows.map(({ kind, name }) => `${kind} ${name}`),
      [
        ...['Z Faról', 'Y', 'A0', 'A1', 'A2'].map((name) => `hotel ${name}`),
        ...['Z FAROL', 'A0', 'A1'].map((name) => `region ${name}`),
        ...['A0', 'A1', 'A2', 'A3'].map((name) => `package ${name}`),
      ],
    );
  }),
);

test(
  'hidden rows use up no place of visible ones',
  scene(async ({ sql, as }) => {
    await sql(
      "insert into public.hotels (name, location, is_active) select 'A Farol ' || n, 'Rio', false from generate_series(1, 9) n",
    );
    await sql("insert into public.hotels (name, location) values ('Z Farol', 'Rio')");
    assert.deepEqual(await found(as, 'farol'), ['Z Farol']);
  }),
);

test(
  'a row is found by what it says now, and not at all once it is deleted',
  scene(async ({ sql, as }) => {
    const by = {
      hotels: ID.hotelActive,
      regions: ID.regionActive,
      hotel_packages: ID.offerCurrent,
    };
    for (const [table, id] of Object.entries(by)) {
      await sql(`update public.${table} set name = 'Novo', description = 'Vigia' where id = $1`, [
        id,
      ]);
      assert.deepEqual(await found(as, 'vigia'), ['Novo'], table);
      await sql(`update public.${table} set description = null where id = $1`, [id]);
      assert.deepEqual(await found(as, 'vigia'), [], table);
      await sql(`update public.${table} set name = 'Velho' where id = $1`, [id]);
      assert.deepEqual(await found(as, 'novo'), [], table);
    }
    // As editors and admins do it, who can't see the stored texts themselves.
    await as('editor', "update public.hotels set location = 'Vigia, Pará' where is_active");
    assert.deepEqual(await found(as, 'vigia'), ['Velho']);
    await as('admin', 'delete from public.hotels');
    const [{ left }] = await sql(
      "select count(*)::int as left from private.search_texts where kind <> 'regions'",
    );
    assert.equal(left, 0);
  }),
);

test('without trigrams the same is found; with them, each part has its two indexes', async () => {
  for (const trigrams of [true, false]) {
    const database = await openDatabase({ trigrams });
    try {
      await load(database.exec);
      const one = async (sql, params) => (await database.query(sql, params)).rows[0];
      const { indexes, extensions } = await one(
        `select (select count(*)::int from pg_indexes
                 where schemaname = 'private' and indexdef like '%gin_trgm_ops%'
                   and tablename like 'search_%'
                   and tablename <> 'search_texts') as indexes,
                (select count(*)::int from pg_extension where extname = 'pg_trgm') as extensions`,
      );
      assert.equal(indexes, extensions * 6);
      assert.equal((await one(SEARCH, ['ABERTO'])).name, 'Ipê Aberto');
    } finally {
      await database.close();
    }
  }
});
