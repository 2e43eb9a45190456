import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ask, named } from './lists.mjs';
import { suite } from './suite.mjs';

const { scene } = suite();

const catalogue = JSON.parse(
  readFileSync(new URL('../../messages/pt-BR.json', import.meta.url), 'utf8'),
);

/** Replaces the hotels of the fixtures with these: `{ name, location, ...columns }`. */
async function only(sql, hotels) {
  await sql('delete from public.hotels');
  for (const { name, location = 'Natal', ...rest } of hotels) {
    await sql(
      `insert into public.hotels (name, location, description, hotel_type, address_state, features)
       values ($1, $2, $3, $4, $5, $6)`,
      [
        name,
        location,
        rest.description ?? null,
        rest.type ?? 'standard',
        rest.state ?? null,
        rest.features ?? {},
      ],
    );
  }
}

const listed = async (as, query, sort = 'recommended') =>
  named(await ask(as, 'list_hotels(query => $1, sort => $2)', [query, sort]));

test(
  'ranks hotels by the field that contains the word, and does not match inside words',
  scene(async ({ sql, as }) => {
    const said = { amenities: [{ name: 'Rio na porta' }] };
    await only(sql, [
      { name: 'A', description: 'Horário livre.', features: { recommended: true } },
      { name: 'B', description: 'À beira do rio.', features: { recommended: true } },
      { name: 'C', features: said },
      { name: 'D', location: 'Gramado, Rio Grande do Sul' },
      { name: 'E', location: 'Rio de Janeiro, Rio de Janeiro' },
      { name: 'F do Rio' },
    ]);
    assert.deepEqual(await listed(as, 'rio'), ['F do Rio', 'E', 'D', 'C', 'B']);
    assert.deepEqual(await listed(as, 'rio', 'name'), ['B', 'C', 'D', 'E', 'F do Rio']);
    // All words have to match: here both are in the location.
    assert.deepEqual(await listed(as, 'gramado rio'), ['D']);
  }),
);

/** [query, hotels that are found] */
const ASKED = [
  ['mar', ['Praia']],
  ['maranhão', ['Lagoa']],
  ['mara', ['Lagoa']],
  ['ma', ['Lagoa']],
  ['nordeste', ['Lagoa']],
  ['centro-oeste', ['Pouso']],
  ['go', ['Pouso']],
  ['pé na areia', ['Praia']],
  ['floripa', ['Praia']],
  ['sampa', []],
  ['executivo', ['Pouso']],
  ['cadeirante', ['Praia']],
  ['piscinas', ['Lagoa']],
  ['aceita cachorro', ['Pouso']],
  ['pet friendly', ['Pouso']],
  ['pets', ['Pouso']],
  ['banheira', ['Lagoa']],
  ['academias', []],
  ['(48) 3000-0000', ['Praia']],
  ['4830000000', ['Praia']],
  ['+55 48 3000 0000', ['Praia']],
  ['048 3000-0000', ['Praia']],
  ['3000-0000', ['Praia']],
  ['(47) 3000-0000', []],
];

for (const [query, expected] of ASKED) {
  test(
    `'${query}' is found in what is stored of a hotel`,
    scene(async ({ sql, as }) => {
      await only(sql, [
        {
          name: 'Lagoa',
          location: 'Barreirinhas, Maranhão',
          features: {
            pool: true,
            gym: 'true',
            amenities: ['Não aceita pets', 7, { name: null }],
            rooms: [{ name: 'Suíte', included_items: ['Banheira', 3] }, null, 'Quarto'],
          },
        },
        {
          name: 'Pouso',
          location: 'Alto Paraíso',
          state: 'GO',
          type: 'corporate',
          features: { amenities: [{ name: 'Aceita pets pequenos' }], rooms: { name: 'Casa' } },
        },
        {
          name: 'Praia',
          location: 'Florianópolis, SC',
          type: 'alternative',
          features: { near_sea: true, access_adapted_rooms: true, phone: '+55 (48) 3000-0000' },
        },
      ]);
      assert.deepEqual(await listed(as, query, 'name'), expected);
    }),
  );
}

/** Excluded: 'centro' alone refers to the center of a town. */
const APART = ['centro negócios'];

test(
  'the words that the search turns into filters are also found by the list',
  scene(async ({ sql, as }) => {
    const { words } = catalogue.search.content.ask;
    await only(
      sql,
      Object.keys(words).map((flag) => ({ name: flag, features: { [flag]: true } })),
    );
    for (const [flag, ways] of Object.entries(words)) {
      for (const way of ways.split(', ').filter((way) => !APART.includes(way))) {
        assert.ok((await listed(as, way)).includes(flag), `${flag}: ${way}`);
      }
    }
  }),
);
