import type { MapPoint } from './frame';

export type PinSide = 'right' | 'top' | 'left' | 'bottom';
/** A rectangle in the drawing, by its top left corner. */
export type LabelBox = { x: number; y: number; width: number; height: number };

/** A label to be placed, in pixels. */
export type Label = {
  /** Its place. */
  at: MapPoint;
  /** The drawn mark that the label goes around. */
  mark: { at: MapPoint; k: number; half: number; height: number; foot: number } | null;
  width: number;
  isGroup: boolean;
};

type Room = {
  /** The width of the frame, and how much more is visible on its left and right. */
  size: number;
  beside: number;
  /** The margin around labels. */
  edge: number;
  /** What labels should avoid covering. */
  drawn: readonly LabelBox[];
  /** What they may not cover. */
  standing: readonly LabelBox[];
};

/** A possible position of a label; `at` is where its corner points. */
type Choice = { side: PinSide; box: LabelBox; at: MapPoint };

const LABEL_HEIGHT = 32;
/** A group's number, as wide as a finger. */
export const ROUND = 44;
/** The size of a place itself, as drawn. */
const DOT = 10;
/** The least distance from a label's end to the corner that points to the place. */
const CORNER = 16;
/** Most rounds of choosing the best side for each label. */
const ROUNDS = 3;

/** The square of this size around a place. */
export const around = ({ x, y }: MapPoint, size: number): LabelBox => ({
  x: x - size / 2,
  y: y - size / 2,
  width: size,
  height: size,
});
/** The cost of covering another label or a fixed area: the label would not be shown. */
const COVERING = 20_000;
const overlap = (a: LabelBox, b: LabelBox) =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));
const grown = ({ x, y, width, height }: LabelBox, edge: number): LabelBox => ({
  x: x - edge,
  y: y - edge,
  width: width + 2 * edge,
  height: height + 2 * edge,
});

/** A label above or below its place is moved to stay in view. */
const kept = (side: PinSide, box: LabelBox, { size, beside, edge }: Room): LabelBox =>
  side === 'left' || side === 'right'
    ? box
    : { ...box, x: Math.max(edge - beside, Math.min(box.x, size + beside - edge - box.width)) };

/**
 * The possible positions of a label, better ones first: on each side of its mark, above and below
 * it to one side, and then, over a part of the drawing, likewise around the place itself.
 */
function choices({ at: place, mark, width }: Label, room: Room): Choice[] {
  const { edge } = room;
  const beside = (at: MapPoint, half: number, up: number, down: number, middle: number) => {
    const [above, below] = [at.y - up - LABEL_HEIGHT - edge, at.y + down + edge];
    const level = middle - LABEL_HEIGHT / 2;
    const center = at.x - width / 2;
    const [toRight, toLeft] = [at.x - CORNER, at.x - width + CORNER];
    const corners: [PinSide, number, number][] = [
      ['right', at.x + half + edge, level],
      ['top', center, above],
      ['left', at.x - half - edge - width, level],
      ['bottom', center, below],
      ['top', toRight, above],
      ['top', toLeft, above],
      ['bottom', toRight, below],
      ['bottom', toLeft, below],
    ];
    return corners.map(
      ([side, x, y]): Choice => ({
        side,
        at,
        box: kept(side, { x, y, width, height: LABEL_HEIGHT }, room),
      }),
    );
  };
  const around = beside(place, edge, edge, edge, place.y);
  if (!mark) return around;
  const { at, k, half, height, foot } = mark;
  return [...beside(at, half * k, height * k, foot * k, at.y - (height * k) / 2), ...around];
}

/** From a label's middle to the corner that points to its place. */
function cornerOf({ side, box, at }: Choice): number {
  if (side === 'left' || side === 'right') return 0;
  const most = box.width / 2 - CORNER;
  return Math.round(Math.max(-most, Math.min(at.x - box.x - box.width / 2, most)));
}

/** The point of a label that its side is placed by. */
const handle = ({ side, box: { x, y, width, height } }: Choice): MapPoint => ({
  x: side === 'right' ? x : side === 'left' ? x + width : x + width / 2,
  y: side === 'top' ? y + height : side === 'bottom' ? y : y + height / 2,
});

/** For each label, the position that covers least of other labels and the drawing. */
function chooseSides(labels: readonly (Label | null)[], room: Room): (Choice | null)[] {
  const { size, beside, edge, drawn, standing } = room;
  const options = labels.map((label) => (label ? choices(label, room) : []));
  const dots = labels.map((label) => label && around(label.at, DOT));
  const chosen: (Choice | null)[] = labels.map(() => null);
  const isOut = ({ x, y, width, height }: LabelBox) =>
    x < edge - beside || y < edge || x + width > size + beside - edge || y + height > size - edge;
  const cost = (box: LabelBox, index: number, place: number) => {
    let sum = place * 30 + (isOut(box) ? 100_000 : 0);
    const wide = grown(box, edge);
    for (const other of drawn) sum += overlap(box, other) * 1.2;
    const under = (other: LabelBox) =>
      overlap(wide, other) * 5 + (overlap(box, other) > 0 ? COVERING : 0);
    for (const other of standing) sum += under(other);
    for (const [n, other] of chosen.entries()) {
      if (n === index) continue;
      if (other) sum += under(other.box);
      const dot = dots[n];
      if (dot) sum += overlap(box, dot) * 200;
    }
    return sum;
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    let moved = false;
    for (const [index, sides] of options.entries()) {
      const costs = sides.map(({ box }, place) => cost(box, index, place));
      const best = sides[costs.indexOf(Math.min(...costs))] ?? null;
      moved ||= best !== chosen[index];
      chosen[index] = best;
    }
    if (!moved) break;
  }
  return chosen;
}

/**
 * The labels that would cover another one or the middle of another place: hotels' before groups',
 * later ones before earlier ones. A group without its label is a number on its place, which may
 * cover others in turn.
 */
function covering(
  labels: readonly (Label | null)[],
  chosen: readonly (Choice | null)[],
  standing: readonly LabelBox[],
): Set<Label> {
  const placed = labels.flatMap((label, index) => {
    const box = chosen[index]?.box;
    return label && box ? [{ label, box }] : [];
  });
  placed.sort((a, b) => Number(b.label.isGroup) - Number(a.label.isGroup));
  const coreOf = ({ label }: { label: Label }) => around(label.at, DOT / 2);
  const left = new Set<Label>();
  for (let before = -1; before < left.size; ) {
    before = left.size;
    const numbers = [...left].filter(({ isGroup }) => isGroup).map(({ at }) => around(at, ROUND));
    const covered = [...standing, ...numbers];
    for (const { label, box } of placed) {
      if (left.has(label)) continue;
      const places = placed.filter((other) => other.label !== label).map(coreOf);
      if ([...covered, ...places].some((other) => overlap(box, other) > 0)) left.add(label);
      else covered.push(box);
    }
  }
  return left;
}

/**
 * Places labels by side, distance from the place and the corner that points to it. A label without
 * room is null.
 */
export function placeLabels(labels: readonly (Label | null)[], room: Room) {
  const chosen = chooseSides(labels, room);
  const left = covering(labels, chosen, room.standing);
  return labels.map((label, index) => {
    const choice = chosen[index];
    if (!(label && choice) || left.has(label)) return null;
    const point = handle(choice);
    return {
      side: choice.side,
      dx: Math.round(point.x - label.at.x),
      dy: Math.round(point.y - label.at.y),
      corner: cornerOf(choice),
    };
  });
}
