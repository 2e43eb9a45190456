import { MACRO_REGION_NAMES, readBox, writeBox } from '@/lib/hotels/map/box';
import {
  askedFrame,
  boxOf,
  centeredOn,
  frameAround,
  frameOf,
  isInside,
  isNearest,
  isSame,
  isWhole,
  NEAREST,
  panned,
  toMap,
  WHOLE,
  zoomed,
} from '@/lib/hotels/map/frame';
import { countByMacroRegion, MACRO_REGIONS } from '@/lib/hotels/map/macro-regions';

it.each([
  ['', null],
  ['-50_-30_-40', null],
  ['-50_-30_-40_-20_-10', null],
  ['-40_-30_-50_-20', null],
  ['-50_-20_-40_-30', null],
  ['-50_-30_-50_-20', null],
  ['-500_-30_-40_-20', null],
  ['-50_-95_-40_-20', null],
  ['NaN_NaN_NaN_NaN', null],
  ['-50,-30,-40,-20', null],
  ['-50.1234_-30_-40_-20', null],
  ['1e3_-30_-40_-20', null],
  [`-50_-30_-40_${'9'.repeat(400)}`, null],
  ['-50.5_-30_-40_-20.125', { west: -50.5, south: -30, east: -40, north: -20.125 }],
])('reads the box %j as %j', (text, box) => {
  expect(readBox(text)).toEqual(box);
});

it('rounds a box outward, and does not change it when written again', () => {
  const box = { west: -48.51349, south: -27.58731, east: -48.50001, north: -27.13402 };
  const text = writeBox(box);
  expect(text).toBe('-48.514_-27.588_-48.5_-27.134');
  const read = readBox(text);
  expect(read && writeBox(read)).toBe(text);
  expect(writeBox({ west: -48.515, south: -27.585, east: 1.005, north: 2.675 })).toBe(
    '-48.515_-27.585_1.005_2.675',
  );
});

it('places hotels at their towns in the drawing', () => {
  const { x, y } = toMap(-48.513, -27.134);
  expect([Math.round(x), Math.round(y)]).toEqual([600, 799]);
});

it('converts a frame to a box and back', () => {
  const frame = frameOf(MACRO_REGIONS.sul.box);
  expect(isSame(frameOf(boxOf(frame)), frame)).toBe(true);
  expect(isSame(panned(frame, 0.1, 0), frame)).toBe(false);
});

it.each(MACRO_REGION_NAMES)('%s fits into its frame', (name) => {
  const { box } = MACRO_REGIONS[name];
  const frame = frameOf(box);
  for (const [longitude, latitude] of [
    [box.west, box.north],
    [box.east, box.south],
  ] as const) {
    const { x, y } = toMap(longitude, latitude);
    const slack = { x: frame.x - 1, y: frame.y - 1, side: frame.side + 2 };
    expect(isInside(slack, { x, y })).toBe(true);
  }
});

it('limits the frame to the country, and to the smallest and largest scale', () => {
  expect(zoomed(WHOLE, 0.1)).toEqual(WHOLE);
  expect(isWhole(zoomed(WHOLE, 0.5))).toBe(true);
  let frame = WHOLE;
  for (let press = 0; press < 20; press += 1) frame = zoomed(frame, 2);
  expect(frame.side).toBe(NEAREST);
  expect(isNearest(frame)).toBe(true);
  for (let press = 0; press < 100; press += 1) frame = panned(frame, 1, 1);
  expect(frame.x).toBeLessThanOrEqual(1000);
  expect(panned({ x: -9000, y: 9000, side: 200 }, 0, 0)).toEqual({ x: -100, y: 900, side: 200 });
});

it('keeps the center when zooming in', () => {
  const frame = zoomed({ x: 400, y: 300, side: 400 }, 2);
  expect(frame).toEqual({ x: 500, y: 400, side: 200 });
  expect(centeredOn({ x: 600, y: 600 }, frame)).toEqual({ x: 500, y: 500, side: 200 });
});

const NOTHING = { zoom: null, area: null, regions: [] };

it('shows what the URL asks for, or else the country, or else the hotels of a region', () => {
  expect(askedFrame(NOTHING)).toEqual(WHOLE);
  expect(askedFrame({ ...NOTHING, zoom: 'sul' })).toEqual(frameOf(MACRO_REGIONS.sul.box));
  expect(askedFrame({ ...NOTHING, area: '-50_-30_-40_-20' })?.side).toBeCloseTo(232);
  expect(askedFrame({ ...NOTHING, regions: ['a0000000-0000-4000-8000-000000000001'] })).toBeNull();
  expect(frameAround(null)).toEqual(WHOLE);
  const one = { west: -48.5, south: -27.1, east: -48.5, north: -27.1 };
  expect(frameAround(one).side).toBe(240);
});

it('counts the hotels of each macro-region by state, and omits unknown states', () => {
  const count = (state: string | null, region: string | null, hotels = 1) => ({
    ...{ state, region, hotels },
  });
  const south = [count('SC', 'serra', 2), count('PR', 'praia', 2), count('PR', 'serra')];
  const found = (...more: ReturnType<typeof count>[]) => countByMacroRegion([...south, ...more]);
  const sul = { name: 'sul', hotels: 5, regions: ['praia', 'serra'] };
  expect(found(count('BA', 'sol'), count('XX', 'ilha', 9))).toEqual([
    { name: 'nordeste', hotels: 1, regions: ['sol'] },
    sul,
  ]);
  // No regions if one also has hotels elsewhere or without a state, or if a hotel has no region.
  expect(found(count('SP', 'serra'))).toContainEqual({ ...sul, regions: [] });
  expect(found(count(null, 'serra'))).toContainEqual({ ...sul, regions: [] });
  expect(found(count('RS', null))).toContainEqual({ ...sul, hotels: 6, regions: [] });
  expect(found(count(null, null))).toContainEqual(sul);
  expect(countByMacroRegion([])).toEqual([]);
  const states = MACRO_REGION_NAMES.flatMap((name) => MACRO_REGIONS[name].states);
  expect(new Set(states).size).toBe(27);
});
