import { artworkOf } from './artwork';
import { mediaOf } from './model';

/** The alternative texts of images of the media library, by the id of the image. */
export type ImageAlts = Readonly<Record<string, string>>;

/** An artwork's own alternative text, else the one in `alts`, else `fallback`. */
export function altOf(src: string, alts: ImageAlts, fallback: string): string {
  const image = mediaOf(src);
  return artworkOf(src)?.alt ?? (image ? alts[image.id] : undefined) ?? fallback;
}
