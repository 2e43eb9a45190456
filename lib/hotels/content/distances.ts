import { isObject } from '@/lib/format/is-object';
import { keysOf } from '@/lib/format/keys-of';
import { removeAccents } from '@/lib/format/normalize';
import { toNumber } from '@/lib/format/numbers';
import { parseJson } from '@/lib/format/parse-json';

/** How a place is reached. The values are the words in stored lines. */
const MODE_WORDS = {
  walk: 'a pé',
  car: 'de carro',
  plane: 'de avião',
  boat: 'de barco',
} as const;
export type DistanceMode = keyof typeof MODE_WORDS;

const MODES = keysOf(MODE_WORDS);

/** A place and how far away it is; mode and minutes only if staff gave them. */
export type Distance = { name: string; distance: string; mode?: DistanceMode; minutes?: number };

/** A trip longer than this (in minutes) is a mistake: two days. */
const MOST_MINUTES = 2880;

/** Whether a stored text is JSON rather than lines. */
export const isJsonText = (text: string) => /^\s*[[{]/.test(text);

/**
 * Reads `features.distances` in any of its four stored forms: a list of {name, distance, mode,
 * minutes}, the same list as JSON text, lines of 'name - distance - minutes and mode', or an object
 * with `places`. Mode and minutes are optional. Only unusable items are dropped.
 */
export function readDistances(value: unknown): Distance[] {
  if (Array.isArray(value)) return value.flatMap(readItem);
  if (isObject(value)) {
    const { places } = value;
    // One level only: `places` within `places` could nest without end.
    return Array.isArray(places) || typeof places === 'string' ? readDistances(places) : [];
  }
  if (typeof value !== 'string') return [];
  if (isJsonText(value)) return readDistances(parseJson(value));
  return value.split('\n').flatMap(readLine);
}

/** The mode and minutes: none without a known mode, and no implausible minutes. */
function toWay(mode: unknown, minutes: unknown): Pick<Distance, 'mode' | 'minutes'> {
  const known = MODES.find((name) => name === mode || MODE_WORDS[name] === mode);
  if (!known) return {};
  const time = toNumber(minutes) ?? 0;
  const isTime = time >= 1 && time <= MOST_MINUTES;
  return { mode: known, ...(isTime && { minutes: Math.round(time) }) };
}

function readItem(item: unknown): Distance[] {
  if (typeof item === 'string') return readLine(item);
  if (!isObject(item)) return [];
  const { name, distance, mode, minutes } = item;
  if (typeof name !== 'string' || name.trim() === '') return [];
  if (typeof distance !== 'string' && typeof distance !== 'number') return [];
  return [{ name: name.trim(), distance: String(distance).trim(), ...toWay(mode, minutes) }];
}

/** '2 min a pé', '1 h 10 de carro', '1 h de barco' or the mode alone. */
const WAY = new RegExp(
  `^(?:(?:(\\d{1,2}) ?h(?: (\\d{1,2})(?: ?min)?)?|(\\d{1,3}) ?min) )?(${Object.values(MODE_WORDS).join('|')})$`,
  'i',
);

/** Splits a line at its last ' - '; null if there is nothing before or after it. */
function splitLast(text: string): [before: string, behind: string] | null {
  const separator = [...text.matchAll(/\s[-–]\s/g)].at(-1);
  if (!separator) return null;
  const before = text.slice(0, separator.index).trim();
  const behind = text.slice(separator.index + separator[0].length).trim();
  return before && behind ? [before, behind] : null;
}

/** The last ' - ' separates, so that 'Praia - Canto Norte - 2 km' keeps its name. */
function readLine(line: string): Distance[] {
  const parts = splitLast(line.trim());
  if (!parts) return [];
  const [hours, rest, minutes, mode] = WAY.exec(parts[1])?.slice(1) ?? [];
  const placed = mode ? splitLast(parts[0]) : null;
  if (!mode || !placed) return [{ name: parts[0], distance: parts[1] }];
  const time = Number(hours ?? 0) * 60 + Number(rest ?? minutes ?? 0);
  return [{ name: placed[0], distance: placed[1], ...toWay(mode.toLowerCase(), time) }];
}

/** The lines that pages leave out, because they don't separate a place from its distance. */
export const linesWithoutPlace = (typed: string): string[] =>
  isJsonText(typed)
    ? []
    : typed.split('\n').filter((line) => line.trim() !== '' && readLine(line).length === 0);

/** '8 min', '1 h', '1 h 10'. */
export function formatMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`;
}

/** Formats a distance as the line of text that it can be read from. */
export function distanceLine({ name, distance, mode, minutes }: Distance): string {
  if (!mode) return `${name} - ${distance}`;
  const time = minutes ? `${formatMinutes(minutes)} ` : '';
  return `${name} - ${distance} - ${time}${MODE_WORDS[mode]}`;
}

/** Parses a distance as staff write it ('900 m', '4,5 km', '1.200 m') into meters, or null. */
function metersOf(text: string): number | null {
  const [, digits = '', unit] =
    /^(?:a\s+)?(\d[\d.]*(?:,\d+)?)\s*(km|m)(?![\w²])/i.exec(text.trim()) ?? [];
  if (!unit) return null;
  const isGrouped = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(digits);
  const number = Number((isGrouped ? digits.replaceAll('.', '') : digits).replace(',', '.'));
  if (!Number.isFinite(number)) return null;
  return unit.toLowerCase() === 'km' ? number * 1000 : number;
}

/** Names of airports, without accents and in lower case. */
export const AIRPORT = /\baeroporto\b/;

/** A place near a hotel with its distance in meters. */
export type NearPlace = Distance & { meters: number };

/**
 * The nearest of these places, or of those whose name (without accents, in lower case) matches; the
 * first one on a tie. Null if no distance is known.
 */
export function nearestPlace(places: readonly Distance[], name?: RegExp): NearPlace | null {
  const measured = places.flatMap((place) => {
    const meters = metersOf(place.distance);
    const isAsked = !name || name.test(removeAccents(place.name));
    return meters !== null && isAsked ? [{ ...place, meters }] : [];
  });
  return measured.sort((a, b) => a.meters - b.meters)[0] ?? null;
}
