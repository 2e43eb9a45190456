import manifest from './artwork.json';

type Scene = { width: number; height: number; portrait: boolean; scrim: string; alt: string };

const scenes = manifest as Record<string, Scene>;
const DEFAULT_SCRIM = '#0f312b';

const sceneName = (address: string) => /^\/art\/([\w-]+)\.webp$/.exec(address)?.[1];

/** What is known of one of the site's own illustrations; null for any other address. */
export function artworkOf(address: string | null) {
  const name = address ? sceneName(address) : undefined;
  // 'constructor' and its like are names that every object answers to.
  const scene = name && Object.hasOwn(scenes, name) ? scenes[name] : undefined;
  if (!name || !scene) return null;
  return { ...scene, portraitUrl: scene.portrait ? `/art/${name}-retrato.webp` : null };
}

/** The dark tint of a picture that text on it stands on. */
export function scrimOf(address: string | null): string {
  return artworkOf(address)?.scrim ?? DEFAULT_SCRIM;
}
