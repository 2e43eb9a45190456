import manifest from './artwork.json';
import { artworkName, mediaOf } from './model';

type ArtworkEntry = {
  width: number;
  height: number;
  portrait: boolean;
  scrim: string;
  alt: string;
};

const artworks = manifest as Record<string, ArtworkEntry>;

/** The chain's dark green, under text on an image without a known tint. */
export const DEFAULT_SCRIM = '#0f312b';

/** The tints of images of the media library, by the id of the image. */
export type ImageScrims = Readonly<Record<string, string>>;

/** The manifest entry of one of the site's own illustrations; null for any other path. */
export function artworkOf(path: string | null) {
  const name = artworkName(path);
  // Every object inherits names such as 'constructor'.
  const artwork = name && Object.hasOwn(artworks, name) ? artworks[name] : undefined;
  if (!name || !artwork) return null;
  return { ...artwork, portraitUrl: artwork.portrait ? `/art/${name}-retrato.webp` : null };
}

/** The dark tint between an image and the text on it, from the image's own dark parts. */
export function scrimOf(path: string | null, scrims: ImageScrims = {}): string {
  const image = mediaOf(path);
  return artworkOf(path)?.scrim ?? (image ? scrims[image.id] : undefined) ?? DEFAULT_SCRIM;
}
