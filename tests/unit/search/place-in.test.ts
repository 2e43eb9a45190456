import { hasWords, placeIn } from '@/lib/search/place-in';

const PLACES = [
  ...['Gramado', 'Rio Grande do Sul', 'Curitiba', 'Paraná', 'São Paulo', 'Florianópolis'],
  ...['Santa Catarina', 'Rio de Janeiro', 'Foz do Iguaçu', 'Bahia', 'Goiás'],
];

test.each([
  ['gramdo', 'Gramado'],
  ['garmado', 'Gramado'],
  ['Gramaddo', 'Gramado'],
  ['curitba', 'Curitiba'],
  ['sao pualo', 'São Paulo'],
  ['florianopoliss', 'Florianópolis'],
  ['floranopoliss', 'Florianópolis'],
  ['gramado natal', 'Gramado'],
  ['pousada em GRAMADO', 'Gramado'],
  ['florianopolis sul', 'Florianópolis'],
  ['hotel rio janeiro', 'Rio de Janeiro'],
  ['foz iguacu cataratas', 'Foz do Iguaçu'],
  ['baia', 'Bahia'],
  ['bahia pet', 'Bahia'],
  ['curitiba santa catarina', 'Santa Catarina'],
  ['gramdo curitiba', 'Curitiba'],
  ['rio', null],
  ['paulo', null],
  ['janeiro rio', null],
  ['zzzqqq', null],
  ['natal', null],
  ['(47) 0000-0000', null],
  ['%_"', null],
  ['', null],
])("'%s' means %s", (query, place) => expect(placeIn(query, PLACES)).toBe(place));

test('returns null without places', () => {
  expect(placeIn('gramado', [])).toBeNull();
  expect(placeIn('gramado', ['', '-'])).toBeNull();
});

test('hasWords() ignores signs and words such as prepositions', () => {
  expect(hasWords('%_" de')).toBe(false);
  expect(hasWords('rio')).toBe(true);
});
