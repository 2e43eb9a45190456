import type { MapBox } from './box';
import { boxOf, type MapFrame, type MapPoint } from './frame';
import { around, type Label, type LabelBox, type PinSide, placeLabels, ROUND } from './labels';
import drawnMarks from './marks.json';
import type { MapPin } from './model';

/** A pin placed in its frame: `left` and `top` in percent, the rest in pixels from there. */
export type PlacedPin<Pin extends MapPin> = {
  /** The pin of one hotel, or all pins of a group. */
  members: Pin[];
  hotels: number;
  price: number | null;
  hasRoom: boolean;
  left: number;
  top: number;
  /**
   * How it is shown: as its label or, without room for that, as a group's number or only the place.
   */
  shape: 'label' | 'round' | 'dot';
  side: PinSide;
  /** From the place to the nearest point of the label. */
  dx: number;
  dy: number;
  /** The distance of the label's corner that points to the place from the middle of its edge. */
  corner: number;
};

/**
 * How pins are laid out, in pixels at the default font size: for touch they are grouped earlier,
 * and a group is a round number.
 */
export type PinScale = {
  /** The width of the frame as drawn. */
  size: number;
  /** How much more of the map is seen on each side of it. */
  beside?: number;
  /** Places closer to each other than this are grouped. */
  near: number;
  /** Whether a group is a round number on its place. */
  round: boolean;
  /** What labels must not cover. */
  taken?: readonly LabelBox[];
};

type Layout = PinScale & {
  frame: MapFrame;
  /** The label of a pin, to estimate its width. */
  labelOf: (pin: Pick<MapPin, 'hotels' | 'price' | 'hasRoom'>) => string;
};

const EDGE = 6;
/** Half the width, the height and the foot of a drawn mark, in units of the map. */
const MARK = { half: 33, height: 42, foot: 8 };
/** A mark belongs to the places this close to its foot. */
const MARK_REACH = 40;
/** If marks are drawn larger than this, labels go at the places and not around the marks. */
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
 * Groups pins, in the order of the first of each group: a pin joins the first group whose middle is
 * near. Not by the nearest other pin, or all hotels along a coast would be one group.
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

/** The zoom factor of each step when a group is clicked. */
const PART_STEP = 1.5;
/** Further than this only for hotels not separated before. */
const PART_SIDE = 180;

/**
 * The widest frame in which these pins are apart, or as far apart as is possible while it is still
 * clear where they are; 0 if none of at least `least` separates them.
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

/**
 * Lays out the pins of a frame: places closer than `near` pixels are grouped, and no label covers
 * another one. Pure: the server uses a typical width, then the browser its own.
 */
export function layoutPins<Pin extends MapPin>(
  pins: readonly Pin[],
  { frame, size, beside = 0, near, round, taken = [], labelOf }: Layout,
): PlacedPin<Pin>[] {
  const k = size / frame.side;
  const toPixels = ({ x, y }: MapPoint) => ({ x: (x - frame.x) * k, y: (y - frame.y) * k });
  const marks = k < MOST_MARKED ? MARKS : [];
  const drawn: LabelBox[] = marks.map(toPixels).map(({ x, y }) => ({
    x: x - MARK.half * k,
    y: y - MARK.height * k,
    width: 2 * MARK.half * k,
    height: (MARK.height + MARK.foot) * k,
  }));
  const groups = grouped(pins, near / k).map((members) => {
    const hotels = members.reduce((sum, pin) => sum + pin.hotels, 0);
    const price = lowest(members.map((pin) => pin.price));
    const hasRoom = members.some((pin) => pin.hasRoom);
    const place = middleOf(members);
    const at = toPixels(place);
    const [low, high] = [ROUND / 2 + EDGE, size - ROUND / 2 - EDGE];
    const inward = Math.round(Math.max(low, Math.min(at.x, high)) - at.x);
    const [left, top] = [(at.x / size) * 100, (at.y / size) * 100];
    const pin = { members, hotels, price, hasRoom, left, top };
    return { pin, place, at, inward, isRound: round && hotels > 1 };
  });
  const labels = groups.map(({ pin, place, at, isRound }): Label | null => {
    if (isRound) return null;
    const mark = marks.find((other) => distance(other, place) < MARK_REACH);
    return {
      at,
      mark: mark ? { at: toPixels(mark), k, ...MARK } : null,
      width: 22 + labelOf(pin).length * 7.7,
      isGroup: pin.hotels > 1,
    };
  });
  const placed = placeLabels(labels, {
    size,
    beside,
    edge: EDGE,
    drawn,
    standing: [
      ...groups.flatMap(({ at, inward, isRound }) =>
        isRound ? [around({ x: at.x + inward, y: at.y }, ROUND)] : [],
      ),
      ...taken,
    ],
  });
  return groups.map(({ pin, inward, isRound }, index) => {
    const label = placed[index];
    if (label) return { ...pin, shape: 'label', ...label };
    const shape = pin.hotels > 1 ? 'round' : 'dot';
    return { ...pin, shape, side: 'top', dx: isRound ? inward : 0, dy: 0, corner: 0 };
  });
}

/** The bounding box of all these pins; null without any. */
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
