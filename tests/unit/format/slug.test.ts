import { idFromSlug, isSlugLike, isUuid, slugify, slugWithId } from '@/lib/format/slug';

const ID = '0b6f3f1e-58a4-4c0e-9d2b-7a1f2c3d4e5f';

describe('slugify', () => {
  it.each([
    ['Ipê São Paulo!', 'ipe-sao-paulo'],
    ['  Réveillon — Pé na Areia  ', 'reveillon-pe-na-areia'],
    ['Ipe\u0302 decomposto', 'ipe-decomposto'],
    ['D’Ávila & A&B: 5 < 10', 'd-avila-a-b-5-10'],
    ['ÇÃÕÉÍÓÚÀÜ', 'caoeiouau'],
    ['a__b--c..d', 'a-b-c-d'],
    ['../../admin', 'admin'],
    ['-3', '3'],
    ['日本', ''],
    ['💥', ''],
    ['---', ''],
    ['', ''],
  ])('%j is %j', (text, expected) => {
    expect(slugify(text)).toBe(expected);
  });

  it('returns a slug unchanged', () => {
    for (const text of ['Ipê Lençóis', 'Foz do Iguaçu', 'X  Y']) {
      expect(slugify(slugify(text))).toBe(slugify(text));
    }
  });
});

describe('name plus id', () => {
  it.each([
    ['Feriado na praia', `feriado-na-praia-${ID}`],
    ['2 noites', `2-noites-${ID}`],
    ['💥', ID],
    ['', ID],
  ])('%j', (name, expected) => {
    expect(slugWithId(name, ID)).toBe(expected);
    expect(idFromSlug(slugWithId(name, ID))).toBe(ID);
  });

  it.each([
    ['a bare id', ID, ID],
    ['an outdated name', `outro-nome-${ID}`, ID],
    ['upper case', `NOME-${ID.toUpperCase()}`, ID],
    ['a name that ends like an id', `deadbeef-${ID}`, ID],
    ['two ids: the last', `${'1'.repeat(8)}-1111-4111-8111-${'1'.repeat(12)}-${ID}`, ID],
    ['no hyphen before it', `nome${ID}`, null],
    ['something after it', `${ID}-nome`, null],
    ['a line break after it', `nome-${ID}\n`, null],
    ['a digit missing', ID.slice(0, -1), null],
    ['a digit too many', `nome-${ID}0`, null],
    ['a letter that is none', `nome-${ID.slice(0, -1)}g`, null],
    ['only a name', 'feriado-na-praia', null],
    ['nothing', '', null],
  ])('finds the id in a slug: %s', (_case, slug, expected) => {
    expect(idFromSlug(slug)).toBe(expected);
  });
});

it.each([
  [ID, true],
  [ID.toUpperCase(), true],
  [`${ID} `, false],
  [`{${ID}}`, false],
  [ID.replaceAll('-', ''), false],
  [`x-${ID}`, false],
  ['', false],
  [null, false],
  [[ID], false],
])('isUuid(%j) is %s', (value, expected) => {
  expect(isUuid(value)).toBe(expected);
});

it.each([
  ['ipe-bombinhas-praia', true],
  ['Ipe-2', true],
  ['7', true],
  [`feriado-${ID}`, true],
  ['a'.repeat(300), true],
  ['a'.repeat(301), false],
  ['', false],
  ['-a', false],
  ['a-', false],
  ['a--b', false],
  ['a b', false],
  ['ipê', false],
  ['a.b', false],
  ['a/b', false],
  ['a%2fb', false],
  ['..', false],
  ['a\n', false],
  ["a'--", false],
  ['favicon.ico', false],
])('isSlugLike(%j) is %s', (value, expected) => {
  expect(isSlugLike(value)).toBe(expected);
});
