import { inPlace } from '@/lib/format/place';

it.each([
  ['Bahia', 'na'],
  ['Ceará', 'no'],
  [' Distrito Federal ', 'no'],
  ['Santa Catarina', 'em'],
  ['Minas Gerais', 'em'],
  ['Serra Gaúcha', 'em'],
  ['constructor', 'em'],
  ['', 'em'],
])('hotels in %s take the preposition %s', (place, word) => {
  expect(inPlace(place)).toBe(word);
});
