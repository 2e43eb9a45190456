import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import type { ReactElement } from 'react';
import sharp from 'sharp';
import { SHARE_SIZE } from '@/lib/seo/share-card';
import { libraryFile } from './disk-cache';
import { mediaOf } from './model';

/** next/og reads neither variable fonts nor woff2. */
const FONTS = [
  { name: 'Besley', weight: 600, file: 'besley/files/besley-latin-600-normal.woff' },
  { name: 'Figtree', weight: 600, file: 'figtree/files/figtree-latin-600-normal.woff' },
] as const;
const QUALITY = 80;
const LIGHT_QUALITY = 50;

let fonts: Promise<{ name: string; weight: 600; style: 'normal'; data: Buffer }[]> | undefined;

function loadFonts() {
  fonts ??= Promise.all(
    FONTS.map(async ({ name, weight, file }) => ({
      name,
      weight,
      style: 'normal' as const,
      data: await readFile(path.join(process.cwd(), 'node_modules/@fontsource', file)),
    })),
  );
  return fonts;
}

/** The path of an artwork's file, or the bytes of a library image. */
async function sourceOf(image: string): Promise<string | Buffer> {
  const libraryImage = mediaOf(image);
  if (!libraryImage) return path.join(process.cwd(), 'public', image);
  const data = await libraryFile(libraryImage.id, libraryImage.width, 'webp');
  if (!data) throw new Error('it is not in the library');
  return data;
}

type Size = { width: number; height: number };

/** A file of the site's media, cropped to a size; null if it is missing or not an image. */
async function background(image: string | null, size: Size = SHARE_SIZE): Promise<Buffer | null> {
  if (!image) return null;
  try {
    return await sharp(await sourceOf(image))
      .resize({ ...size, fit: 'cover' })
      .removeAlpha()
      .toBuffer();
  } catch (error) {
    console.error(`The image ${image} can't be shared:`, error);
    return null;
  }
}

type Layers = {
  /** A path of the site's own media. */
  image: string | null;
  /** The text layer; given null instead of the image, it draws its own background. */
  text: (image: string | null) => ReactElement;
};

/** The share image of a page as JPEG: text on one of the site's own images. */
export async function shareImage({ image, text }: Layers): Promise<Buffer> {
  const ground = await background(image);
  const overlay = new ImageResponse(text(ground ? image : null), {
    ...SHARE_SIZE,
    fonts: await loadFonts(),
  });
  const textLayer = Buffer.from(await overlay.arrayBuffer());
  const composed = ground ? sharp(ground).composite([{ input: textLayer }]) : sharp(textLayer);
  return composed.flatten().jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer();
}

/** A share image for the preview on a page in the light mode: half as wide, as a coarser JPEG. */
export const lightShareImage = (image: Uint8Array): Promise<Buffer> =>
  sharp(image)
    .resize({ width: SHARE_SIZE.width / 2 })
    .jpeg({ quality: LIGHT_QUALITY, mozjpeg: true })
    .toBuffer();

const STRIP_GAP = 7;

/** Where the image of each stop begins and how wide it is, in px; the gaps are equal. */
export function stripColumns(count: number): { left: number; width: number }[] {
  const step = (SHARE_SIZE.width + STRIP_GAP) / count;
  return Array.from({ length: count }, (_, index) => {
    const left = Math.round(index * step);
    return { left, width: Math.round((index + 1) * step) - STRIP_GAP - left };
  });
}

type Strip = {
  /** Paths of the site's own media; null leaves the background bare. */
  images: readonly (string | null)[];
  /** Height of the images in px. */
  height: number;
  /** Behind and between the images. */
  color: string;
  text: ReactElement;
};

/** The share image of several places as JPEG: their images in a row, and text. */
export async function shareStrip({ images, height, color, text }: Strip): Promise<Buffer> {
  const columns = stripColumns(images.length);
  const layers = await Promise.all(
    columns.map(async ({ left, width }, index) => {
      const input = await background(images[index] ?? null, { width, height });
      return input ? [{ input, left, top: 0 }] : [];
    }),
  );
  const overlay = new ImageResponse(text, { ...SHARE_SIZE, fonts: await loadFonts() });
  const textLayer = Buffer.from(await overlay.arrayBuffer());
  return sharp({ create: { ...SHARE_SIZE, channels: 3, background: color } })
    .composite([...layers.flat(), { input: textLayer }])
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
}
