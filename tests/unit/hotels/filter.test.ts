import { type Filter, fits, NO_FILTER } from '@/components/hotels/list/filter';

const HOTEL = {
  words: 'Ipê Lençóis Barreirinhas, Maranhão Entre dunas & lagoas, 5 km da D’Ávila',
  type: 'alternative',
  flags: ['wifi', 'pool'],
} as const;
const fitsWith = (filter: Partial<Filter>) => fits(HOTEL, { ...NO_FILTER, ...filter });

it.each([
  ['', true],
  ['   ', true],
  ['lencois', true],
  ['LENÇÓIS', true],
  ['Lenc\u0327o\u0301is', true],
  ['maranh', true],
  ['ipê maranhão', true],
  ['maranhão ipê', true],
  ['dunas & lagoas', true],
  ["d'ávila", true],
  ['  lençóis  ', true],
  ['lençóis curitiba', false],
  ['curitiba', false],
  ['%', false],
  ['* _ ( ) " \\', false],
  ['💥', false],
  ['.*', false],
  ['['.repeat(100), false],
])('the words %j: %s', (text, expected) => {
  expect(fitsWith({ text })).toBe(expected);
});

it.each<[string, Partial<Filter>, boolean]>([
  ['its type', { type: 'alternative' }, true],
  ['another type', { type: 'corporate' }, false],
  ['an amenity it has', { amenity: 'pool' }, true],
  ['an amenity it lacks', { amenity: 'spa' }, false],
  ['everything at once', { text: 'ipe', type: 'alternative', amenity: 'wifi' }, true],
  ['one of three wrong', { text: 'ipe', type: 'alternative', amenity: 'spa' }, false],
  ['the words alone wrong', { text: 'curitiba', type: 'alternative', amenity: 'wifi' }, false],
])('%s', (_case, filter, expected) => {
  expect(fitsWith(filter)).toBe(expected);
});
