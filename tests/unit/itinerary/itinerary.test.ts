import { toSegment } from '@/lib/format/segment';
import { messages } from '@/lib/i18n/catalogue';
import { formatMessage } from '@/lib/i18n/format-message';
import { itineraryTitle } from '@/lib/itinerary/names';
import {
  itineraryInternalPath,
  itineraryOfSegment,
  itineraryPath,
  readItinerary,
} from '@/lib/itinerary/paths';
import { changeBetween, datedStops, movedStop, withNights } from '@/lib/itinerary/stops';

const TODAY = '2026-11-22';
const read = (query: string) => readItinerary(new URLSearchParams(query), TODAY);
const OPEN = { checkIn: null, adults: 2, childrenAges: [] };

describe('URL', () => {
  it.each([
    [
      'paradas=a.3,b.2',
      [
        ['a', 3],
        ['b', 2],
      ],
    ],
    [
      'paradas=a,b',
      [
        ['a', 2],
        ['b', 2],
      ],
    ],
    [
      'paradas=a.0,b.31,c.x,d.-1,e.1.5',
      [
        ['a', 2],
        ['b', 2],
        ['c', 2],
        ['d', 2],
        ['e', 1],
      ],
    ],
    [
      'paradas=a.1,b.1,c.1,d.1,e.1,f.1',
      [
        ['a', 1],
        ['b', 1],
        ['c', 1],
        ['d', 1],
        ['e', 1],
      ],
    ],
    [
      'paradas=a.1,b.1,a.2',
      [
        ['a', 1],
        ['b', 1],
        ['a', 2],
      ],
    ],
    ['paradas=%3Cb%3E.3,..,A.4', [['a', 4]]],
    [
      'paradas=a&noites=5&paradas=b&noites=4',
      [
        ['a', 5],
        ['b', 4],
      ],
    ],
    [
      'paradas=a,b&noites=5,4',
      [
        ['a', 5],
        ['b', 4],
      ],
    ],
    ['paradas=', []],
    ['', []],
  ])('%s', (query, stops) => {
    expect(read(query)).toEqual({
      stops: stops.map(([hotel, nights]) => ({ hotel, nights })),
      ...OPEN,
    });
  });

  it('reads the first day and the guests, but no past day', () => {
    const query = 'paradas=a.3&checkin=2026-12-14&adultos=2&idades=6,9';
    expect(read(query)).toMatchObject({ checkIn: '2026-12-14', childrenAges: [6, 9] });
    expect(itineraryPath(read(query))).toBe(`/roteiro?${query}`);
    expect(read('paradas=a&checkin=2026-11-21').checkIn).toBeNull();
    expect(read('paradas=a&checkin=2026-02-30').checkIn).toBeNull();
    expect(itineraryPath(read(''))).toBe('/roteiro');
  });

  it('is limited in length', () => {
    const query = new URLSearchParams({ paradas: 'a'.repeat(90_000), x: 'y'.repeat(9_000) });
    expect(itineraryInternalPath(query)).toBeNull();
    query.set('paradas', Array(900).fill('a'.repeat(120)).join(','));
    expect(itineraryInternalPath(query)?.length).toBeLessThan(2_500);
  });

  it('keeps what a link contains beyond the limits, so that its page can say so', () => {
    const asked = (query: string) =>
      itineraryOfSegment(
        itineraryInternalPath(new URLSearchParams(query))?.split('/').at(-1) ?? '',
        TODAY,
      );
    const six = asked('paradas=a.1,b.1,c.1,d.1,e.45,f.1&checkin=2020-01-01');
    expect(six?.stops.map(({ hotel }) => hotel)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(six?.stops[4]?.nights).toBe(2);
    expect(six).toMatchObject({ isLong: true, dropped: 'past', checkIn: null });
    expect(asked('paradas=a.30')).toMatchObject({ isLong: false, dropped: null });
    for (const segment of [toSegment('paradas='), toSegment('adultos=2'), '%']) {
      expect(itineraryOfSegment(segment, TODAY)).toBeNull();
    }
  });
});

describe('days', () => {
  const stops = [
    { hotel: 'a', nights: 3 },
    { hotel: 'b', nights: 2 },
    { hotel: 'c', nights: 4 },
  ];
  it('follow one another, over the end of a year', () => {
    expect(datedStops({ stops, checkIn: '2026-12-28' }).map(({ checkIn }) => checkIn)).toEqual([
      '2026-12-28',
      '2026-12-31',
      '2027-01-02',
    ]);
    expect(datedStops({ stops, checkIn: null }).map(({ checkOut }) => checkOut)).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('move with the order', () => {
    const itinerary = { stops, ...OPEN };
    const order = (index: number, step: -1 | 1) =>
      movedStop(itinerary, index, step).stops.map(({ hotel }) => hotel);
    expect(order(0, 1)).toEqual(['b', 'a', 'c']);
    expect(order(1, -1)).toEqual(['b', 'a', 'c']);
    expect(order(1, 1)).toEqual(['a', 'c', 'b']);
    expect(order(2, -1)).toEqual(['a', 'c', 'b']);
    expect(movedStop(itinerary, 0, -1)).toBe(itinerary);
    expect(movedStop(itinerary, 2, 1)).toBe(itinerary);
  });

  it('change at one stop only', () => {
    expect(withNights({ stops, ...OPEN }, 1, 5)).toEqual({
      ...OPEN,
      stops: [
        { hotel: 'a', nights: 3 },
        { hotel: 'b', nights: 5 },
        { hotel: 'c', nights: 4 },
      ],
    });
  });

  it('say which stops a step has moved', () => {
    const longer = stops.map((stop, at) => (at === 1 ? { ...stop, nights: 3 } : stop));
    expect(changeBetween(stops, longer)).toEqual({
      kind: 'nights',
      stop: 1,
      nights: 3,
      days: 1,
      later: 1,
    });
    expect(changeBetween(stops, [...stops].reverse())).toEqual({ kind: 'order' });
    expect(changeBetween([...stops].reverse(), stops)).toEqual({ kind: 'order' });
    expect(changeBetween(stops, stops.toSpliced(1, 1))).toEqual({
      ...{ kind: 'removed', stop: 1, later: 1 },
    });
    expect(changeBetween(stops, stops.slice(0, 2))).toMatchObject({ stop: 2, later: 0 });
    expect(changeBetween(stops, [...stops.slice(1)].reverse())).toBeNull();
    expect(changeBetween([], stops)).toBeNull();
    expect(changeBetween(stops, stops)).toBeNull();
    const twice = stops.map((stop) => ({ ...stop, nights: stop.nights + 1 }));
    expect(changeBetween(stops, twice)).toBeNull();
    expect(
      changeBetween(
        stops,
        stops.map((stop) => ({ ...stop, hotel: `${stop.hotel}x` })),
      ),
    ).toBeNull();
  });
});

it.each([
  [['Foz', 'Bombinhas'], 'De Foz a Bombinhas'],
  [['Bombinhas', 'Rio de Janeiro'], 'De Bombinhas ao Rio de Janeiro'],
  [['Rio de Janeiro', 'Bombinhas'], 'Do Rio de Janeiro a Bombinhas'],
  [['Foz', 'Curitiba', 'Foz'], 'Ida e volta a Foz'],
  [['Rio de Janeiro', 'Foz', 'Rio de Janeiro'], 'Ida e volta ao Rio de Janeiro'],
  [['Foz'], 'Roteiro em Foz'],
  [['Foz', 'Foz'], 'Roteiro em Foz'],
  [['Rio de Janeiro'], 'Roteiro no Rio de Janeiro'],
])('the title of the stops %j is %s', (towns, title) => {
  const address = { street: null, city: null, state: null, postalCode: null, point: null };
  const hotels = towns.map((town) => ({ location: `${town}, Brasil`, address }));
  const { key, ...words } = itineraryTitle(hotels);
  expect(formatMessage(messages.itinerary[key], words)).toBe(title);
});
