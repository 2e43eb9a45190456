import { isMacroRegion, type MapBox, readBox } from './box';
import { MACRO_REGIONS } from './macro-regions';

/** What the map shows: a square in its units, by its top left corner. */
export type MapFrame = { x: number; y: number; side: number };
/** A place on the map in its units: one is a pixel of a drawing 1000 pixels wide. */
export type MapPoint = { x: number; y: number };

const [WEST, X0, PER_DEGREE_EAST] = [-74.3, 20, 22.511];
const [NORTH, Y0, PER_DEGREE_SOUTH] = [5.6, 40, 23.2];

/** All of Brazil, the farthest that the map zooms out. */
export const WHOLE: MapFrame = { x: 0, y: 0, side: 1000 };
/** Zoomed in further, nothing more is drawn. */
export const NEAREST = 62.5;
/** The bounds of the drawing: left, top, width, height. */
export const DRAWN = { x: -320, y: -300, width: 1640, height: 1900 };

/** Projects a place; must match scripts/art/map/projection.mjs. */
export const toMap = (longitude: number, latitude: number): MapPoint => ({
  x: X0 + (longitude - WEST) * PER_DEGREE_EAST,
  y: Y0 + (NORTH - latitude) * PER_DEGREE_SOUTH,
});

const toLongitude = (x: number) => WEST + (x - X0) / PER_DEGREE_EAST;
const toLatitude = (y: number) => NORTH - (y - Y0) / PER_DEGREE_SOUTH;

const between = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));

/**
 * The closest frame that the drawing can show: no larger than the country, with part of it inside.
 */
function tamed({ x, y, side }: MapFrame): MapFrame {
  const size = between(side, NEAREST, WHOLE.side);
  const middle = (at: number) => at + (side - size) / 2;
  const room = WHOLE.side - size / 2;
  return {
    x: between(middle(x), -size / 2, room),
    y: between(middle(y), -size / 2, room),
    side: size,
  };
}

/**
 * The frame around a box: wider than its longer side by `share` of it, and at least `least` wide.
 */
export function frameOf(box: MapBox, share = 0, least = 0): MapFrame {
  const [from, to] = [toMap(box.west, box.north), toMap(box.east, box.south)];
  const side = Math.max(Math.max(to.x - from.x, to.y - from.y) * (1 + share), least);
  return tamed({ x: (from.x + to.x - side) / 2, y: (from.y + to.y - side) / 2, side });
}

/** The borders of a frame in degrees. */
export const boxOf = ({ x, y, side }: MapFrame): MapBox => ({
  west: toLongitude(x),
  south: toLatitude(y + side),
  east: toLongitude(x + side),
  north: toLatitude(y),
});

/** Zooms in by `factor`, around the middle. */
export function zoomed({ x, y, side }: MapFrame, factor: number): MapFrame {
  const size = between(side / factor, NEAREST, WHOLE.side);
  return tamed({ x: x + (side - size) / 2, y: y + (side - size) / 2, side: size });
}

/** Moved by fractions of its side. */
export const panned = ({ x, y, side }: MapFrame, right: number, down: number): MapFrame =>
  tamed({ x: x + right * side, y: y + down * side, side });

/** Centers a frame on this place. */
export const centeredOn = ({ x, y }: MapPoint, { side }: MapFrame): MapFrame =>
  tamed({ x: x - side / 2, y: y - side / 2, side });

/**
 * On a wide map more than the square is visible: up to this fraction of its side, on either side.
 */
const BESIDE = 0.4;

/** A frame with all that may be seen around it. */
export const aroundFrame = ({ x, y, side }: MapFrame): MapFrame => ({
  x: x - BESIDE * side,
  y: y - BESIDE * side,
  side: side * (1 + 2 * BESIDE),
});

/** Whether a map can't be zoomed out any further. */
export const isWhole = ({ side }: MapFrame) => side >= WHOLE.side;
/** Whether a map can't be zoomed in any further. */
export const isNearest = ({ side }: MapFrame) => side <= NEAREST;

/** Whether frames are equal, except for what a URL rounds off. */
export const isSame = (a: MapFrame, b: MapFrame) =>
  Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y), Math.abs(a.side - b.side)) < a.side / 200;

/** A map without hotels near each other is not zoomed in further. */
const REGION_SIDE = 240;

type Asked = { zoom: string | null; area: string | null; regions: readonly string[] };

/** The frame that a URL requests; null for the one around the hotels of its regions. */
export function askedFrame({ zoom, area, regions }: Asked): MapFrame | null {
  const box = isMacroRegion(zoom) ? MACRO_REGIONS[zoom].box : readBox(zoom ?? area);
  if (box) return frameOf(box);
  return regions.length > 0 ? null : WHOLE;
}

/** The frame that shows all of these hotels with some room around them. */
export const frameAround = (shown: MapBox | null) =>
  shown ? frameOf(shown, 0.6, REGION_SIDE) : WHOLE;

/** Whether a frame contains a place, edges included. */
export const isInside = ({ x, y, side }: MapFrame, point: MapPoint) =>
  point.x >= x && point.x <= x + side && point.y >= y && point.y <= y + side;
