import {
  contrast,
  DEFAULT_PRIMARY,
  derivePrimary,
  primaryVariables,
} from '@/lib/format/primary-color';
import { seeded } from '../support/random';

const INK = '#16302b';
const SAND = '#f3e8d5';

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#fff', '#000', 21],
    ['#f97316', '#ffffff', 2.8],
    ['#16302b', '#f97316', 5.02],
    ['#767676', '#ffffff', 4.54],
  ])('%s and %s: %d', (a, b, expected) => {
    expect(contrast(a, b)).toBeCloseTo(expected, 1);
    expect(contrast(b, a)).toBe(contrast(a, b));
  });
});

describe('the agreed colors', () => {
  it('of the chain', () => {
    expect(derivePrimary('#f97316')).toEqual({
      primary: '#f97316',
      onPrimary: '#16302b',
      hover: '#fa8f45',
      text: '#a94e0f',
      ui: '#d16112',
      soft: '#feeadc',
      edge: 'transparent',
      edgeOnDark: 'transparent',
      darker: '#c75c12',
      lighter: '#fbab73',
    });
  });

  it.each([
    ['#0f766e', '#ffffff'],
    ['#b45309', '#ffffff'],
    ['#1d4ed8', '#ffffff'],
    ['#e11d48', '#ffffff'],
    ['#111827', '#ffffff'],
    ['#000000', '#ffffff'],
    ['#facc15', INK],
    ['#ffffff', INK],
    ['#fff', INK],
    ['#808080', '#000000'],
  ])('text on %s is %s', (primary, expected) => {
    expect(derivePrimary(primary).onPrimary).toBe(expected);
  });

  it.each([[null], [''], ['laranja'], ['#12'], ['#12345'], ['f97316'], ['#f97316;x']])(
    '%j gives the default',
    (color) => {
      expect(derivePrimary(color)).toEqual(derivePrimary(DEFAULT_PRIMARY));
    },
  );

  it('treats the short and the long form as the same color, in any case', () => {
    const { primary: _short, ...short } = derivePrimary('#0AF');
    const { primary, ...long } = derivePrimary('#00AAFF');
    expect(short).toEqual(long);
    expect(primary).toBe('#00aaff');
  });
});

it('all of 4000 random colors are readable', () => {
  const random = seeded(42);
  const unreadable: unknown[] = [];
  for (let round = 0; round < 4000; round++) {
    const color = `#${random.below(0x1000000).toString(16).padStart(6, '0')}`;
    const { onPrimary, hover, text, ui, soft, darker, lighter } = derivePrimary(color);
    const readable =
      contrast(onPrimary, color) >= 4.5 &&
      contrast(onPrimary, hover) >= 4.5 &&
      contrast(text, SAND) >= 4.5 &&
      contrast(ui, SAND) >= 3 &&
      contrast(INK, soft) >= 4.5;
    const wellFormed = [onPrimary, hover, text, ui, soft, darker, lighter].every((value) =>
      /^#[\da-f]{6}$/.test(value),
    );
    // White is preferred, then ink; black only if neither is readable.
    const first = ['#ffffff', INK, '#000000'].find((value) => contrast(value, color) >= 4.5);
    if (!readable || !wellFormed || onPrimary !== first) unreadable.push(color);
  }
  expect(unreadable).toEqual([]);
});

it('outlines a button that would vanish on its background', () => {
  const grounds = [
    ['edge', '#fffdf8'],
    ['edgeOnDark', '#17423a'],
  ] as const;
  const random = seeded(7);
  const colors = ['#ffffff', '#fffdf8', '#000000', '#17423a', '#facc15'];
  while (colors.length < 500) {
    colors.push(`#${random.below(0x1000000).toString(16).padStart(6, '0')}`);
  }
  const vanishing = colors.flatMap((color) => {
    const palette = derivePrimary(color);
    return grounds.flatMap(([edge, ground]) => {
      const line = palette[edge] === 'transparent' ? color : palette[edge];
      const enough = palette[edge] === 'transparent' ? 2 : 3;
      return contrast(line, ground) >= enough ? [] : [[color, edge, line]];
    });
  });
  expect(vanishing).toEqual([]);
});

it('mixes the darker and lighter colors by a fixed share', () => {
  expect(derivePrimary('#ffffff')).toMatchObject({ darker: '#cccccc', lighter: '#ffffff' });
  expect(derivePrimary('#000000')).toMatchObject({ darker: '#000000', lighter: '#666666' });
  expect(derivePrimary('#646464')).toMatchObject({ darker: '#505050', lighter: '#a2a2a2' });
});

it('turns a hotel’s color into the variables of the page', () => {
  expect(primaryVariables('#f97316')).toEqual({
    '--color-primary': '#f97316',
    '--color-on-primary': '#16302b',
    '--color-primary-hover': '#fa8f45',
    '--color-primary-text': '#a94e0f',
    '--color-primary-ui': '#d16112',
    '--color-primary-soft': '#feeadc',
    '--color-primary-edge': 'transparent',
    '--color-primary-edge-dark': 'transparent',
  });
});
