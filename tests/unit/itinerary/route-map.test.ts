import { kilometersBetween } from '@/lib/itinerary/distance';
import { routeMap } from '@/lib/itinerary/route-map';
import {
  hotelsWithRoom,
  isBehindPin,
  leansOfPins,
  placesOfNames,
} from '@/lib/itinerary/route-pins';

describe('distance', () => {
  const foz = { latitude: -25.578, longitude: -54.514 };
  const curitiba = { latitude: -25.441, longitude: -49.29 };
  it('is the great-circle distance', () => {
    expect(kilometersBetween(foz, curitiba)).toBeCloseTo(524.4, 0);
    expect(kilometersBetween(foz, foz)).toBe(0);
    const ends = [
      { latitude: 0, longitude: 0 },
      { latitude: 0, longitude: 180 },
    ] as const;
    expect(kilometersBetween(...ends)).toBeCloseTo(20_015, 0);
    expect(kilometersBetween(foz, null)).toBeNull();
  });

  it('places every pin on the map, even if all are at one place', () => {
    for (const points of [
      [foz],
      [foz, foz],
      [foz, curitiba],
      [{ latitude: 5, longitude: -60 }, foz],
    ]) {
      const map = routeMap(points);
      const [x = 0, y = 0, width = 0, height = 0] = map?.viewBox.split(' ').map(Number) ?? [];
      expect(map?.pins).toHaveLength(points.length);
      for (const pin of map?.pins ?? []) {
        expect(pin.x).toBeGreaterThan(x);
        expect(pin.x).toBeLessThan(x + width);
        expect(pin.y).toBeGreaterThan(y);
        expect(pin.y).toBeLessThan(y + height);
      }
    }
    expect(routeMap([])).toBeNull();
  });

  it('tilts pins apart that would overlap', () => {
    const pins = [4, 0, 100].map((x) => ({ x, y: 0 }));
    expect(leansOfPins(pins, 1)).toEqual([42, -42, 0]);
    expect(leansOfPins(pins, 0.1)).toEqual([0, 0, 0]);
    const [one, other] = leansOfPins(
      [pins[0], pins[0]].flatMap((pin) => pin ?? []),
      1,
    );
    expect([one, other]).toEqual([-42, 42]);
  });

  it('keeps the heads of five pins apart if four are close together', () => {
    const points = [
      [-27.139, -48.484],
      [-29.379, -50.874],
      [-25.547, -54.588],
      [-23.561, -46.656],
      [-3.841, -32.411],
    ].map(([latitude = 0, longitude = 0]) => ({ latitude, longitude }));
    const map = routeMap(points);
    if (!map) throw new Error('no map');
    for (const scale of [map.pin, 0.66 * map.unit]) {
      const heads = leansOfPins(map.pins, scale).map((lean, index) => {
        const { x = 0, y = 0 } = map.pins[index] ?? {};
        const angle = (lean * Math.PI) / 180;
        return [x + Math.sin(angle) * 12.7 * scale, y - Math.cos(angle) * 12.7 * scale] as const;
      });
      for (const [index, [x, y]] of heads.entries()) {
        for (const [otherX, otherY] of heads.slice(index + 1)) {
          expect(Math.hypot(x - otherX, y - otherY) / scale).toBeGreaterThan(16);
        }
      }
    }
  });

  it('returns the distance and the midpoint of each leg', () => {
    const [leg, ...others] = routeMap([foz, curitiba])?.legs ?? [];
    expect(others).toEqual([]);
    expect(leg?.kilometers).toBeCloseTo(524.4, 0);
    const [from, to] = routeMap([foz, curitiba])?.pins ?? [];
    expect(leg?.middle.x).toBeGreaterThan(from?.x ?? Number.NaN);
    expect(leg?.middle.x).toBeLessThan(to?.x ?? Number.NaN);
  });

  it('names the hotel below its town only if the line meets neither a pin nor another name', () => {
    const bombinhas = { latitude: -27.139, longitude: -48.484 };
    const map = routeMap([foz, curitiba, bombinhas]);
    if (!map) throw new Error('no map');
    const stops = [
      { place: 'Foz do Iguaçu', hotel: 'Ipê Cataratas' },
      { place: 'Curitiba', hotel: 'Ipê Curitiba Batel' },
      { place: 'Bombinhas', hotel: 'Ipê Bombinhas Praia' },
    ];
    const names = stops.map(({ place }) => place);
    const places = placesOfNames(map, names, map.pin, leansOfPins(map.pins, map.pin));
    expect(places.map((place) => place?.isBelow)).toEqual([true, true, true]);
    // The pin of Bombinhas is below Curitiba.
    expect(hotelsWithRoom(map, stops, places, map.pin)).toEqual([true, false, true]);
  });

  it('omits names and distances that would overlap', () => {
    const gramado = { latitude: -29.379, longitude: -50.874 };
    const bombinhas = { latitude: -27.139, longitude: -48.484 };
    const noronha = { latitude: -3.841, longitude: -32.411 };
    const near = routeMap([foz, gramado, bombinhas]);
    const far = routeMap([foz, gramado, bombinhas, noronha]);
    if (!near || !far) throw new Error('no map');
    const names = ['Foz do Iguaçu', 'Gramado', 'Bombinhas', 'Fernando de Noronha'];
    const below = (map: typeof near, scale: number) =>
      placesOfNames(map, names.slice(0, map.pins.length), scale, leansOfPins(map.pins, map.pin));
    // The leg from Foz do Iguaçu passes below its pin.
    expect(below(near, near.pin).map((place) => place?.isBelow)).toEqual([false, true, true]);
    const shown = below(far, far.pin * 4);
    expect(shown.at(-1)?.isBelow).toBe(true);
    expect(shown).toContain(null);
    const [pin = { x: 0, y: 0 }] = near.pins;
    expect(isBehindPin(near, { x: pin.x, y: pin.y - 10 * near.pin }, 1, 1)).toBe(true);
    expect(isBehindPin(near, { x: pin.x, y: pin.y + 30 * near.pin }, 1, 1)).toBe(false);
  });

  it('shifts a long name that the edge of the map would cut', () => {
    const map = routeMap([
      { latitude: -2.75, longitude: -42.83 },
      { latitude: -3.85, longitude: -32.42 },
    ]);
    if (!map) throw new Error('two points have a map');
    const scale = 1.4 * map.unit;
    const asideOf = (names: string[], at: number) =>
      placesOfNames(map, names, scale, [0, 0])[at]?.x ?? Number.NaN;
    const aside = asideOf(['', 'Fernando de Noronha'], 1);
    expect(aside).toBeLessThan(0);
    expect(asideOf(['Fernando de Noronha', ''], 0)).toBeCloseTo(-aside, 0);
    expect(asideOf(['', 'Natal'], 1)).toBe(0);
    expect(
      placesOfNames(map, ['Barreirinhas', 'Fernando de Noronha'], scale, [0, 0]).map(
        (place) => place?.isBelow,
      ),
    ).toEqual([true, true]);
  });

  it('leaves out a name that is wider than the map', () => {
    const map = routeMap([foz]);
    if (!map) throw new Error('a point has a map');
    const long = 'maravilhosamente'.repeat(6);
    expect(placesOfNames(map, [long], map.pin, [0])).toEqual([null]);
    expect(placesOfNames(map, ['Foz do Iguaçu'], map.pin, [0])).not.toEqual([null]);
  });

  it('keeps wide names from overlapping', () => {
    const map = routeMap([
      foz,
      curitiba,
      { latitude: -27.139, longitude: -48.484 },
      { latitude: -3.841, longitude: -32.411 },
    ]);
    if (!map) throw new Error('four points have a map');
    // As on a phone.
    const pin = 0.66 * map.unit;
    const scale = 1.4 * map.unit;
    const names = ['Foz do Iguaçu', 'Curitiba', 'Bombinhas', 'Fernando de Noronha'];
    const places = placesOfNames({ ...map, pin }, names, scale, leansOfPins(map.pins, pin));
    // As measured in the font.
    const widths = [33.3, 20, 26.9, 52.3];
    const shown = places.flatMap((place, index) => {
      const at = map.pins[index];
      if (!place || !at) return [];
      const half = ((widths[index] ?? 0) * scale) / 2;
      const [x, y] = [at.x + place.x, at.y + place.y];
      return [{ start: x - half, end: x + half, y }];
    });
    expect(shown.length).toBeGreaterThan(1);
    for (const [index, one] of shown.entries()) {
      for (const other of shown.slice(index + 1)) {
        const isApart =
          one.end < other.start || other.end < one.start || Math.abs(one.y - other.y) > 5 * scale;
        expect(isApart).toBe(true);
      }
    }
  });

  it('puts the name of a stop beside its pin if another pin is below it', () => {
    const map = routeMap([
      { latitude: -27.13, longitude: -48.51 },
      { latitude: -27.58, longitude: -48.54 },
      { latitude: -22.93, longitude: -43.17 },
    ]);
    if (!map) throw new Error('three points have a map');
    const leans = leansOfPins(map.pins, map.pin);
    const places = placesOfNames(
      map,
      ['Bombinhas', 'Florianópolis', 'Rio de Janeiro'],
      0.75 * map.unit,
      leans,
    );
    expect(places.map((place) => place?.isBelow)).toEqual([false, true, true]);
    // The leg from Florianópolis to Rio de Janeiro passes on its right.
    expect(places[0]?.x).toBeLessThan(0);
  });

  it('keeps the names of a stop and its hotel off a leg that runs downward from it', () => {
    const map = routeMap([
      { latitude: -27.58, longitude: -48.54 },
      { latitude: -29.379, longitude: -50.874 },
    ]);
    if (!map) throw new Error('two points have a map');
    const stops = [
      { place: 'Florianópolis', hotel: 'Ipê Florianópolis Beira-Mar' },
      { place: 'Gramado', hotel: 'Ipê Gramado' },
    ];
    const names = stops.map(({ place }) => place);
    const places = placesOfNames(map, names, map.pin, [0, 0]);
    expect(places.map((place) => place?.isBelow)).toEqual([true, true]);
    // The leg leaves Florianópolis to the southwest, and arrives at Gramado from above.
    expect(places[0]?.x).toBeGreaterThan(0);
    expect(places[1]?.x).toBe(0);
    expect(hotelsWithRoom(map, stops, places, map.pin)).toEqual([true, true]);
  });
});
