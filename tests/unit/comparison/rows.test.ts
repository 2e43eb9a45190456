import {
  comparisonFormPath,
  comparisonInternalPath,
  comparisonOfSegment,
} from '@/lib/comparison/paths';
import { comparisonRows } from '@/lib/comparison/rows';
import { readStoredChoice } from '@/lib/comparison/stored';
import { nearestPlace } from '@/lib/hotels/content/distances';
import { readHotel } from '@/lib/hotels/model';
import { onlyExtreme } from '@/lib/hotels/only-extreme';
import { hostileJson } from '../support/hostile-json';
import { seeded } from '../support/random';

it.each([
  ['900 m', 900],
  ['4,5 km', 4_500],
  ['1.200 m', 1_200],
  ['1.250,5 km', 1_250_500],
  ['100 km', 100_000],
  ['a 3 km', 3_000],
  ['2.5 km', 2_500],
  ['32 m²', null],
  ['10 min', null],
  ['logo ali', null],
  ['', null],
  ['km', null],
  ['-3 km', null],
])('"%s" is %s meters', (text, meters) => {
  expect(nearestPlace([{ name: 'Praia', distance: text }])?.meters ?? null).toBe(meters);
});

it('finds the nearest place that matches a name, by whole words', () => {
  const places = [
    { name: 'Praia de Boa Viagem', distance: '8 km' },
    { name: 'Praiana, sorveteria', distance: '50 m' },
    { name: 'Praia do Pina', distance: '5,5 km' },
    { name: 'Praia de ontem', distance: 'longe' },
  ];
  expect(nearestPlace(places, /\bpraias?\b/)?.name).toBe('Praia do Pina');
  expect(nearestPlace([], /./)).toBeNull();
});

const hotel = (features: object, more: object = {}) => {
  const read = readHotel({
    id: '1',
    name: 'Ipê',
    location: 'Cuiabá',
    price: 300,
    features,
    ...more,
  });
  if (!read) throw new Error('unreadable');
  return read;
};
const WORDS = {
  has: 'Tem',
  amenity: (flag: string) => (flag === 'wifi' ? 'Wi-Fi' : flag),
  upTo: (count: number) => `até ${count}`,
  access: (fact: string) => fact.replace(/^access_(.)/, (_, first) => first.toUpperCase()),
};
const rowsOf = (hotels: ReturnType<typeof hotel>[], guests = 2) =>
  new Map(comparisonRows(hotels, guests, WORDS).map((row) => [row.key, row]));

describe('rows', () => {
  it('show which hotels are quiet, like the filter of the list', () => {
    const quiet = hotel({ quiet: true });
    expect(rowsOf([quiet, hotel({})]).get('quiet')?.cells).toEqual([
      { main: 'Tem', note: null, isBest: false },
      null,
    ]);
    expect(rowsOf([hotel({}), hotel({})]).has('quiet')).toBe(false);
  });

  it('mark the hotel with the best number, and none in a tie', () => {
    const rows = rowsOf([
      hotel({ distances: 'Praia - 100 m\nAeroporto - 9 km' }, { rating: 4.9 }),
      hotel({ distances: 'Praia - 2 km\nAeroporto - 9 km' }, { rating: 4.7 }),
    ]);
    const best = (key: 'rating' | 'sea' | 'airport') =>
      rows.get(key)?.cells.map((cell) => cell?.isBest);
    expect(best('rating')).toEqual([true, false]);
    expect(best('sea')).toEqual([true, false]);
    expect(best('airport')).toEqual([false, false]);
    expect(rows.get('airport')?.isEqual).toBe(true);
  });

  it('rank nothing if only one hotel has a value', () => {
    const rows = rowsOf([hotel({}, { rating: 4.9 }), hotel({})]);
    expect(rows.get('rating')).toEqual({
      key: 'rating',
      cells: [{ main: '4,9', note: null, isBest: false }, null],
      isEqual: false,
    });
  });

  it('never rank the placeholder of a missing rating, or a 0', () => {
    expect(rowsOf([hotel({}), hotel({})]).has('rating')).toBe(false);
    expect(rowsOf([hotel({}, { rating: 0 }), hotel({})]).has('rating')).toBe(false);
  });

  it('leave out what no hotel has, and show what staff described', () => {
    const rows = rowsOf([
      hotel({ pool: true, services: [{ name: 'Piscina aquecida', description: 'A 30 graus' }] }),
      hotel({ pool: true }),
      hotel({ pool: false }),
    ]);
    expect(rows.get('pool')?.cells).toEqual([
      { main: 'Piscina aquecida', note: 'A 30 graus', isBest: false },
      { main: 'Tem', note: null, isBest: false },
      null,
    ]);
    expect(rows.has('spa')).toBe(false);
  });

  it('do not repeat the name of a row in its cells', () => {
    const services = [{ name: 'WI-FI', description: 'Pontos em cada andar' }];
    const rows = rowsOf([hotel({ services }), hotel({ wifi: true })]);
    expect(rows.get('wifi')?.cells).toEqual([
      { main: 'Tem', note: 'Pontos em cada andar', isBest: false },
      { main: 'Tem', note: null, isBest: false },
    ]);
  });

  it('count a bay as the sea', () => {
    const rows = rowsOf([
      hotel({ distances: 'Baía Norte - 80 m\nPraia Mole - 16 km' }),
      hotel({ distances: 'Praia - 2 km' }),
    ]);
    expect(rows.get('sea')?.cells.map((cell) => cell?.main)).toEqual(['80 m', '2 km']);
  });

  it('show access facts set by staff before the names of amenities', () => {
    const services = [{ name: 'Quarto adaptado', description: 'No térreo' }];
    const rows = rowsOf([
      hotel({
        ...{ access_step_free: true, access_adapted_rooms: true, services },
        access_step_free_detail: 'Rampa na porta',
        access_adapted_rooms_detail: '2 quartos',
      }),
      hotel({ access_deaf_guests: true }),
      hotel({ services }),
      hotel({ access_blind_guests: false }),
    ]);
    expect(rows.get('access')?.cells).toEqual([
      { main: 'Step_free, adapted_rooms', note: 'Rampa na porta · 2 quartos', isBest: false },
      { main: 'Deaf_guests', note: null, isBest: false },
      { main: 'Quarto adaptado', note: 'No térreo', isBest: false },
      null,
    ]);
  });

  it('compare the areas of the rooms that hold the guests', () => {
    const room = (name: string, capacity: number, area: string, price: number) => ({
      ...{ name, capacity, area, price },
    });
    const rows = rowsOf(
      [
        hotel({ rooms: [room('A', 2, '90 m²', 100), room('B', 4, '41 m²', 568)] }),
        hotel({ rooms: [room('C', 3, '50 m²', 824)] }),
        hotel({ rooms: [room('D', 3, '40-60 m²', 800)] }),
        hotel({ rooms: [room('E', 2, '99 m²', 1)] }),
      ],
      3,
    );
    const cells = rows.get('room')?.cells;
    expect(cells?.map((cell) => cell?.main)).toEqual([
      '41 m², até 4'.replace(' m', '\u00a0m'),
      '50 m², até 3'.replace(' m', '\u00a0m'),
      '40-60 m², até 3'.replace(' m', '\u00a0m'),
      undefined,
    ]);
    expect(cells?.map((cell) => cell?.isBest)).toEqual([false, true, false, undefined]);
  });

  it('never throw, whatever is stored', () => {
    const random = seeded(20261122);
    for (let round = 0; round < 200; round += 1) {
      const hotels = [0, 1, 2].map(() => hotel(hostileJson(random) as object));
      for (const row of comparisonRows(hotels, 3, WORDS)) expect(row.cells).toHaveLength(3);
    }
  });
});

