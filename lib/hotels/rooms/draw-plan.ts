import { BATHROOM, BED_LENGTH, placeBeds, planSize, type RoomPlan } from './plan';
import type { RoomView } from './views';

/** Pixels per meter in the drawing. */
const METER = 40;
const VIEW_DEPTH = 0.72;
const BALCONY_DEPTH = 1.5;
const MARGIN = 4;

const COLORS = {
  wall: '#16302b',
  floor: '#f6ead6',
  tile: '#dfe9e6',
  sheet: '#fffdf8',
  blanket: '#2f7a66',
  pillow: '#e9dbc3',
  yellow: '#f2b705',
  wood: '#c99a63',
  deck: '#e7c893',
  water: '#bfe0dc',
  glass: '#2e8f9b',
} as const;

const px = (meters: number) => Number((meters * METER).toFixed(1));

/** The size of a plan's drawing in pixels, and how wide a meter is in it. */
export function drawingSize(plan: RoomPlan) {
  const { width, depth } = planSize(plan);
  const above = (plan.view ? VIEW_DEPTH + 0.1 : 0) + (plan.balcony ? BALCONY_DEPTH : 0);
  return {
    width: Math.round(px(width) + 2 * MARGIN),
    height: Math.round(px(above + depth) + 2 * MARGIN),
    meter: METER,
  };
}

type Shape = { x: number; y: number; width: number; depth: number };

const rect = ({ x, y, width, depth }: Shape, fill: string, radius = 3) =>
  `<rect x="${px(x)}" y="${px(y)}" width="${px(width)}" height="${px(depth)}" rx="${radius}" fill="${fill}"/>`;

const steps = (length: number, step: number) =>
  Array.from(
    { length: Math.max(0, Math.ceil(length / step) - 1) },
    (_, index) => (index + 1) * step,
  );

/** The pattern of each view, in the band above the room. */
const VIEWS: Record<RoomView, { ground: string; marks: (width: number) => string }> = {
  sea: { ground: '#7cc4bd', marks: (width) => waves(width, '#5aaeab') },
  river: { ground: '#9cc3b4', marks: (width) => waves(width, '#7fae9c') },
  lake: { ground: '#a9cfd6', marks: (width) => waves(width, '#86b6c0') },
  pool: {
    ground: '#8fd3cf',
    marks: (width) =>
      `<path d="${steps(width, 0.5)
        .map((x) => `M${px(x)} 0V${px(VIEW_DEPTH)}`)
        .join('')}M0 ${px(VIEW_DEPTH / 2)}H${px(width)}" stroke="#6fbcb9" stroke-width="1.5"/>`,
  },
  garden: {
    ground: '#b9cc9a',
    marks: (width) =>
      steps(width, 0.62)
        .map(
          (x, index) =>
            `<circle cx="${px(x)}" cy="${px(index % 2 ? 0.46 : 0.26)}" r="10" fill="${index % 4 === 2 ? COLORS.yellow : '#8fae75'}"/>`,
        )
        .join(''),
  },
  forest: {
    ground: '#9dbb8f',
    marks: (width) =>
      steps(width, 0.55)
        .map(
          (x, index) =>
            `<circle cx="${px(x)}" cy="${px(index % 2 ? 0.44 : 0.24)}" r="12" fill="${index % 3 ? '#5f8f6b' : '#47795a'}"/>`,
        )
        .join(''),
  },
  mountains: {
    ground: '#a9bfae',
    marks: (width) =>
      steps(width + 1.5, 1.5)
        .map(
          (x, index) =>
            `<path d="M${px(x - 1.6)} ${px(VIEW_DEPTH)}l${px(0.9)}-${index % 2 ? 24 : 18} ${px(0.9)} ${index % 2 ? 24 : 18}Z" fill="#7f9f94"/>`,
        )
        .join(''),
  },
  city: {
    ground: '#d9cdb8',
    marks: (width) =>
      steps(width, 0.5)
        .map((x, index) => {
          const height = [0.34, 0.56, 0.42, 0.62][index % 4] ?? 0.4;
          return `<rect x="${px(x - 0.36)}" y="${px(VIEW_DEPTH - height)}" width="${px(0.36)}" height="${px(height)}" fill="${index % 2 ? '#a89a84' : '#bdae95'}"/>`;
        })
        .join(''),
  },
};

