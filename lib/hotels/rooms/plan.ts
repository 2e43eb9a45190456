import { removeAccents } from '@/lib/format/normalize';
import { toNumber, wholeNumber } from '@/lib/format/numbers';
import type { Room } from '@/lib/hotels/content/features';
import { MOST_BEDS } from './beds';
import { type RoomView, toRoomView } from './views';

/** Everything the plan of a room is drawn from. Lengths follow from it, in meters. */
export type RoomPlan = {
  /** In square meters. */
  area: number;
  double: number;
  single: number;
  view: RoomView | null;
  balcony: boolean;
  bathtub: boolean;
};

/** Smaller rooms leave no space to walk, larger ones have more than one room. */
const AREA = { min: 16, max: 60 };

const names = (items: readonly string[], pattern: RegExp) =>
  items.some((item) => pattern.test(removeAccents(item)));

/**
 * The plan of a room; null if its data is incomplete or describes something that one rectangle
 * can't show: several floors, or beds that don't fit along its walls.
 */
export function planOf(
  room: Pick<Room, 'name' | 'squareMeters' | 'beds' | 'view' | 'includedItems'>,
) {
  const { name, squareMeters, beds, view, includedItems } = room;
  if (squareMeters === null || !beds || /\b(?:duplex|triplex|loft)\b/.test(removeAccents(name))) {
    return null;
  }
  return fittingPlan({
    area: squareMeters,
    ...beds,
    view,
    balcony: names(includedItems, /^(?:duas )?(?:varanda|sacada|terraco)s?\b/),
    bathtub: names(includedItems, /^banheira\b/),
  });
}

function fittingPlan(plan: RoomPlan): RoomPlan | null {
  const { area, double, single } = plan;
  if (!(area >= AREA.min && area <= AREA.max) || double + single < 1) return null;
  return placeBeds(plan) ? plan : null;
}

/** The path that serves drawings of plans. */
const PLAN_PATH = '/api/room-plan';

/** The URL of the drawing of a plan; `readPlan` reads its query. */
export function planUrl({ area, double, single, view, balcony, bathtub }: RoomPlan): string {
  const query = new URLSearchParams({ area: String(area) });
  if (double) query.set('double', String(double));
  if (single) query.set('single', String(single));
  if (view) query.set('view', view);
  if (balcony) query.set('balcony', '1');
  if (bathtub) query.set('bathtub', '1');
  return `${PLAN_PATH}?${query}`;
}

/** The plan of a URL; null for anything that can't be drawn. */
export function readPlan(query: URLSearchParams): RoomPlan | null {
  const count = (name: string) => wholeNumber(query.get(name) ?? '0', { min: 0, max: MOST_BEDS });
  const [area, double, single] = [toNumber(query.get('area')), count('double'), count('single')];
  if (area === null || double === null || single === null) return null;
  return fittingPlan({
    area,
    double,
    single,
    view: toRoomView(query.get('view')),
    balcony: query.get('balcony') === '1',
    bathtub: query.get('bathtub') === '1',
  });
}

/** A bed with its head at a side wall; `y` is the distance from the wall with the window. */
type PlacedBed = { side: 'left' | 'right'; y: number; width: number; isDouble: boolean };

/** In meters, like all sizes of a plan. */
export const BED_LENGTH = 2.05;
/** In meters. */
export const BATHROOM = { width: 2.3, depth: 1.75 };
const DOUBLE_WIDTH = 1.7;
const SINGLE_WIDTH = 0.9;
const GAP = 0.5;
/** What stays free between the beds on both sides. */
const WAY = 0.7;
const LEFT_FIRST = ['left', 'right'] as const;
const RIGHT_FIRST = ['right', 'left'] as const;
/** For the desk in the right corner. */
const DESK_DEPTH = 0.9;

/** Width and depth of the room, a rectangle a third wider than deep. */
export function planSize({ area }: Pick<RoomPlan, 'area'>) {
  const width = Math.sqrt(area * 1.32);
  return { width, depth: area / width };
}

/** Places the beds along the walls, large ones first; null if they don't all fit. */
export function placeBeds(plan: RoomPlan): PlacedBed[] | null {
  const { width, depth } = planSize(plan);
  const space = {
    left: depth - BATHROOM.depth - 0.2,
    // A bathtub is on the right below the window.
    right: depth - DESK_DEPTH - (plan.bathtub ? 2.1 : 0.2),
  };
  const used = { left: 0, right: 0 };
  const beds = [
    ...Array.from({ length: plan.double }, () => true),
    ...Array.from({ length: plan.single }, () => false),
  ];
  const placed: PlacedBed[] = [];
  for (const isDouble of beds) {
    const bedWidth = isDouble ? DOUBLE_WIDTH : SINGLE_WIDTH;
    const fits = (side: 'left' | 'right') =>
      used[side] + (used[side] ? GAP : 0) + bedWidth <= space[side];
    // Single beds go opposite a double bed, if there is one.
    const sides = plan.double > 0 && !isDouble ? RIGHT_FIRST : LEFT_FIRST;
    const side = sides.find(fits);
    if (!side) return null;
    const y = used[side] + (used[side] ? GAP : 0);
    placed.push({ side, y, width: bedWidth, isDouble });
    used[side] = y + bedWidth;
  }
  if (used.right && 2 * BED_LENGTH + WAY > width) return null;
  const start = {
    left: (space.left + 0.2 - used.left) / 2,
    right: plan.bathtub ? 2.1 : (space.right + 0.2 - used.right) / 2,
  };
  return placed.map((bed) => ({ ...bed, y: bed.y + start[bed.side] }));
}
