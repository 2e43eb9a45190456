import { type Place, type RouteMap, round } from './route-map';

/** A box around a place: how far it extends to each side, in drawing units. */
type Reach = { left: number; right: number; up: number; down: number };
/** How far a pin with its number extends from its point, at scale one. */
const PIN_REACH: Reach = { left: 9, right: 10, up: 23, down: 0 };
/** Top, bottom and font size of a name, and the space for the light outline of its letters. */
const NAME_LINE = { top: 1.5, bottom: 6.5, font: 4.7, free: 0.55 };
/** Letter widths per font size; letters of 'Gramado' are 25% wider than of 'Foz do Iguaçu'. */
const LETTERS = { narrow: 0.36, usual: 0.6, wide: 0.86 };
const NARROW = /[\s.,'’fijltíI-]/;
const WIDE = /[\p{Lu}mw]/u;
/** A hotel's line below its town (font size, height, letter width), in hundredths of map height. */
export const HOTEL_LINE = { font: 3.3, height: 4, letter: 1.75 };
/** Space between a name and the edge of the map. */
const NAME_EDGE = 1.5;

const scaled = ({ left, right, up, down }: Reach, by: number): Reach => ({
  left: left * by,
  right: right * by,
  up: up * by,
  down: down * by,
});

const meet = (a: Place, reachOfA: Reach, b: Place, reachOfB: Reach) =>
  a.x - reachOfA.left < b.x + reachOfB.right &&
  b.x - reachOfB.left < a.x + reachOfA.right &&
  a.y - reachOfA.up < b.y + reachOfB.down &&
  b.y - reachOfB.up < a.y + reachOfA.down;

/** Whether a box centered at a place overlaps a pin. */
export const isBehindPin = ({ pins, pin }: RouteMap, at: Place, width: number, height: number) =>
  pins.some((point) =>
    meet(
      at,
      { left: width / 2, right: width / 2, up: height / 2, down: height / 2 },
      point,
      scaled(PIN_REACH, pin),
    ),
  );

/** Half the width of the light line below the dots of a leg, in hundredths of the map's height. */
const LEG_HALF = 0.95;

/** Whether a leg runs behind a box. */
const isOverLeg = ({ legs, unit }: RouteMap, at: Place, reach: Reach) =>
  legs.some(({ dots }) =>
    dots.some((dot) =>
      meet(dot, scaled({ left: 1, right: 1, up: 1, down: 1 }, LEG_HALF * unit), at, reach),
    ),
  );

/** The box of a name at `place`, which is relative to the point of its pin. */
function boxOfName(pin: Place, place: Place, name: string, scale: number): [Place, Reach] {
  const half = halfOfName(name, scale);
  const reach = { up: -NAME_LINE.top * scale, down: NAME_LINE.bottom * scale };
  return [
    { x: pin.x + place.x, y: pin.y + place.y },
    { ...reach, left: half, right: half },
  ];
}

const letterWidth = (letter: string) =>
  NARROW.test(letter) ? LETTERS.narrow : WIDE.test(letter) ? LETTERS.wide : LETTERS.usual;

function halfOfName(name: string, scale: number): number {
  const letters = [...name].reduce((sum, letter) => sum + letterWidth(letter), 0);
  return ((letters * NAME_LINE.font + NAME_LINE.free) * scale) / 2;
}

/** How far a name moves sideways from below its pin so that the map's edge does not cut it. */
function asideOfName({ viewBox }: RouteMap, pin: Place, name: string, scale: number) {
  const [left = 0, , width = 0] = viewBox.split(' ').map(Number);
  const half = halfOfName(name, scale) + NAME_EDGE * scale;
  return round(Math.min(Math.max(pin.x, left + half), left + width - half) - pin.x);
}

/** The head of a pin at scale one: its distance from the point, and its radius. */
const HEAD = { far: 12.7, radius: 8 };
/** Angles at which a pin can lean, in degrees; upright is preferred. */
const LEANS = [0, -42, 42, -60, 60];
const NOTHING_NEAR = [0];

/** The center of a leaning pin's head, relative to its point. */
function headOf(lean: number, scale: number): Place {
  const angle = (lean * Math.PI) / 180;
  return { x: Math.sin(angle) * HEAD.far * scale, y: -Math.cos(angle) * HEAD.far * scale };
}

const distance = (a: Place, b: Place) => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * How far each pin leans so that all heads are visible at this scale: of all combinations the one
 * with the least overlap, and among equals the one that leans least. Stops are few.
 */
export function leansOfPins(pins: readonly Place[], scale: number): number[] {
  const isNear = (pin: Place, index: number) =>
    pins.some(
      (other, at) => at !== index && distance(pin, other) < 2 * (HEAD.far + HEAD.radius) * scale,
    );
  const heads = pins.map((pin, index) =>
    (isNear(pin, index) ? LEANS : NOTHING_NEAR).map((lean) => {
      const { x, y } = headOf(lean, scale);
      return { lean, x: pin.x + x, y: pin.y + y };
    }),
  );
  type Head = (typeof heads)[number][number];
  /** The cost of adding a head: its overlaps, in parts of the radius, plus its lean. */
  const costOf = (head: Head, chosen: readonly Head[]) =>
    (head.lean / 1000) ** 2 +
    chosen.reduce((sum, other, at) => {
      const [own, its] = [pins[chosen.length] ?? head, pins[at] ?? other];
      const onHead = Math.max(0, 2 * HEAD.radius * scale - distance(head, other));
      const onPoint = Math.max(0, HEAD.radius * scale - distance(head, its));
      const onOwn = Math.max(0, HEAD.radius * scale - distance(other, own));
      return sum + (2 * onHead + onPoint + onOwn) / (HEAD.radius * scale);
    }, 0);
  let best: { leans: number[]; cost: number } = { leans: [], cost: Number.POSITIVE_INFINITY };
  const choose = (chosen: readonly Head[], cost: number) => {
    if (cost >= best.cost) return;
    const next = heads[chosen.length];
    if (!next) best = { leans: chosen.map(({ lean }) => lean), cost };
    for (const head of next ?? []) choose([...chosen, head], cost + costOf(head, chosen));
  };
  choose([], 0);
  return best.leans;
}

/** Space between a head and the name beside it; the largest number extends that far. */
const HEAD_EDGE = 4.5;
/** Space between the point of a pin and a name that is below it and to the side. */
const POINT_EDGE = 2;

/** Where a name is drawn, relative to the point of its pin: center and top of its line. */
export type NamePlace = Place & { isBelow: boolean };

/**
 * Places the names at this scale: below their pins, to the side there if a leg would run behind the
 * letters, else beside the heads, which lean by `leans`. Null for a name that would overlap another
 * pin or name, and for one wider than the map, whose edges would cut it. The first and last stops
 * are placed first.
 */
export function placesOfNames(
  map: RouteMap,
  names: readonly string[],
  scale: number,
  leans: readonly number[],
): (NamePlace | null)[] {
  const { pins, pin, viewBox } = map;
  const [left = 0, , width = 0] = viewBox.split(' ').map(Number);
  const nowhere = { x: 0, y: 0 };
  const waysOf = (index: number): NamePlace[] => {
    const [name = '', at = nowhere] = [names[index], pins[index]];
    const half = halfOfName(name, scale);
    if (2 * (half + NAME_EDGE * scale) > width) return [];
    const below = { x: asideOfName(map, at, name, scale), y: 0, isBelow: true };
    const head = headOf(leans[index] ?? 0, pin);
    const beside = half + (HEAD.radius + HEAD_EDGE) * pin;
    const y = head.y - ((NAME_LINE.top + NAME_LINE.bottom) / 2) * scale;
    const aside = half + POINT_EDGE * scale;
    const isInside = ({ x }: Place) => {
      const edge = half + NAME_EDGE * scale;
      return at.x + x - edge >= left && at.x + x + edge <= left + width;
    };
    const belowAside = [aside, -aside].map((x) => ({ x, y: 0, isBelow: true }));
    const sides = [head.x + beside, head.x - beside].map((x) => ({ x, y, isBelow: false }));
    const ways = [below, ...[...belowAside, ...sides].filter(isInside)];
    const isClear = (way: NamePlace) => !isOverLeg(map, ...boxOf(index, way));
    return [...ways.filter(isClear), below, ...sides.filter(isInside)];
  };
  const boxOf = (index: number, place: Place) =>
    boxOfName(pins[index] ?? nowhere, place, names[index] ?? '', scale);
  /** The boxes of a pin: its head with the number, and its neck from there to the point. */
  const partsOf = (index: number): [Place, Reach][] => {
    const [at = nowhere, lean = 0] = [pins[index], leans[index]];
    if (lean === 0) return [[at, scaled(PIN_REACH, pin)]];
    const head = headOf(lean, pin);
    const radius = scaled({ left: 9, right: 10, up: 10, down: 9 }, pin);
    const neck = scaled({ left: 3, right: 3, up: 6, down: 0 }, pin);
    return [
      [{ x: at.x + head.x, y: at.y + head.y }, radius],
      [at, neck],
    ];
  };
  const shown = new Map<number, NamePlace>();
  for (const index of new Set([0, pins.length - 1, ...pins.keys()])) {
    const isFree = (way: NamePlace) => {
      const own = boxOf(index, way);
      return (
        [...shown].every(([other, place]) => !meet(...own, ...boxOf(other, place))) &&
        pins.every((_, at) => at === index || partsOf(at).every((part) => !meet(...own, ...part)))
      );
    };
    const way = pins[index] && waysOf(index).find(isFree);
    if (way) shown.set(index, way);
  }
  return pins.map((_, index) => shown.get(index) ?? null);
}

/** The texts of a stop on the map. */
type NamedStop = { place: string; hotel: string };

/**
 * Which hotels have room below the names of their towns, drawn at `places`: their lines overlap no
 * pin, leg, town, other hotel or edge of the map.
 */
export function hotelsWithRoom(
  map: RouteMap,
  stops: readonly NamedStop[],
  places: readonly (NamePlace | null)[],
  scale: number,
): boolean[] {
  const [left = 0, , width = 0] = map.viewBox.split(' ').map(Number);
  const taken = map.pins.flatMap((pin, index) => {
    const [stop, place] = [stops[index], places[index]];
    return stop && place ? [boxOfName(pin, place, stop.place, scale)] : [];
  });
  const height = HOTEL_LINE.height * map.unit;
  return map.pins.map((pin, index) => {
    const [stop, place] = [stops[index], places[index]];
    if (!stop || !place?.isBelow) return false;
    const half = (stop.hotel.length * HOTEL_LINE.letter * map.unit) / 2;
    const at = { x: pin.x + place.x, y: pin.y + NAME_LINE.bottom * scale + height / 2 };
    const reach = { left: half, right: half, up: height / 2, down: height / 2 };
    const isFree =
      at.x - half >= left &&
      at.x + half <= left + width &&
      !isBehindPin(map, at, 2 * half, height) &&
      !isOverLeg(map, at, reach) &&
      taken.every((box) => !meet(at, reach, ...box));
    if (isFree) taken.push([at, reach]);
    return isFree;
  });
}
