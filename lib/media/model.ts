// Paths of the media library: `/media/{id}/{width}.webp` is an image's largest size, and every other
// size and format has the same folder. Pure, for server and browser alike.

/** Widths (px) in which wider images are stored as well. */
const STORED = [480, 960, 1440];

/** No image is stored wider or taller than this, in px. */
export const LARGEST = { width: 2400, height: 3600 };

/** The formats of every size; the last one is readable by every browser. */
const FORMATS = ['avif', 'webp'] as const;
export type MediaFormat = (typeof FORMATS)[number];

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const PATH = new RegExp(`^/media/(${UUID})/([1-9]\\d{0,3})\\.webp$`);
const IN_TEXT = new RegExp(`/media/(${UUID})/`, 'g');
const FILE = /^([1-9]\d{0,3})\.(avif|webp)$/;

type Sized = { id: string; width: number };

/** The path under which an image is used. */
export const mediaPath = ({ id, width }: Sized) => `/media/${id}/${width}.webp`;

/** The image of a path of the library; null for any other path or URL. */
export function mediaOf(path: string | null): Sized | null {
  const [, id, width] = PATH.exec(path ?? '') ?? [];
  return id && width ? { id, width: Number(width) } : null;
}

/** The name of one of the site's own illustrations by its path; null for any other path or URL. */
export const artworkName = (path: string | null) =>
  /^\/art\/([\w-]+)\.webp$/.exec(path ?? '')?.[1] ?? null;

/** The widths in which an image of that width is stored, its own last. */
export const mediaWidths = (width: number) => [...STORED.filter((size) => size < width), width];

/** The names of an image's files in Storage. */
export const mediaFiles = ({ id, width }: Sized) =>
  mediaWidths(width).flatMap((size) => FORMATS.map((format) => `${id}/${size}.${format}`));

/** Parses the name of an image's file ('480.avif'); null for any other name. */
export function mediaFile(name: string): { width: number; format: MediaFormat } | null {
  const [, width, format] = FILE.exec(name) ?? [];
  return width ? { width: Number(width), format: format as MediaFormat } : null;
}

/** The paths ('rooms.1.images.0') of all texts inside a value that are one of these images. */
export function mediaPathsIn(value: unknown, ids: ReadonlySet<string>): string[] {
  if (typeof value !== 'object' || value === null) {
    const media = typeof value === 'string' ? mediaOf(value) : null;
    return media && ids.has(media.id) ? [''] : [];
  }
  return Object.entries(value).flatMap(([key, part]) =>
    mediaPathsIn(part, ids).map((below) => (below ? `${key}.${below}` : key)),
  );
}

/** The ids of all library images that occur anywhere inside a value. */
export function mediaIdsIn(value: unknown): string[] {
  const text = JSON.stringify(value) ?? '';
  return [...new Set([...text.matchAll(IN_TEXT)].flatMap(([, id]) => id ?? []))];
}
