/** The chain's color, also used in place of a missing or malformed one. */
export const DEFAULT_PRIMARY = '#f97316';

const INK = '#16302b';
const SAND = '#f3e8d5';
/** The lightest and the darkest background of a button. */
const CARD = '#fffdf8';
const MATA = '#17423a';
/** Below this contrast with its background, a filled button's shape is not visible. */
const VISIBLE_SHAPE = 2;

/** '#f80' or '#ff8800'. */
export const HEX_COLOR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

export type Rgb = [number, number, number];

function rgb(hex: string): Rgb {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((c) => c + c).join('') : hex.slice(1);
  const channel = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16);
  return [channel(0), channel(2), channel(4)];
}

const hex = (channels: number[]) =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** `share` 0–1 of the way to black. */
const darken = (color: string, share: number) =>
  hex(rgb(color).map((value) => value * (1 - share)));

/** `share` 0–1 of the way to white. */
const lighten = (color: string, share: number) =>
  hex(rgb(color).map((value) => value + (255 - value) * share));

/** A channel of sRGB, 0–255, in linear light, 0–1. */
export function toLinear(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** A hex color in linear light. */
export const linearRgb = (color: string) => rgb(color).map(toLinear) as Rgb;

/** The luminance of a color in linear light, 0–1. */
export const luminance = ([r, g, b]: Rgb): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** WCAG contrast ratio of two hex colors, 1–21. */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(linearRgb(a)), luminance(linearRgb(b))];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

function darkenUntil(color: string, target: number): string {
  for (let step = 0; step <= 25; step++) {
    const candidate = darken(color, step * 0.04);
    if (contrast(candidate, SAND) >= target) return candidate;
  }
  return '#000000';
}

/** The colors of a hotel page as CSS values. */
export type PrimaryPalette = {
  primary: string;
  onPrimary: string;
  hover: string;
  text: string;
  ui: string;
  soft: string;
  /** The outline of a button in the color; transparent if it contrasts with its background. */
  edge: string;
  edgeOnDark: string;
  /** The specified variants, 20 % darker and 40 % lighter, for uses without text on them. */
  darker: string;
  lighter: string;
};

/**
 * Derives a readable set from one hotel color: every text on or in the color reaches 4.5:1, every
 * control 3:1. A missing or malformed color gives the default's set.
 */
export function derivePrimary(color: string | null): PrimaryPalette {
  const primary = color && HEX_COLOR.test(color) ? color.toLowerCase() : DEFAULT_PRIMARY;
  // White, then ink, then black: one of the three always reaches 4.5:1.
  const onPrimary =
    ['#ffffff', INK, '#000000'].find((text) => contrast(text, primary) >= 4.5) ?? '#000000';
  const ui = darkenUntil(primary, 3);
  const vanishesOn = (ground: string) => contrast(primary, ground) < VISIBLE_SHAPE;
  return {
    primary,
    onPrimary,
    // Away from the text's own lightness, so that the contrast on hover only ever grows.
    hover: onPrimary === '#ffffff' ? darken(primary, 0.2) : lighten(primary, 0.2),
    text: darkenUntil(primary, 4.5),
    ui,
    soft: lighten(primary, 0.85),
    edge: vanishesOn(CARD) ? ui : 'transparent',
    edgeOnDark: vanishesOn(MATA) ? '#ffffff' : 'transparent',
    darker: darken(primary, 0.2),
    lighter: lighten(primary, 0.4),
  };
}

/** The palette as the CSS variables that theme.css declares, for a `style` attribute. */
export function primaryVariables(color: string | null): Record<`--color-${string}`, string> {
  const palette = derivePrimary(color);
  return {
    '--color-primary': palette.primary,
    '--color-on-primary': palette.onPrimary,
    '--color-primary-hover': palette.hover,
    '--color-primary-text': palette.text,
    '--color-primary-ui': palette.ui,
    '--color-primary-soft': palette.soft,
    '--color-primary-edge': palette.edge,
    '--color-primary-edge-dark': palette.edgeOnDark,
  };
}
