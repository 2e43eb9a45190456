import { readDistances } from '@/lib/hotels/distances';
import { growth, NEARLY_LINEAR } from '../support/growth';

const BEACH = { name: 'Praia', distance: '200 m' };
const AIRPORT = { name: 'Aeroporto de Navegantes', distance: '68 km' };
const BOTH = [BEACH, AIRPORT];

describe('the four stored forms of distances', () => {
  it.each([
    ['a list', BOTH],
    ['a list as JSON text', JSON.stringify(BOTH)],
    ['indented JSON text', `\n  ${JSON.stringify(BOTH, null, 2)}\n`],
    ['an object with places', { places: BOTH }],
    ['an object with places as JSON text', JSON.stringify({ places: BOTH })],
    ['an object whose places are JSON text', { places: JSON.stringify(BOTH) }],
    ['lines', 'Praia - 200 m\nAeroporto de Navegantes - 68 km'],
    [
      'lines of Windows with blank ones',
      '\r\nPraia - 200 m\r\n\r\n Aeroporto de Navegantes  -  68 km ',
    ],
    ['lines with a long dash', 'Praia – 200 m\nAeroporto de Navegantes – 68 km'],
    ['a list of lines', ['Praia - 200 m', 'Aeroporto de Navegantes - 68 km']],
  ])('%s', (_form, stored) => {
    expect(readDistances(stored)).toEqual(BOTH);
  });

  it.each([
    ['a hyphen in the name', 'Pão-de-Açúcar - 3 km', 'Pão-de-Açúcar', '3 km'],
    ['a separator in the name', 'Praia - Canto Norte - 2 km', 'Praia - Canto Norte', '2 km'],
    ['a span as distance', 'Aeroporto - 15-20 min', 'Aeroporto', '15-20 min'],
    ['a span with a dash', 'Aeroporto - 15–20 min de carro', 'Aeroporto', '15–20 min de carro'],
  ])('a line with %s', (_case, line, name, distance) => {
    expect(readDistances(line)).toEqual([{ name, distance }]);
  });

  it('a distance in figures is a text from there on', () => {
    expect(readDistances([{ name: ' Centro ', distance: 2.5 }])).toEqual([
      { name: 'Centro', distance: '2.5' },
    ]);
  });
});

describe('what cannot be read drops alone', () => {
  it.each([
    ['items', [null, BEACH, 4, [], {}, { name: '' }, { name: 'X' }, { distance: '1' }, AIRPORT]],
    ['lines', 'Sem distância\nPraia - 200 m\n - 3 km\nX -\nAeroporto de Navegantes - 68 km'],
  ])('%s', (_case, stored) => {
    expect(readDistances(stored)).toEqual(BOTH);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a number', 12],
    ['an empty text', ''],
    ['cut-off JSON', '[{"name":"Praia","dist'],
    ['JSON of something else', '{"lat":-27.1}'],
    ['places that are none', { places: 7 }],
    ['places in places', { places: { places: BOTH } }],
  ])('%s is no distance', (_case, stored) => {
    expect(readDistances(stored)).toEqual([]);
  });

  it('places nested deeper than any stack does not throw', () => {
    const depth = 200_000;
    expect(readDistances(`${'{"places":'.repeat(depth)}1${'}'.repeat(depth)}`)).toEqual([]);
    expect(readDistances(`${'['.repeat(depth)}${']'.repeat(depth)}`)).toEqual([]);
    let nested: unknown = 'Praia - 200 m';
    for (let level = 0; level < depth; level++) nested = { places: nested };
    expect(readDistances(nested)).toEqual([]);
  });

  it('a line made to be slow is read at once', () => {
    const read = (length: number) => {
      readDistances(`a${' - '.repeat(length / 3)}${' '.repeat(length)}b`);
      readDistances(`a${' '.repeat(length)}b`);
    };
    expect(growth(read, 7_500)).toBeLessThan(NEARLY_LINEAR);
  });
});
