import 'server-only';
import sharp, { type OutputInfo } from 'sharp';
import { linearRgb, luminance, type Rgb, toLinear } from '@/lib/format/primary-color';
import { DEFAULT_SCRIM } from './artwork';

/** The image is sampled as this many squares across and down. */
const SQUARES = 32;
/** The fraction of the squares that counts as dark. */
const DARK_PART = 0.35;
/** Luminance of every tint: keeps white text on it readable, even at the worst spot of a hero. */
const LUMINANCE = 0.022;
/** Share of the chain's dark green in the tint, so that a gray image doesn't turn a page gray. */
const CHAIN_PART = 0.15;
/** Maximum of each channel (linear light): a saturated blue would glow through the text. */
const BRIGHTEST = 0.12;

const toHex = (c: number) => {
  const value = c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, value) * 255)
    .toString(16)
    .padStart(2, '0');
};

const mixed = (a: Rgb, b: Rgb, part: number) =>
  a.map((value, index) => value + ((b[index] ?? 0) - value) * part) as Rgb;

/** The same hue at the luminance of every tint; a color without a hue becomes the chain's. */
function atLuminance(color: Rgb): Rgb {
  const scale = LUMINANCE / Math.max(luminance(color), 1e-6);
  return color.map((value) => value * scale) as Rgb;
}

const CHAIN = linearRgb(DEFAULT_SCRIM);

/** The squares of an image in linear light, the darkest first. */
async function squares(pixels: Buffer, { width, height, channels }: OutputInfo): Promise<Rgb[]> {
  const { data, info } = await sharp(pixels, { raw: { width, height, channels } })
    .resize(SQUARES, SQUARES, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (index: number, channel: number) =>
    toLinear(data[index * info.channels + (info.channels < 3 ? 0 : channel)] ?? 0);
  return Array.from(
    { length: SQUARES * SQUARES },
    (_, index): Rgb => [at(index, 0), at(index, 1), at(index, 2)],
  ).sort((a, b) => luminance(a) - luminance(b));
}

/**
 * The tint between an image and the text on it: the hue of the image's own dark parts, always
 * equally dark. `pixels` are raw sRGB.
 */
export async function darkTone(pixels: Buffer, info: OutputInfo): Promise<string> {
  const all = await squares(pixels, info);
  const dark = all.slice(0, Math.round(all.length * DARK_PART));
  const sum = dark.reduce<Rgb>(
    ([r, g, b], [x, y, z]) => [r + x, g + y, b + z],
    [CHAIN[0] * 0.01, CHAIN[1] * 0.01, CHAIN[2] * 0.01],
  );
  const tint = mixed(atLuminance(sum), atLuminance(CHAIN), CHAIN_PART);
  const peak = Math.max(...tint);
  const gray: Rgb = [LUMINANCE, LUMINANCE, LUMINANCE];
  const calm = peak > BRIGHTEST ? mixed(tint, gray, (peak - BRIGHTEST) / (peak - LUMINANCE)) : tint;
  return `#${calm.map(toHex).join('')}`;
}
