// What an address of the media library says: `/media/{id}/{width}.webp` is a picture's largest size,
// and every other size and format stands beside it. Pure, for server and browser alike.

/** Widths (px) in which pictures are stored, as far as they are wide enough, beside their own. */
const STORED = [480, 960, 1440];

/** No picture is stored wider or taller than this, in px. */
export const LARGEST = { width: 2400, height: 3600 };

/** The formats of every size, the one that every browser reads last. */
export const FORMATS = ['avif', 'webp'] as const;
export type MediaFormat = (typeof FORMATS)[number];

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const ADDRESS = new RegExp(`^/media/(${UUID})/([1-9]\\d{0,3})\\.webp$`);
const IN_TEXT = new RegExp(`/media/(${UUID})/`, 'g');
const FILE = /^([1-9]\d{0,3})\.(avif|webp)$/;

type Sized = { id: string; width: number };

/** The address under which a picture is used. */
export const mediaPath = ({ id, width }: Sized) => `/media/${id}/${width}.webp`;

/** The picture that an address names; null for any other address. */
export function mediaOf(address: string | null): Sized | null {
  const [, id, width] = ADDRESS.exec(address ?? '') ?? [];
  return id && width ? { id, width: Number(width) } : null;
}

/** The widths in which a picture of that width is stored, its own last. */
export const mediaWidths = (width: number) => [...STORED.filter((size) => size < width), width];

/** The names under which a picture's files lie in Storage. */
export const mediaFiles = ({ id, width }: Sized) =>
  mediaWidths(width).flatMap((size) => FORMATS.map((format) => `${id}/${size}.${format}`));

/** Width and format of a file of a picture by its name ('480.avif'); null when it is no such name. */
export function mediaFile(name: string): { width: number; format: MediaFormat } | null {
  const [, width, format] = FILE.exec(name) ?? [];
  return width ? { width: Number(width), format: format as MediaFormat } : null;
}

/** The ids of all pictures of the library that are named anywhere inside a value. */
export function mediaIdsIn(value: unknown): string[] {
  const text = JSON.stringify(value) ?? '';
  return [...new Set([...text.matchAll(IN_TEXT)].flatMap(([, id]) => id ?? []))];
}
