import { toMap } from '@/lib/hotels/map/frame';
import { kilometersBetween, type Point } from './distance';

/** A place on the drawing, in units of its projection. */
export type Place = { x: number; y: number };

/** The box of public/art/mapa-roteiro.svg in units of its projection. */
export const MAP_BOX = { x: -500, y: -500, width: 2000, height: 2000 };
const project = ({ latitude, longitude }: Point): Place => toMap(longitude, latitude);

/** Width of the map over its height. */
const ASPECT = 1.6;
/** Minimum height in drawing units: two hotels in one town need some land around them. */
const LEAST_HEIGHT = 110;
/** Fraction of the map left free on each side of the stops, for their pins and names. */
const MARGIN = 0.22;
/** Space for a pin with its name, in hundredths of the map's height, and its minimum scale. */
const PIN_ROOM = 34;
const LEAST_PIN = 0.5;
/** How far a leg bends, as a fraction of its length. */
const BEND = 0.2;
/** Number of straight segments that a leg is approximated by. */
const LEG_PARTS = 40;

/** The leg from one stop to the next; `length` is in hundredths of the map's height. */
type Leg = {
  line: string;
  middle: Place;
  /** Points on the line, close enough together to keep names off it. */
  dots: Place[];
  length: number;
  kilometers: number;
};

export type RouteMap = {
  viewBox: string;
  /** Drawing units per hundredth of the map's height; lines are scaled by it. */
  unit: number;
  /** Scale of the pins, reduced if they would overlap. */
  pin: number;
  pins: Place[];
  /** From each stop to the next. */
  legs: Leg[];
};

/** Rounds to a tenth of a unit; more precision is not visible. */
export const round = (value: number) => Math.round(value * 10) / 10;

/** A line with one bend, its middle, and points along it. */
function curve(from: Place, to: Place) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  // Bends upward on the drawing in either direction.
  const side = dx >= 0 ? 1 : -1;
  const control = {
    x: (from.x + to.x) / 2 + side * dy * BEND,
    y: (from.y + to.y) / 2 - side * dx * BEND,
  };
  const [a, b, c] = [from, control, to].map(({ x, y }) => `${round(x)} ${round(y)}`);
  const at = (part: number): Place => {
    const [ofFrom, ofControl, ofTo] = [(1 - part) ** 2, 2 * part * (1 - part), part ** 2];
    return {
      x: round(ofFrom * from.x + ofControl * control.x + ofTo * to.x),
      y: round(ofFrom * from.y + ofControl * control.y + ofTo * to.y),
    };
  };
  const dots = Array.from({ length: LEG_PARTS + 1 }, (_, index) => at(index / LEG_PARTS));
  return { line: `M${a}Q${b} ${c}`, middle: at(0.5), dots };
}

/** The distances between all pairs of pins. */
const legLengths = (pins: readonly Place[]) =>
  pins.flatMap((from, index) =>
    pins.slice(index + 1).map((to) => Math.hypot(to.x - from.x, to.y - from.y)),
  );

/** The part of the drawing around the points, with their pins and legs; null without points. */
export function routeMap(points: readonly Point[]): RouteMap | null {
  if (points.length === 0) return null;
  const pins = points.map(project).map(({ x, y }) => ({ x: round(x), y: round(y) }));
  const [xs, ys] = [pins.map(({ x }) => x), pins.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const free = 1 - 2 * MARGIN;
  const height = Math.max(LEAST_HEIGHT, (bottom - top) / free, (right - left) / free / ASPECT);
  const width = height * ASPECT;
  const unit = round(height) / 100;
  const nearest = Math.min(...legLengths(pins).filter((length) => length > 0));
  const pin = unit * Math.min(1, Math.max(LEAST_PIN, nearest / (PIN_ROOM * unit)));
  // Pins are drawn above their points.
  const y = (top + bottom) / 2 - height * 0.56;
  const x = (left + right) / 2 - width / 2;
  return {
    viewBox: [x, y, width, height].map(round).join(' '),
    unit,
    pin: Math.round(pin * 1000) / 1000,
    pins,
    legs: pins.slice(1).flatMap((pin, index) => {
      const before = pins[index];
      const kilometers = kilometersBetween(points[index] ?? null, points[index + 1] ?? null);
      if (!before || kilometers === null) return [];
      const length = Math.hypot(pin.x - before.x, pin.y - before.y) / unit;
      return [{ ...curve(before, pin), length, kilometers }];
    }),
  };
}
