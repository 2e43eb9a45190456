import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import type { ReactElement } from 'react';
import sharp from 'sharp';
import { SHARE_SIZE } from '@/lib/seo/share-card';
import { libraryFile } from './disk-cache';
import { mediaOf } from './model';

/** The renderer of the words reads neither variable fonts nor woff2. */
const FONTS = [
  { name: 'Besley', weight: 600, file: 'besley/files/besley-latin-600-normal.woff' },
  { name: 'Figtree', weight: 600, file: 'figtree/files/figtree-latin-600-normal.woff' },
] as const;
const QUALITY = 80;

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

/** A drawing of the site by its path, or the bytes of a picture of the library. */
async function sourceOf(image: string): Promise<string | Buffer> {
  const picture = mediaOf(image);
  if (!picture) return path.join(process.cwd(), 'public', image);
  const data = await libraryFile(picture.id, picture.width, 'webp');
  if (!data) throw new Error('it is not in the library');
  return data;
}

/** A file of the site's media in the size of the picture; null when it is missing or no picture. */
async function background(image: string | null): Promise<Buffer | null> {
  if (!image) return null;
  try {
    return await sharp(await sourceOf(image))
      .resize({ ...SHARE_SIZE, fit: 'cover' })
      .removeAlpha()
      .toBuffer();
  } catch (error) {
    console.error(`The picture ${image} can't be shared:`, error);
    return null;
  }
}

type Layers = {
  /** A path of the site's own media. */
  image: string | null;
  /** The words, on their own ground when they get null instead of the picture. */
  words: (image: string | null) => ReactElement;
};

/** The picture of a shared page: words on one of the site's own pictures, as JPEG. */
export async function shareImage({ image, words }: Layers): Promise<Buffer> {
  const scene = await background(image);
  const overlay = new ImageResponse(words(scene ? image : null), {
    ...SHARE_SIZE,
    fonts: await loadFonts(),
  });
  const drawn = Buffer.from(await overlay.arrayBuffer());
  const picture = scene ? sharp(scene).composite([{ input: drawn }]) : sharp(drawn);
  return picture.flatten().jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer();
}
