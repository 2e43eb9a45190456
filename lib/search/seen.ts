/** A hotel whose page this browser has shown. */
export type SeenHotel = { path: string; name: string; place: string; image: string | null };

/** Where hotels' pages keep the last ones, newest first. Nothing of it leaves the browser. */
export const SEEN_KEY = 'vitrine:seen';

/** So many of them are shown. */
const SHOWN = 3;

const PATH = /^\/hotel(?:_corp|_lazer)?\/[\w-]+$/;
/** An address of this site or an https one. */
const IMAGE = /^(?:\/(?![/\\])|https:\/\/)\S*$/;

function readItem(item: unknown): SeenHotel[] {
  if (typeof item !== 'object' || item === null) return [];
  const { path, name, place, image } = item as Record<string, unknown>;
  if (typeof path !== 'string' || !PATH.test(path)) return [];
  if (typeof name !== 'string' || name.trim() === '') return [];
  return [
    {
      path,
      name,
      place: typeof place === 'string' ? place : '',
      image: typeof image === 'string' && IMAGE.test(image) ? image : null,
    },
  ];
}

/** The last seen hotels from what the browser has kept, each once; what is malformed drops alone. */
export function readSeen(kept: string | null): SeenHotel[] {
  let items: unknown;
  try {
    items = JSON.parse(kept ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(items)) return [];
  const hotels = items.flatMap(readItem);
  const paths = hotels.map(({ path }) => path);
  return hotels.filter(({ path }, index) => paths.indexOf(path) === index).slice(0, SHOWN);
}
