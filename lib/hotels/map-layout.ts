import type { MapBox } from './map-box';
import { boxOf, type MapFrame, type MapPoint } from './map-frame';
import drawnMarks from './map-marks.json';
import type { MapPin } from './map-model';

type PinSide = 'right' | 'top' | 'left' | 'bottom';

/** A pin as it stands in its frame: `left` and `top` in percent, its label by pixels from there. */
export type PlacedPin<Pin extends MapPin> = {
  /** Of one hotel its pin, of several all that stand together. */
  members: Pin[];
  hotels: number;
  price: number | null;
  left: number;
  top: number;
  side: PinSide;
  /** From the place to the nearest point of the label. */
  dx: number;
  dy: number;
  /** How far the label's corner that points to the place is from the middle of its edge. */
  corner: number;
};

type Layout = {
  frame: MapFrame;
  /** How wide the frame is drawn, in pixels. */
  size: number;
  /** Places nearer than so many pixels stand together. */
  near: number;
  /** Whether hotels that stand together are a round number on their place. */
  round: boolean;
  /** The label of a pin, by which its width is guessed. */
  labelOf: (pin: { hotels: number; price: number | null }) => string;
};

type Box = { x: number; y: number; width: number; height: number };

const SIDES: PinSide[] = ['right', 'top', 'left', 'bottom'];
const LABEL_HEIGHT = 32;
/** The number of a group as wide as a finger. */
const ROUND = 44;
const EDGE = 6;
/** From the end of a label to the corner that points to the place, at least. */
const CORNER = 16;
/** Half the width, the height and the foot of a drawn mark, in units of the map. */
const MARK = { half: 33, height: 42, foot: 8 };
/** A mark belongs to the places so near to its foot. */
const MARK_REACH = 40;
/** Where they are drawn larger, labels stand at the places and not around the marks. */
const MOST_MARKED = 1.8;
const MARKS = Object.values(drawnMarks).map(([x = 0, y = 0]) => ({ x, y }));

const distance = (a: MapPoint, b: MapPoint) => Math.hypot(a.x - b.x, a.y - b.y);
const lowest = (prices: (number | null)[]) =>
  prices.reduce((low, price) => (price === null || (low !== null && low <= price) ? low : price));

const middleOf = (pins: readonly MapPin[]): MapPoint => {
  const hotels = pins.reduce((sum, pin) => sum + pin.hotels, 0);
  return {
    x: pins.reduce((sum, pin) => sum + pin.x * pin.hotels, 0) / hotels,
    y: pins.reduce((sum, pin) => sum + pin.y * pin.hotels, 0) / hotels,
  };
};

/**
 * Pins that stand together, in the order of their first: each joins the first group whose middle is
 * near. Not the nearest other pin: along a coast all hotels would be one group.
 */
function grouped<Pin extends MapPin>(pins: readonly Pin[], reach: number): Pin[][] {
  const groups: { members: Pin[]; middle: MapPoint }[] = [];
  for (const pin of pins) {
    const near = groups.find(({ middle }) => distance(middle, pin) < reach);
    if (near) {
      near.members.push(pin);
      near.middle = middleOf(near.members);
    } else groups.push({ members: [pin], middle: pin });
  }
  return groups.map(({ members }) => members);
}

/** Each step of a press on a group brings so much nearer. */
const PART_STEP = 1.5;
/** Nearer than that only for hotels that do not part before. */
const PART_SIDE = 180;

/**
 * How wide a frame may be at most in which these pins stand apart, or as far apart as one can still see
 * where they are; 0 where none of at least `least` parts them.
 */
export function partingSide(
  pins: readonly MapPin[],
  { size, near, side, least }: { size: number; near: number; side: number; least: number },
): number {
  let parted = 0;
  for (let next = side; next > least; ) {
    next = Math.max(next / PART_STEP, least);
    const groups = grouped(pins, (near * next) / size);
    if (groups.length > 1) parted = next;
    const areApart = groups.every(([first, second]) => !second && first?.hotels === 1);
    if (areApart || (parted > 0 && next <= PART_SIDE)) break;
  }
  return parted;
}

const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));
const grown = ({ x, y, width, height }: Box): Box => ({
  x: x - EDGE,
  y: y - EDGE,
  width: width + 2 * EDGE,
  height: height + 2 * EDGE,
});

/** Where a label of this width stands on each side of a mark, or of a place without one. */
function choices(at: MapPoint, k: number, marked: boolean, width: number) {
  const [half, up, down] = marked
    ? [MARK.half * k, MARK.height * k, MARK.foot * k]
    : [EDGE, EDGE, EDGE];
  const middle = marked ? at.y - up / 2 : at.y;
  const corner: Record<PinSide, MapPoint> = {
    right: { x: at.x + half + EDGE, y: middle - LABEL_HEIGHT / 2 },
    top: { x: at.x - width / 2, y: at.y - up - LABEL_HEIGHT - EDGE },
    left: { x: at.x - half - EDGE - width, y: middle - LABEL_HEIGHT / 2 },
    bottom: { x: at.x - width / 2, y: at.y + down + EDGE },
  };
  return SIDES.map((side) => ({ side, box: { ...corner[side], width, height: LABEL_HEIGHT } }));
}

