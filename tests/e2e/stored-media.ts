import sharp from 'sharp';
import { restAsService } from './environment';

/** A unique image: the library recognizes a file that it already has. */
export async function photo(width = 1000, height = 100): Promise<Buffer> {
  const [r = 0, g = 0, b = 0] = crypto.getRandomValues(new Uint8Array(3));
  const picture = sharp({ create: { width, height, channels: 3, background: { r, g, b } } });
  return picture
    .withExif({ IFD0: { ImageDescription: crypto.randomUUID() } })
    .jpeg()
    .toBuffer();
}

/** The images of the library that were uploaded under this name. */
export const media = (name: string) =>
  restAsService<{ id: string; width: number; alt: string; is_ready: boolean }>(
    `media_files?file_name=eq.${encodeURIComponent(name)}`,
  );
