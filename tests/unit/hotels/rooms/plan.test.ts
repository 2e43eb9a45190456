/** @jest-environment jsdom */
import { drawingSize, drawRoomPlan } from '@/lib/hotels/rooms/draw-plan';
import {
  placeBeds,
  planOf,
  planSize,
  planUrl,
  type RoomPlan,
  readPlan,
} from '@/lib/hotels/rooms/plan';
import { ROOM_VIEWS } from '@/lib/hotels/rooms/views';

const ROOM = {
  name: 'Suíte Vista Mar',
  squareMeters: 32,
  beds: { double: 1, single: 0 },
  view: 'sea' as const,
  includedItems: ['Café da manhã', 'Varanda com rede'],
};
const PLAN: RoomPlan = {
  area: 32,
  double: 1,
  single: 0,
  view: 'sea',
  balcony: true,
  bathtub: false,
};

describe('rooms with a plan', () => {
  test('one with complete data', () => {
    expect(planOf(ROOM)).toEqual(PLAN);
  });
  test.each<[string, Partial<typeof ROOM> | { beds: null } | { squareMeters: null }]>([
    ['no area', { squareMeters: null }],
    ['no countable beds', { beds: null }],
    ['too small', { squareMeters: 12 }],
    ['more than one room can be', { squareMeters: 72 }],
    ['two floors', { name: 'Duplex da Enseada' }],
    ['more beds than its walls take', { squareMeters: 18, beds: { double: 3, single: 3 } }],
    ['no bed', { beds: { double: 0, single: 0 } }],
  ])('none with %s', (_case, changed) => {
    expect(planOf({ ...ROOM, ...changed } as typeof ROOM)).toBeNull();
  });
});

describe('the URL of a plan', () => {
  test('contains everything that the plan is drawn from', () => {
    const plan = { ...PLAN, single: 2, bathtub: true, area: 41.5 };
    expect(readPlan(new URL(planUrl(plan), 'https://x.example').searchParams)).toEqual(plan);
  });
  test.each([
    '',
    'area=x&double=1',
    'area=Infinity&double=1',
    'area=32',
    'area=32&double=-1',
    'area=32&double=1.5',
    'area=32&double=7',
    'area=1e9&double=1',
    'area=32&double=99999999999',
  ])('reads no plan from %j', (query) => {
    expect(readPlan(new URLSearchParams(query))).toBeNull();
  });
  test('ignores an unknown view', () => {
    const plan = readPlan(new URLSearchParams('area=32&double=1&view="><script>'));
    expect(plan?.view).toBeNull();
    expect(plan && drawRoomPlan(plan)).not.toContain('script');
  });
});

test('beds stay inside of the room and apart, whatever its size', () => {
  for (let area = 16; area <= 60; area += 0.5) {
    for (const [double, single] of [
      [1, 0],
      [1, 2],
      [0, 2],
      [2, 0],
      [0, 4],
      [2, 3],
      [1, 3],
    ] as const) {
      for (const bathtub of [false, true]) {
        const plan = { ...PLAN, area, double, single, bathtub };
        const beds = placeBeds(plan);
        if (!beds) continue;
        const { depth } = planSize(plan);
        expect(beds).toHaveLength(double + single);
        for (const side of ['left', 'right'] as const) {
          const along = beds.filter((bed) => bed.side === side).toSorted((a, b) => a.y - b.y);
          let end = 0;
          for (const { y, width } of along) {
            expect(y).toBeGreaterThanOrEqual(end);
            end = y + width;
          }
          expect(end).toBeLessThanOrEqual(depth - (side === 'left' ? 1.75 : 0.6));
        }
      }
    }
  }
});

test.each(ROOM_VIEWS)(
  'the drawing of a room with the view %s is small, valid and has its size',
  (view) => {
    const plan = { ...PLAN, view, single: 2, bathtub: true, area: 44 };
    const svg = drawRoomPlan(plan);
    const { width, height } = drawingSize(plan);
    expect(svg).toContain(`width="${width}" height="${height}"`);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(svg.length).toBeLessThan(8_000);
    expect(
      new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('parsererror'),
    ).toBeNull();
  },
);
