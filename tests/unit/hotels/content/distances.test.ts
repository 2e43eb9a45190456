import {
  distanceLine,
  formatMinutes,
  linesWithoutPlace,
  nearestPlace,
  readDistances,
} from '@/lib/hotels/content/distances';
import { growth, NEARLY_LINEAR } from '../../support/growth';

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
  ])('reads a line with %s', (_case, line, name, distance) => {
    expect(readDistances(line)).toEqual([{ name, distance }]);
  });

  it('reads a numeric distance as text', () => {
    expect(readDistances([{ name: ' Centro ', distance: 2.5 }])).toEqual([
      { name: 'Centro', distance: '2.5' },
    ]);
  });
});

describe('what cannot be read is dropped alone', () => {
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
  ])('reads %s as no distances', (_case, stored) => {
    expect(readDistances(stored)).toEqual([]);
  });

  it('does not throw for deeply nested places', () => {
    const depth = 200_000;
    expect(readDistances(`${'{"places":'.repeat(depth)}1${'}'.repeat(depth)}`)).toEqual([]);
    expect(readDistances(`${'['.repeat(depth)}${']'.repeat(depth)}`)).toEqual([]);
    let nested: unknown = 'Praia - 200 m';
    for (let level = 0; level < depth; level++) nested = { places: nested };
    expect(readDistances(nested)).toEqual([]);
  });

  it('reads adversarial lines in about linear time', () => {
    const read = (length: number) => {
      readDistances(`a${' - '.repeat(length / 3)}${' '.repeat(length)}b`);
      readDistances(`a${' '.repeat(length)}b`);
    };
    expect(growth(read, 7_500)).toBeLessThan(NEARLY_LINEAR);
  });
});

describe('the nearest place', () => {
  const place = (distance: string) => ({ name: `a ${distance}`, distance });
  it.each([
    ['by meters and kilometers', ['1 km', '900 m', '0,5 km', '500 m'], '0,5 km'],
    ['without a space', ['2km', '1.5KM'], '1.5KM'],
    ['with words behind it', ['3 km a pé', '20 min'], '3 km a pé'],
    ['past what is no distance', ['perto', '15-20 min', '', '8 mil', '4 km'], '4 km'],
    ['by thousands of meters', ['1.200 m', 'a 300 m'], 'a 300 m'],
    ['of none', [], undefined],
    ['where none says how far', ['10 min', 'ao lado'], undefined],
  ])('%s', (_what, distances, nearest) => {
    expect(nearestPlace(distances.map(place))?.distance).toBe(nearest);
  });
});

describe('the way there', () => {
  it.each([
    ['minutes on foot', 'Praia - 100 m - 2 min a pé', { mode: 'walk', minutes: 2 }],
    ['hours and minutes', 'Centro - 74 km - 1 h 20 de carro', { mode: 'car', minutes: 80 }],
    ['hours with min', 'Centro - 74 km - 1h 05 min de carro', { mode: 'car', minutes: 65 }],
    ['whole hours', 'Ilha - 9 km - 2 h de barco', { mode: 'boat', minutes: 120 }],
    ['the mode alone', 'Ilha - 360 km - de avião', { mode: 'plane' }],
    ['capitals', 'Praia - 100 m - 2 Min A Pé', { mode: 'walk', minutes: 2 }],
    [
      'a name with a separator',
      'Praia - Norte - 2 km - 8 min de carro',
      { mode: 'car', minutes: 8 },
    ],
    ['no minutes', 'Praia - 100 m - 0 min a pé', { mode: 'walk' }],
  ])('reads a line with %s', (_case, line, way) => {
    const [read] = readDistances(line);
    expect(read).toEqual({ name: read?.name, distance: read?.distance, ...way });
    expect(read?.distance).toMatch(/^\d+ k?m$/);
  });

  it.each([
    ['two parts', 'Aeroporto - 20 min de carro', 'Aeroporto', '20 min de carro'],
    ['unknown words', 'Praia - 2 km - 5 min de bicicleta', 'Praia - 2 km', '5 min de bicicleta'],
    ['a span', 'Centro - 9 km - 15-20 min de carro', 'Centro - 9 km', '15-20 min de carro'],
  ])('reads no way from a line with %s', (_case, line, name, distance) => {
    expect(readDistances(line)).toEqual([{ name, distance }]);
  });

  it.each([
    ['words', 'a pé', 12, { mode: 'walk', minutes: 12 }],
    ['a name', 'plane', 55, { mode: 'plane', minutes: 55 }],
    ['minutes as text', 'a pé', '12', { mode: 'walk', minutes: 12 }],
    ['minutes in words', 'a pé', 'doze', { mode: 'walk' }],
    ['too many minutes', 'a pé', 9_999, { mode: 'walk' }],
    ['an unknown mode', 'de trem', 12, {}],
    ['no mode', null, 12, {}],
    ['a mode of another type', { mode: 'walk' }, 12, {}],
  ])('reads an item with %s', (_case, mode, minutes, way) => {
    const item = { name: 'Praia', distance: '1 km', mode, minutes };
    expect(readDistances([item])).toEqual([{ name: 'Praia', distance: '1 km', ...way }]);
  });

  it('writes a line that reads back as the same place', () => {
    for (const minutes of [undefined, 1, 59, 60, 61, 120, 605]) {
      for (const mode of [undefined, 'walk', 'car', 'plane', 'boat'] as const) {
        const place = { name: 'Praia', distance: '1 km', ...(mode && { mode, minutes }) };
        expect(readDistances(distanceLine(place))).toEqual([place]);
      }
    }
    expect([5, 60, 65, 130].map(formatMinutes)).toEqual(['5 min', '1 h', '1 h 05', '2 h 10']);
  });
});

describe('linesWithoutPlace', () => {
  it.each([
    ['', []],
    ['Praia - 2 km\n\nFeira a duas quadras', ['Feira a duas quadras']],
    ['Praia: 100 m\nCentro -2 km', ['Praia: 100 m', 'Centro -2 km']],
    ['Praia de Bombas - 100 m - 2 min a pé', []],
    ['[{"name":"Centro","distance":"2 km"}]', []],
  ])('finds the lines of %j without a place: %j', (typed, lines) => {
    expect(linesWithoutPlace(typed)).toEqual(lines);
  });
});