function waves(width: number, color: string): string {
  const line = (y: number) => `M-8 ${y}q5.5-5 11 0${'t11 0'.repeat(Math.ceil(px(width) / 11) + 1)}`;
  return `<path d="${line(9)}${line(20)}" fill="none" stroke="${color}" stroke-width="2.5"/>`;
}

/** A deck as wide as the room with a table for two. */
function balcony(width: number): string {
  const middle = BALCONY_DEPTH / 2;
  const planks = steps(width, 0.32).map((x) => `M${px(x)} 0v${px(BALCONY_DEPTH)}`);
  const seat = (x: number) =>
    `<circle cx="${px(x)}" cy="${px(middle)}" r="${px(0.2)}" fill="${COLORS.wood}"/>`;
  return [
    rect({ x: 0, y: 0, width, depth: BALCONY_DEPTH }, COLORS.deck, 0),
    `<path d="${planks.join('')}" stroke="#16302b" stroke-opacity=".12"/>`,
    seat(width - 1.85),
    seat(width - 0.75),
    `<circle cx="${px(width - 1.3)}" cy="${px(middle)}" r="${px(0.3)}" fill="${COLORS.sheet}"/>`,
  ].join('');
}

/** Bedside tables for a double bed that has its wall to itself. */
function bedsideTables(plan: RoomPlan): string {
  const beds = placeBeds(plan) ?? [];
  const [bed, ...others] = beds.filter(({ side }) => side === 'left');
  if (!bed?.isDouble || others.length > 0 || bed.y < 0.5) return '';
  return [bed.y - 0.46, bed.y + bed.width + 0.06]
    .map((y) => rect({ x: 0.1, y, width: 0.42, depth: 0.4 }, COLORS.wood))
    .join('');
}

function beds(plan: RoomPlan, width: number): string {
  return (placeBeds(plan) ?? [])
    .map(({ side, y, width: across, isDouble }) => {
      const at = (offset: number, length: number) =>
        side === 'left' ? 0.1 + offset : width - 0.1 - offset - length;
      const part = (offset: number, length: number, top: number, depth: number, fill: string) =>
        rect({ x: at(offset, length), y: y + top, width: length, depth }, fill);
      const pillow = isDouble ? across / 2 - 0.2 : across - 0.28;
      return [
        part(0, BED_LENGTH, 0, across, COLORS.sheet),
        part(0.95, BED_LENGTH - 0.95, 0, across, COLORS.blanket),
        part(0.12, 0.42, 0.14, pillow, isDouble ? COLORS.yellow : COLORS.pillow),
        isDouble ? part(0.12, 0.42, across / 2 + 0.06, pillow, COLORS.pillow) : '',
      ].join('');
    })
    .join('');
}

/** Basin, toilet and shower in the corner to the left of the door. */
function bathroom(depth: number): string {
  const top = depth - BATHROOM.depth;
  return [
    rect({ x: 0, y: top, width: BATHROOM.width, depth: BATHROOM.depth }, COLORS.tile, 0),
    rect({ x: 0.12, y: top + 0.14, width: 0.62, depth: 0.5 }, COLORS.sheet, 10),
    rect({ x: 0.14, y: depth - 0.62, width: 0.46, depth: 0.5 }, COLORS.sheet, 4),
    rect({ x: BATHROOM.width - 0.98, y: top + 0.1, width: 0.88, depth: 0.88 }, COLORS.water, 2),
    `<circle cx="${px(BATHROOM.width - 0.54)}" cy="${px(top + 0.54)}" r="2.5" fill="${COLORS.wall}"/>`,
  ].join('');
}

