import { type Place, type RouteMap, round } from './route-map';

/** A box around a place, by how far it reaches to each side, in units of the drawing. */
type Reach = { left: number; right: number; up: number; down: number };
/** A pin with its number, from its point, and the name below it, at scale one. */
const PIN_REACH: Reach = { left: 9, right: 10, up: 23, down: 0 };
/** Height of the line of a name, its size, and what stays free around letters for the light line behind them. */
const NAME_LINE = { top: 1.5, bottom: 6.5, font: 4.7, free: 0.55 };
/** Widths of letters in parts of the size of a name: those of 'Gramado' are a quarter wider than those of 'Foz do Iguaçu'. */
const LETTERS = { narrow: 0.36, usual: 0.6, wide: 0.86 };
const NARROW = /[\s.,'’fijltíI-]/;
const WIDE = /[\p{Lu}mw]/u;
/** The line of a hotel below its town: size, height and width of a letter, in hundredths of the map's height. */
export const HOTEL_LINE = { font: 3.3, height: 4, letter: 1.75 };
/** What stays free between a name and the edge of the map. */
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

/** Whether something centered on a place stands behind a pin. */
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

/** A name that begins at a place, which is given from the point of its pin. */
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

/** How far a name, drawn at that scale, moves aside from below its pin so that the edge of the map cuts none of it. */
function asideOfName({ viewBox }: RouteMap, pin: Place, name: string, scale: number) {
  const [left = 0, , width = 0] = viewBox.split(' ').map(Number);
  const half = halfOfName(name, scale) + NAME_EDGE * scale;
  return round(Math.min(Math.max(pin.x, left + half), left + width - half) - pin.x);
}

/** The head of a pin at scale one: how far it is from the point, and its radius. */
const HEAD = { far: 12.7, radius: 8 };
/** How far a pin can lean, in degrees; upright is best. */
const LEANS = [0, -42, 42, -60, 60];
const NOTHING_NEAR = [0];

/** Where the head of a leaning pin is, from its point. */
function headOf(lean: number, scale: number): Place {
  const angle = (lean * Math.PI) / 180;
  return { x: Math.sin(angle) * HEAD.far * scale, y: -Math.cos(angle) * HEAD.far * scale };
}

const distance = (a: Place, b: Place) => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * How far each pin, drawn at that scale, leans so that the heads of all are seen: of all ways to lean the
 * one with which the least lies on one another, and of those the one that leans least. Stops are few.
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
  /** What the head of a new pin would lie on, in parts of its radius, and how far it leans. */
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

/** What stays free between a head and the name beside it: the largest number reaches as far. */
const HEAD_EDGE = 4.5;
/** What stays free between the point of a pin and the name below that stands aside of it. */
const POINT_EDGE = 2;

/** Where a name begins, from the point of its pin: middle and top of its line. */
export type NamePlace = Place & { isBelow: boolean };

/**
 * Where names have room, drawn at that scale: below their pins, or aside from there where a leg would run
 * behind the letters, else beside the heads, which lean so far.
 * Null for one that would meet another pin or name: two names on one another say nothing; and for one that is
 * wider than the map, whose edges would cut it. Where the itinerary begins and ends comes first.
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
  /** Of a pin: its head with the number, and what leads from there to its point. */
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

/** A stop by its words on the map. */
type NamedStop = { place: string; hotel: string };

/**
 * Which hotels have room below the names of their towns, which are drawn at the places given: their lines
 * meet no pin, no leg, no town, no other hotel and no edge of the map.
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
