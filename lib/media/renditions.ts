import { artworkName, type MediaFormat, mediaOf, mediaWidths } from './model';

/** Widths (px) in which the site's drawings are stored besides their master, and the master's. */
const LANDSCAPE = { stored: [480, 960, 1440], master: 2400 };
const PORTRAIT = { stored: [480, 750], master: 1080 };

type Renditions = {
  src: string;
  srcSet?: string;
  /** The same sizes as AVIF, about a third smaller, for images that have them. */
  avifSrcSet?: string;
};

/**
 * The sources of one of the site's own images. Its sizes are files: `npm run art` writes those of a
 * drawing (`/art/480/rio.webp`), the upload those of a library image (`/media/{id}/480.webp`).
 * Nothing is resized on request. Other media of the site have a single size. A `small` box does
 * without the master of a drawing, which only wide screens need.
 */
export function renditions(path: string, small = false): Renditions {
  const image = mediaOf(path);
  if (image) {
    const sizes = (format: MediaFormat) =>
      mediaWidths(image.width)
        .map((width) => `/media/${image.id}/${width}.${format} ${width}w`)
        .join(', ');
    return { src: path, srcSet: sizes('webp'), avifSrcSet: sizes('avif') };
  }
  const name = artworkName(path);
  if (!name) return { src: path };
  const { stored, master } = name.endsWith('-retrato') ? PORTRAIT : LANDSCAPE;
  const sizes = stored.map((width) => `/art/${width}/${name}.webp ${width}w`);
  if (!small) sizes.push(`${path} ${master}w`);
  return { src: path, srcSet: sizes.join(', ') };
}

/** The smallest file of an image, for a small box. Other media and URLs have only one. */
export const smallestRendition = (path: string): string =>
  renditions(path).srcSet?.split(' ')[0] ?? path;
