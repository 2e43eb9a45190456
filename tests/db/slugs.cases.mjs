import assert from 'node:assert/strict';
import { test } from 'node:test';
import { suite } from './suite.mjs';

const { scene } = suite();

const insert = (sql, name, slug) =>
  sql('insert into public.hotels (name, location, slug) values ($1, $2, $3) returning id, slug', [
    name,
    'Rio',
    slug,
  ]).then(([row]) => row);

/** Name → slug of the first hotel with that name. */
const NAMES = [
  ['Ipê Bombinhas Praia', 'ipe-bombinhas-praia'],
  ['  Ipê   São João — Açaí & Cia.  ', 'ipe-sao-joao-acai-cia'],
  ['ÁÀÂÃÄÉÊÍÓÔÕÚÜÇÑ', 'aaaaaeeiooouucn'],
  ["D'Ávila 5 < 10", 'd-avila-5-10'],
  ['Ipe\u0302 Decomposto', 'ipe-decomposto'],
  ['<script>alert(1)</script>', 'script-alert-1-script'],
  ['Hotel', 'hotel-2'],
  ['Admin', 'admin-2'],
  ['Hotel Lazer', 'hotel-lazer-2'],
  ['日本', 'hotel-2'],
  ['***', 'hotel-2'],
];

for (const [name, slug] of NAMES) {
  for (const given of ['', null]) {
    test(
      `'${name}' with ${given === null ? 'no' : 'an empty'} slug gets ${slug}`,
      scene(async ({ sql }) => {
        assert.equal((await insert(sql, name, given)).slug, slug);
      }),
    );
  }
}

test(
  'the same name again gets -2, -3 …, even if a -2 was chosen by hand',
  scene(async ({ sql }) => {
    const slugs = [];
    for (const name of ['Ipê Mar', 'Ipê Mar', 'IPE MAR', 'Ipê Mar 2', 'Ipê Mar']) {
      slugs.push((await insert(sql, name, '')).slug);
    }
    assert.deepEqual(slugs, ['ipe-mar', 'ipe-mar-2', 'ipe-mar-3', 'ipe-mar-2-2', 'ipe-mar-4']);
  }),
);

// Some of the pages; tests/unit/db/same-rules.test.ts covers all of them.
const ROUTES = ['home2', 'roteiro', 'oferta', 'hotel', 'package', 'api', 'art', 'manifest'];
const MALFORMED = [
  'Maiuscula',
  'com espaço',
  'acentuação',
  'hotel_corp',
  'hotel_lazer',
  '-a',
  'a-',
  'a--b',
  'a/b',
  'a.b',
  '../etc',
  ' ',
  'a\nb',
  'a\n',
  '%2e',
  'a'.repeat(301),
  'x-3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
];

for (const slug of [...ROUTES, ...MALFORMED]) {
  test(
    `the slug ${JSON.stringify(slug.slice(0, 50))} can't be saved`,
    scene(async ({ sql, as }) => {
      const query = 'update public.hotels set slug = $1';
      const { error } = await as('admin', `${query} where name = 'Ipê Aberto'`, [slug]);
      assert.equal(error?.code, '23514');
      await assert.rejects(insert(sql, 'Outro', slug), { code: '23514' });
    }),
  );
}

test(
  'a slug that was asked for and is taken is refused, not renamed',
  scene(async ({ sql, as }) => {
    await insert(sql, 'Um', 'um');
    const { error } = await as(
      'editor',
      "insert into public.hotels (name, location, slug) values ('Dois', 'Rio', 'um')",
    );
    assert.equal(error.code, '23505');
  }),
);

test(
  'an update keeps the slug; an emptied slug is generated from the name again',
  scene(async ({ sql, as }) => {
    await insert(sql, 'Ipê Mar', '');
    const { id } = await insert(sql, 'Ipê Mar', '');
    const update = async (change) =>
      (await as('editor', `update public.hotels set ${change} where id = $1 returning slug`, [id]))
        .rows[0].slug;
    assert.equal(await update("name = 'Ipê Serra'"), 'ipe-mar-2');
    assert.equal(await update("slug = ''"), 'ipe-serra');
    assert.equal(await update("name = 'Ipê Mar', slug = ''"), 'ipe-mar-2');
    assert.equal(await update('slug = null'), 'ipe-mar-2');
  }),
);