/** A label above or below its place stays inside of the frame. */
const kept = (side: PinSide, box: Box, size: number): Box =>
  side === 'left' || side === 'right'
    ? box
    : { ...box, x: Math.max(EDGE, Math.min(box.x, size - EDGE - box.width)) };

/** From the middle of a label to the corner that points to its place. */
function cornerOf(side: PinSide, box: Box, place: MapPoint): number {
  if (side === 'left' || side === 'right') return 0;
  const most = box.width / 2 - CORNER;
  return Math.round(Math.max(-most, Math.min(place.x - box.x - box.width / 2, most)));
}

/** The point of a label that its side is placed by. */
const handle = (side: PinSide, { x, y, width, height }: Box): MapPoint => ({
  x: side === 'right' ? x : side === 'left' ? x + width : x + width / 2,
  y: side === 'top' ? y + height : side === 'bottom' ? y : y + height / 2,
});

/**
 * The pins of a frame: places nearer than `near` pixels stand together, and each label is on the side
 * where it covers least of the other labels and of the drawing. Pure: the server lays out for a usual
 * width, the browser again for its own.
 */
export function layoutPins<Pin extends MapPin>(
  pins: readonly Pin[],
  { frame, size, near, round, labelOf }: Layout,
): PlacedPin<Pin>[] {
  const k = size / frame.side;
  const toPixels = ({ x, y }: MapPoint) => ({ x: (x - frame.x) * k, y: (y - frame.y) * k });
  const marks = k < MOST_MARKED ? MARKS : [];
  const drawn: Box[] = marks.map(toPixels).map(({ x, y }) => ({
    x: x - MARK.half * k,
    y: y - MARK.height * k,
    width: 2 * MARK.half * k,
    height: (MARK.height + MARK.foot) * k,
  }));
  const standing: Box[] = [];
  const isOut = ({ x, y, width, height }: Box) =>
    x < EDGE || y < EDGE || x + width > size - EDGE || y + height > size - EDGE;

  return grouped(pins, near / k).map((members) => {
    const hotels = members.reduce((sum, pin) => sum + pin.hotels, 0);
    const price = lowest(members.map((pin) => pin.price));
    const place = middleOf(members);
    const at = toPixels(place);
    const position = { left: (at.x / size) * 100, top: (at.y / size) * 100 };
    const pin = { members, hotels, price, ...position };
    if (round && hotels > 1) {
      const [low, high] = [ROUND / 2 + EDGE, size - ROUND / 2 - EDGE];
      const dx = Math.round(Math.max(low, Math.min(at.x, high)) - at.x);
      standing.push({ x: at.x + dx - ROUND / 2, y: at.y - ROUND / 2, width: ROUND, height: ROUND });
      return { ...pin, side: 'top', dx, dy: 0, corner: 0 };
    }
    const mark = marks.find((other) => distance(other, place) < MARK_REACH);
    const width = 22 + labelOf({ hotels, price }).length * 7.7;
    const cost = ({ box }: { box: Box }, index: number) =>
      index * 30 +
      drawn.reduce((sum, other) => sum + overlap(box, other), 0) * 1.2 +
      standing.reduce((sum, other) => sum + overlap(box, grown(other)), 0) * 5 +
      (isOut(box) ? 100_000 : 0);
    const from = mark ? toPixels(mark) : at;
    const options = choices(from, k, mark !== undefined, width).map(({ side, box }) => ({
      side,
      box: kept(side, box, size),
    }));
    const costs = options.map(cost);
    const best = options[costs.indexOf(Math.min(...costs))];
    const { side, box } = best ?? { side: 'right' as const, box: { ...at, width, height: 0 } };
    standing.push(box);
    const point = handle(side, box);
    return {
      ...pin,
      side,
      dx: Math.round(point.x - at.x),
      dy: Math.round(point.y - at.y),
      corner: cornerOf(side, box, from),
    };
  });
}

/** The part of the map in which all of these pins stand. */
export function boxAround(pins: readonly MapPin[]): MapBox | null {
  const boxes = pins.map((pin) => pin.box ?? boxOf({ x: pin.x, y: pin.y, side: 0 }));
  if (boxes.length === 0) return null;
  return {
    west: Math.min(...boxes.map(({ west }) => west)),
    south: Math.min(...boxes.map(({ south }) => south)),
    east: Math.max(...boxes.map(({ east }) => east)),
    north: Math.max(...boxes.map(({ north }) => north)),
  };
}