/** A bathtub or an armchair below the window, if there is no bed, and a desk. */
function furniture(plan: RoomPlan, { width, depth }: { width: number; depth: number }): string {
  const isFree = !placeBeds(plan)?.some(({ side }) => side === 'right');
  const tub = [
    rect({ x: width - 1, y: 0.3, width: 0.78, depth: 1.7 }, COLORS.sheet, 14),
    rect({ x: width - 0.88, y: 0.42, width: 0.54, depth: 1.46 }, COLORS.water, 10),
  ];
  const chair = [
    `<g transform="rotate(-24 ${px(width - 0.8)} ${px(0.85)})">`,
    rect({ x: width - 1.2, y: 0.45, width: 0.8, depth: 0.8 }, COLORS.blanket, 8),
    rect({ x: width - 1.04, y: 0.5, width: 0.48, depth: 0.42 }, COLORS.yellow, 4),
    '</g>',
  ];
  const desk = Math.min(2.1, width - BATHROOM.width - 1.3);
  return [
    ...(plan.bathtub ? tub : isFree ? chair : []),
    desk > 0.6
      ? rect({ x: width - desk - 0.1, y: depth - 0.62, width: desk, depth: 0.5 }, COLORS.wood, 2)
      : '',
  ].join('');
}

/** Walls with their openings: a window if the room has a view, and the door. */
function walls(plan: RoomPlan, { width, depth }: { width: number; depth: number }): string {
  const opening = (x: number, length: number) => `M${px(x)} 0h${px(length)}`;
  const window = plan.view ? opening(width * 0.3, Math.min(2.6, width * 0.42)) : '';
  const door = BATHROOM.width + 0.25;
  const leaf = px(0.9);
  return [
    `<rect width="${px(width)}" height="${px(depth)}" fill="none" stroke="${COLORS.wall}" stroke-width="5"/>`,
    window &&
      `<path d="${window}" stroke="${COLORS.sheet}" stroke-width="6"/><path d="${window}" stroke="${COLORS.glass}" stroke-width="2.5"/>`,
    `<path d="M${px(door)} ${px(depth)}h${leaf}" stroke="${COLORS.floor}" stroke-width="6"/>`,
    `<path d="M${px(door)} ${px(depth)}v-${leaf}a${leaf} ${leaf} 0 0 1 ${leaf} ${leaf}" fill="#16302b" fill-opacity=".05" stroke-dasharray="3 3"/>`,
  ].join('');
}

/** The plan as a standalone SVG document. It has no text: the page next to it has. */
export function drawRoomPlan(plan: RoomPlan): string {
  const size = planSize(plan);
  const { width, height } = drawingSize(plan);
  const view = plan.view ? VIEWS[plan.view] : null;
  const deckAt = view ? VIEW_DEPTH + 0.1 : 0;
  const roomAt = deckAt + (plan.balcony ? BALCONY_DEPTH : 0);
  const boards = steps(size.depth, 0.4).map((y) => `M0 ${px(y)}h${px(size.width)}`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${-MARGIN} ${-MARGIN} ${width} ${height}">`,
    view
      ? `<clipPath id="v"><rect width="${px(size.width)}" height="${px(VIEW_DEPTH)}" rx="4"/></clipPath><g clip-path="url(#v)"><rect width="${px(size.width)}" height="${px(VIEW_DEPTH)}" fill="${view.ground}"/>${view.marks(size.width)}</g>`
      : '',
    `<g stroke="${COLORS.wall}" stroke-width="1.3">`,
    plan.balcony ? `<g transform="translate(0 ${px(deckAt)})">${balcony(size.width)}</g>` : '',
    `<g transform="translate(0 ${px(roomAt)})">`,
    `<rect width="${px(size.width)}" height="${px(size.depth)}" fill="${COLORS.floor}" stroke="none"/>`,
    `<path d="${boards.join('')}" stroke-opacity=".08"/>`,
    bathroom(size.depth),
    bedsideTables(plan),
    beds(plan, size.width),
    furniture(plan, size),
    walls(plan, size),
    '</g></g></svg>',
  ].join('');
}
