import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openDatabase } from './database.mjs';
import { ID, load } from './fixtures.mjs';
import { found, SEARCH } from './searches.mjs';
import { suite } from './suite.mjs';

const { scene } = suite();

/** Characters with a meaning in LIKE, regular expressions, filters of the API or SQL. */
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
  'special characters match only themselves',
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
  'a null text returns no rows and no error',
  scene(async ({ as }) => assert.deepEqual(await found(as, null), [])),
);

test(
  'a NUL is refused as bad input, not as a server failure',
  scene(async ({ as }) => {
    const { error } = await as('anon', SEARCH, ['ipê\0']);
    assert.match(error.code, /^22/);
  }),
);

test(
  'at most 5 hotels, 3 regions and 4 offers; those with the text in their name, then place, first',
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
    await sql("insert into public.hotel_packages (hotel_id, name) values ($1, 'Z farol')", [
      ID.hotelActive,
    ]);
    const { rows } = await as('anon', SEARCH, ['farol']);
    assert.deepEqual(
      rows.map(({ kind, name }) => `${kind} ${name}`),
      [
        ...['Z Faról', 'Y', 'A0', 'A1', 'A2'].map((name) => `hotel ${name}`),
        ...['Z FAROL', 'A0', 'A1'].map((name) => `region ${name}`),
        ...['Z farol', 'A0', 'A1', 'A2'].map((name) => `package ${name}`),
      ],
    );
  }),
);

test(
  'a row is found by its current content, and not at all once it is deleted',
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
    // As editors and admins save it, who can't see the stored texts themselves.
    await as('editor', "update public.hotels set location = 'Vigia, Pará' where is_active");
    assert.deepEqual(await found(as, 'vigia'), ['Velho']);
    await as('admin', 'delete from public.hotels');
    const [{ left }] = await sql(
      "select count(*)::int as left from private.search_texts where kind <> 'regions'",
    );
    assert.equal(left, 0);
  }),
);

test('finds the same without trigrams; with them, each part has its two indexes', async () => {
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
