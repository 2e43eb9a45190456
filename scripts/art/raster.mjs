/** Rasteriser: SVG in two passes, grain between them, WebP under a byte budget. */
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { rng } from './lib.mjs';

const LATTICE = 1024;
let lattice;

/** Tileable field of stipple noise, softened over neighbors so it compresses; built once. */
function noiseField() {
  if (lattice) return lattice;
  const r = rng(7);
  const raw = Float32Array.from({ length: LATTICE * LATTICE }, () => r() + r() - 1);
  const at = (x, y) => raw[((y & (LATTICE - 1)) << 10) | (x & (LATTICE - 1))];
  lattice = new Float32Array(raw.length);
  for (let y = 0; y < LATTICE; y++)
    for (let x = 0; x < LATTICE; x++)
      lattice[(y << 10) | x] =
        (at(x, y) * 2 + at(x + 1, y) + at(x, y + 1) + at(x + 1, y + 1) * 0.5) / 2.1;
  return lattice;
}

const pixels = (svg) =>
  new Resvg(svg, { font: { loadSystemFonts: false }, shapeRendering: 2 }).render();

/** Columns [left, left + width) of a rendered image. `pixels` copies the image: read it once. */
function cropped(image, left, width) {
  const { pixels: all, width: total, height } = image;
  if (left === 0 && width === total) return all;
  const out = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y++) {
    const start = (y * total + left) * 4;
    all.copy(out, y * width * 4, start, start + width * 4);
  }
  return out;
}

/**
 * Render a scene once: the flat pass and the airbrush pass, as raw RGBA. The whole scene is always
 * drawn and cut afterwards, because the SVG renderer fails on small shapes far outside a view box.
 * @param {import('./lib.mjs').Scene} scene
 * @param {{ x: number, w: number, width: number, height: number }} crop x and w in scene units;
 *   width and height of the result in px
 */
export function passes(scene, { x, w, width, height }) {
  const scale = width / w;
  const total = Math.round(scene.w * scale);
  const box = [0, 0, scene.w, (scene.w * height) / total];
  const left = Math.min(Math.round(x * scale), total - width);
  const [flat, full] = [false, true].map((shaded) => {
    const image = pixels(scene.svg(shaded, box, total));
    return cropped(image, left, width);
  });
  return { flat, full, width, height };
}

/**
 * Break the airbrush into grain: noise multiplies only the difference between the two passes.
 * `cell` is the grain size in px, so that grain keeps its size on screen whatever the resolution.
 */
export function grained({ flat, full, width, height }, { grain, cell }) {
  const field = noiseField();
  const out = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    const gy = y / cell;
    const y0 = Math.floor(gy);
    const fy = gy - y0;
    const rowA = (y0 & (LATTICE - 1)) << 10;
    const rowB = ((y0 + 1) & (LATTICE - 1)) << 10;
    for (let x = 0; x < width; x++) {
      const p = (y * width + x) * 4;
      const o = (y * width + x) * 3;
      const gx = x / cell;
      const x0 = Math.floor(gx);
      const fx = gx - x0;
      const a = x0 & (LATTICE - 1);
      const b = (x0 + 1) & (LATTICE - 1);
      const top = field[rowA | a] + (field[rowA | b] - field[rowA | a]) * fx;
      const low = field[rowB | a] + (field[rowB | b] - field[rowB | a]) * fx;
      const k = 1 + grain * (top + (low - top) * fy);
      for (let c = 0; c < 3; c++) {
        const v = flat[p + c] + (full[p + c] - flat[p + c]) * k;
        out[o + c] = v < 0 ? 0 : Math.min(v, 255);
      }
    }
  }
  return sharp(out, { raw: { width, height, channels: 3 } });
}

const encode = (image, quality) =>
  image.clone().webp({ quality, effort: 4, smartSubsample: true }).toBuffer();

/**
 * Encode under `budget` bytes with few tries: the quality follows the size of the last try. Grain is
 * the same for all scenes and yields only when the quality would fall below 48.
 * @returns {Promise<{ data: Buffer, quality: number, grain: number }>}
 */
export async function webp(pass, { budget, cell, grains = [0.62, 0.5, 0.36] }) {
  let last;
  for (const grain of grains) {
    const image = grained(pass, { grain, cell });
    let quality = 78;
    for (let tries = 0; tries < 4; tries++) {
      const data = await encode(image, quality);
      last = { data, quality, grain };
      if (data.length <= budget) return last;
      const guess = Math.floor(quality * (budget / data.length) ** 0.85) - 1;
      quality = Math.max(40, Math.min(quality - 2, guess));
      if (quality < 48 && grain !== grains.at(-1)) break;
    }
  }
  if (last.data.length <= budget) return last;
  throw new Error(`No quality fits ${budget} bytes (last try ${last.data.length}).`);
}

/** The difference is invisible on a phone's dense screen, and every byte delays the picture. */
const quality = (width) => (width < 1440 ? 60 : 74);

/** The master in smaller widths (px), as lib/media/renditions.ts serves them. */
export function renditions(master, widths) {
  return Promise.all(
    widths.map(async (width) => ({
      width,
      data: await sharp(master)
        .resize(width)
        .webp({ quality: quality(width), effort: 6 })
        .toBuffer(),
    })),
  );
}