it.each([
  [[300, 200, 250], 1],
  [[200, 200, 250], null],
  [[null, 200], null],
  [[null, 200, 300], 1],
  [[null, null], null],
])('finds the lowest of %j at %i', (totals, at) => expect(onlyExtreme(totals, 'min')).toBe(at));

describe('URL', () => {
  const read = (query: string) =>
    comparisonOfSegment(
      comparisonInternalPath(new URLSearchParams(query))?.split('/').at(-1) ?? '',
      '2026-11-22',
    );

  it('names the hotels, even more than are compared, and the suggested ones', () => {
    expect(read('hoteis=a,b&hoteis=c&hoteis=d,e&entre=f,g,f')).toMatchObject({
      hotels: ['a', 'b', 'c', 'd', 'e'],
      suggested: ['f', 'g'],
    });
    const many = Array.from({ length: 900 }, () => 'a'.repeat(100)).map((key, at) => key + at);
    expect(read(`hoteis=${many}`)?.hotels).toHaveLength(12);
  });

  it.each([
    ['checkin=2020-01-01&checkout=2020-01-03', 'past'],
    ['checkin=2020-01-01', 'past'],
    ['checkin=2099-01-05&checkout=2099-01-05', 'order'],
    ['checkin=2099-01-01&checkout=2099-03-03', 'long'],
    ['checkin=2099-01-01&checkout=2099-03-02', null],
    ['checkin=2099-02-30&checkout=%3Cb%3E', null],
    ['checkin=&checkout=', null],
  ])('gives the reason why dates are dropped: %s', (dates, dropped) => {
    expect(read(`hoteis=a&${dates}`)).toMatchObject({ dropped });
  });

  it('of a form without scripts keeps the stay of the form’s page', () => {
    const stay = 'checkin=2099-12-14&checkout=2099-12-17&adultos=2&idades=6';
    const lead = (query: string) =>
      comparisonFormPath(new URLSearchParams(query), new URLSearchParams(`tipo=lazer&${stay}`));
    expect(lead('hoteis=a&hoteis=b')).toBe(`/comparar?hoteis=a,b&${stay}`);
    expect(lead('hoteis=a,b')).toBeNull();
  });

  it.each(['', 'hoteis=', 'checkin=2099-01-01', 'hoteis=..%2F..'])(
    '"%s" leads to the plain page',
    (query) => expect(comparisonInternalPath(new URLSearchParams(query))).toBeNull(),
  );
});

it.each([
  ['', []],
  ['[', []],
  ['{}', []],
  ['[{"key":"<b>"},{"name":"x"},3,null]', []],
  [
    '[{"key":"a","name":"A","image":"https://x.example/i.png"},{"key":"a","name":"B"}]',
    [{ key: 'a', name: 'B', image: null }],
  ],
])('reads a tab’s choice: %s', (text, hotels) => expect(readStoredChoice(text)).toEqual(hotels));
