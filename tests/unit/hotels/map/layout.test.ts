import { WHOLE } from '@/lib/hotels/map/frame';
import { boxAround, layoutPins, partingSide } from '@/lib/hotels/map/layout';
import type { MapPin } from '@/lib/hotels/map/model';

const pin = (slug: string, x: number, y: number, price: number | null = 100): MapPin => ({
  ...{ x, y, price, hasRoom: true, hotels: 1, box: null },
  hotel: { slug, name: slug, path: `/hotel/${slug}` },
});
const group = (hotels: number, x: number, y: number): MapPin => ({
  ...{ x, y, price: 90, hasRoom: true, hotels, hotel: null },
  box: { west: -50, south: -20, east: -49, north: -19 },
});
const lay = (pins: MapPin[], { size = 1000, near = 36, round = false, frame = WHOLE } = {}) =>
  layoutPins(pins, { frame, size, near, round, labelOf: ({ price }) => `R$ ${price}` });

/** The box of a label in pixels, with the width that the layout estimates. */
function labelBox({ left, top, dx, dy, side, price }: ReturnType<typeof lay>[number]) {
  const width = 22 + `R$ ${price}`.length * 7.7;
  const [x, y] = [left * 10 + dx, top * 10 + dy];
  const from = { right: x, left: x - width, top: x - width / 2, bottom: x - width / 2 }[side];
  const upper = { right: y - 16, left: y - 16, top: y - 32, bottom: y }[side];
  return { from, to: from + width, upper, lower: upper + 32 };
}

it('places a pin for each hotel in the order of the list', () => {
  const placed = lay([pin('b', 100, 100), pin('a', 500, 500), pin('c', 900, 900)]);
  expect(placed.map(({ members }) => members[0]?.hotel?.slug)).toEqual(['b', 'a', 'c']);
  expect(placed.map(({ left, top }) => [left, top])).toEqual([
    [10, 10],
    [50, 50],
    [90, 90],
  ]);
});

it('groups places that are closer than a pin, with the lowest price', () => {
  const [placed, ...rest] = lay([
    pin('a', 500, 500, 300),
    pin('b', 520, 500, null),
    pin('c', 500, 520, 200),
  ]);
  expect(rest).toEqual([]);
  expect(placed).toMatchObject({ hotels: 3, price: 200 });
  expect(lay([pin('a', 500, 500, null), pin('b', 505, 500, null)])[0]?.price).toBeNull();
});

it('does not chain the hotels of a coast into one group', () => {
  const coast = Array.from({ length: 20 }, (_, n) => pin(`h${n}`, 600, 100 + n * 30));
  const placed = lay(coast);
  expect(placed.length).toBeGreaterThan(5);
  expect(placed.reduce((sum, { hotels }) => sum + hotels, 0)).toBe(20);
});

it('adds up the hotels of groups from the database', () => {
  const [placed] = lay([group(40, 500, 500), pin('a', 510, 500)]);
  expect(placed).toMatchObject({ hotels: 41, price: 90 });
});

type Placed = ReturnType<typeof lay>[number];
const shapes = (placed: Placed[]) => placed.map(({ shape }) => shape);
/** The boxes in pixels of what is larger than a dot: labels, and the counts of groups. */
const seen = (placed: Placed[]) =>
  placed
    .filter(({ shape }) => shape !== 'dot')
    .map((pin) => {
      if (pin.shape === 'label') return labelBox(pin);
      const [x, y] = [pin.left * 10 + pin.dx, pin.top * 10];
      return { from: x - 22, to: x + 22, upper: y - 22, lower: y + 22 };
    });
function expectApart(boxes: ReturnType<typeof labelBox>[]) {
  for (const [index, a] of boxes.entries()) {
    for (const b of boxes.slice(index + 1)) {
      const apart = a.to <= b.from || b.to <= a.from || a.lower <= b.upper || b.lower <= a.upper;
      expect({ a, b, apart }).toMatchObject({ apart: true });
    }
  }
}

it('keeps labels apart and inside of the frame', () => {
  const pins = [
    pin('a', 985, 100),
    pin('b', 985, 160),
    pin('c', 300, 985),
    pin('d', 345, 300),
    pin('e', 300, 300),
  ];
  const placed = lay(pins);
  const boxes = placed.map(labelBox);
  for (const { from, to, upper, lower } of boxes) {
    expect(Math.min(from, upper)).toBeGreaterThanOrEqual(0);
    expect(Math.max(to, lower)).toBeLessThanOrEqual(1000);
  }
  expect(shapes(placed)).toEqual(Array(5).fill('label'));
  expectApart(boxes);
});

