import {
  cleanQuery,
  contains,
  groupResults,
  QUERY_LENGTH,
  type SearchResult,
  type SearchType,
  sortResults,
} from '@/lib/search/model';

const TYPES: SearchType[] = ['hotel', 'package', 'faq', 'section', 'region', 'list', 'page'];

test.each([
  ['', ''],
  [' \t\n\u00a0 ', ''],
  ['\0', ''],
  ['\0praia\0', 'praia'],
  ['  são   paulo ', 'são paulo'],
  ['%_*,()"\\', '%_*,()"\\'],
  ['a'.repeat(10_000), 'a'.repeat(QUERY_LENGTH)],
  ['🏖'.repeat(300), '🏖'.repeat(QUERY_LENGTH)],
  [`${'a'.repeat(QUERY_LENGTH - 1)} b`, 'a'.repeat(QUERY_LENGTH - 1)],
])('searches for %j as %j', (typed, query) => expect(cleanQuery(typed)).toBe(query));

test('contains ignores accents and case, and takes everything else literally', () => {
  expect(contains('Pacotes de São João', 'sao joao')).toBe(true);
  expect(contains('100% algodão', '%')).toBe(true);
  expect(contains('100 algodão', '%')).toBe(false);
  expect(contains('abc', 'a_c')).toBe(false);
  expect(contains(null, '')).toBe(false);
});

const result = (type: SearchType, title: string, id = title): SearchResult => ({
  type,
  id,
  title,
  text: null,
  href: '/',
  image: null,
  price: null,
  page: null,
});

test('sorts title matches first, then by type, and is stable', () => {
  const kinds = [...TYPES].reverse();
  const given = [
    ...kinds.map((type) => result(type, `outro ${type}`)),
    ...kinds.map((type) => result(type, `Práia ${type}`)),
    result('hotel', 'Praia depois'),
  ];
  expect(sortResults(given, 'praia').map(({ title }) => title)).toEqual([
    'Práia hotel',
    'Praia depois',
    ...TYPES.slice(1).map((type) => `Práia ${type}`),
    ...TYPES.map((type) => `outro ${type}`),
  ]);
});

test('within a type, sorts titles with a word that starts with the query first', () => {
  const given = ['Escritório no Batel', 'Lagoa, rio e rede', 'Rio-Niterói'].map((title) =>
    result('package', title),
  );
  const hotel = result('hotel', 'Ipê Escritório');
  expect(sortResults([...given, hotel], 'rio').map(({ title }) => title)).toEqual([
    'Ipê Escritório',
    'Lagoa, rio e rede',
    'Rio-Niterói',
    'Escritório no Batel',
  ]);
});

test('within a type, sorts texts with a word that starts with the query first', () => {
  const given = ['Quartos espalhados', 'Com spa', null].map((text, index) => ({
    ...result('hotel', `Hotel ${index}`),
    text,
  }));
  const about = { ...result('faq', 'Pergunta'), text: 'Há spa?' };
  expect(sortResults([...given, about], 'spa').map(({ text }) => text)).toEqual([
    'Com spa',
    'Quartos espalhados',
    null,
    'Há spa?',
  ]);
});

test('groups results in a fixed order, without empty groups, and loses none', () => {
  const given = [
    result('page', 'P'),
    result('hotel', 'B'),
    result('faq', 'F'),
    result('hotel', 'A'),
  ];
  expect(
    groupResults(given).map(({ type, results }) => [type, ...results.map(({ title }) => title)]),
  ).toEqual([
    ['hotel', 'B', 'A'],
    ['faq', 'F'],
    ['page', 'P'],
  ]);
  expect(groupResults([])).toEqual([]);
});
