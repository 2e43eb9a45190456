import manifest from './artwork.json';

type Artwork = { width: number; height: number; portrait: boolean; scrim: string; alt: string };

const artworks = manifest as Record<string, Artwork>;
const DEFAULT_SCRIM = '#0f312b';

const artworkName = (path: string) => /^\/art\/([\w-]+)\.webp$/.exec(path)?.[1];

/** The manifest entry of one of the site's own illustrations; null for any other path. */
export function artworkOf(path: string | null) {
  const name = path ? artworkName(path) : undefined;
  // Every object inherits names such as 'constructor'.
  const artwork = name && Object.hasOwn(artworks, name) ? artworks[name] : undefined;
  if (!name || !artwork) return null;
  return { ...artwork, portraitUrl: artwork.portrait ? `/art/${name}-retrato.webp` : null };
}

/** The dark tint between an image and the text on it. */
export function scrimOf(path: string | null): string {
  return artworkOf(path)?.scrim ?? DEFAULT_SCRIM;
}