it('moves a label to make room for one that fits on no other side', () => {
  // The second label fits only to the right of the first pin.
  const walls = [
    { x: 400, y: 440, width: 80, height: 25 },
    { x: 400, y: 535, width: 80, height: 25 },
    { x: 440, y: 465, width: 20, height: 70 },
  ];
  const pins = [pin('a', 470, 420), pin('b', 500, 452), pin('c', 480, 500)];
  const placed = layoutPins(pins, {
    ...{ frame: WHOLE, size: 1000, near: 36, round: false, taken: walls },
    labelOf: ({ price }) => `R$ ${price}`,
  });
  expect(shapes(placed)).toEqual(['label', 'label', 'label']);
  expectApart(placed.map(labelBox));
});

it('shows a dot if a label fits on no side', () => {
  const taken = [{ x: 300, y: 300, width: 400, height: 400 }];
  const options = { frame: WHOLE, size: 1000, near: 36, round: false, taken };
  const pins = [pin('a', 500, 500), pin('b', 600, 600), pin('c', 605, 600), pin('d', 100, 100)];
  const placed = layoutPins(pins, { ...options, labelOf: ({ price }) => `R$ ${price}` });
  expect(shapes(placed)).toEqual(['dot', 'round', 'label']);
  expect(placed[0]).toMatchObject({ dx: 0, dy: 0 });
});

for (const [what, options] of [
  ['wide', { round: false }],
  ['on a phone', { round: true, near: 46 }],
] as const) {
  it(`no label covers another one however many there are, ${what}`, () => {
    const many = Array.from({ length: 200 }, (_, n) =>
      pin(`h${n}`, 300 + ((n * 137) % 400), 300 + ((n * 271) % 400)),
    );
    const placed = lay(many, options);
    expect(shapes(placed)).toContain('label');
    const labels = placed.filter(({ shape }) => shape === 'label').map(labelBox);
    expectApart(labels);
    for (const [index, { from, to, upper, lower }] of seen(placed).entries()) {
      const own = placed.filter(({ shape }) => shape !== 'dot')[index];
      const covered = placed.filter(({ left, top, shape }) => {
        const [x, y] = [left * 10, top * 10];
        return shape === 'dot' && x > from && x < to && y > upper && y < lower;
      });
      if (own?.shape === 'label') expect(covered).toEqual([]);
    }
    for (const round of seen(placed.filter(({ shape }) => shape === 'round'))) {
      for (const label of labels) expectApart([round, label]);
    }
  });
}

it('centers a round group on its place, or shifts it to stay inside the frame', () => {
  const at = (x: number) => lay([pin('a', x, 500), pin('b', x, 505)], { round: true })[0];
  expect(at(500)).toMatchObject({ dx: 0, dy: 0 });
  expect(at(995)?.dx).toBe(-23);
});

it('finds the frame size at which a group separates', () => {
  const pair = [pin('a', 600.5, 799.4), pin('b', 599.6, 809.9)];
  const side = partingSide(pair, { size: 744, near: 36, side: 1000, least: 62.5 });
  expect(side).toBeLessThan(220);
  expect(lay(pair, { size: 744, frame: { x: 500, y: 700, side } })).toHaveLength(2);
  const same = [pin('a', 600, 800), pin('b', 600, 800)];
  expect(partingSide(same, { size: 744, near: 36, side: 1000, least: 62.5 })).toBe(0);
});

it('returns the box that contains all pins', () => {
  expect(boxAround([])).toBeNull();
  const box = boxAround([group(3, 500, 500), pin('a', 20, 40)]);
  expect(box?.west).toBeCloseTo(-74.3);
  expect(box).toMatchObject({ south: -20, east: -49 });
});

it('handles the maximum number of pins', () => {
  const many = Array.from({ length: 200 }, (_, n) =>
    pin(`h${n}`, (n * 137) % 1000, (n * 271) % 1000),
  );
  expect(lay(many).reduce((sum, { hotels }) => sum + hotels, 0)).toBe(200);
});

it('places labels between the controls next to an open group on a phone', () => {
  const pins = [
    pin('bombinhas', 600, 799),
    pin('cataratas', 465, 763),
    pin('curitiba', 583, 760),
    pin('florianopolis', 600, 810),
    pin('gramado', 547, 852),
    pin('guanabara', 721, 702),
    pin('paulista', 642, 717),
  ];
  // The zoom buttons, the list of regions, the switch for the area and the link to the list.
  const taken = [
    { x: -15, y: 116, width: 44, height: 132 },
    { x: -15, y: 16, width: 166, height: 44 },
    { x: -15, y: 264, width: 144, height: 44 },
    { x: 256, y: 264, width: 91, height: 44 },
  ];
  const placed = layoutPins(pins, {
    ...{ frame: { x: 480, y: 669, side: 229.5 }, size: 328, beside: 31, near: 42 },
    ...{ round: true, taken, labelOf: ({ price }) => `R$ ${price}` },
  });
  expect(shapes(placed)).toEqual(['round', ...Array(5).fill('label')]);
});
