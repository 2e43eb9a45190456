import { removeAccents } from '@/lib/format/normalize';
import type { Distance } from '@/lib/hotels/distances';

/** The metres of a distance as staff write it ('900 m', '4,5 km', '1.200 m'); null for any other text. */
export function metresOf(text: string): number | null {
  const [, digits = '', unit] =
    /^(?:a\s+)?(\d[\d.]*(?:,\d+)?)\s*(km|m)(?![\w²])/i.exec(text.trim()) ?? [];
  if (!unit) return null;
  const isGrouped = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(digits);
  const number = Number((isGrouped ? digits.replaceAll('.', '') : digits).replace(',', '.'));
  if (!Number.isFinite(number)) return null;
  return unit.toLowerCase() === 'km' ? number * 1000 : number;
}

/** A place near a hotel with its distance in metres. */
export type NearPlace = Distance & { metres: number };

/** The nearest place whose name (without accents, in lower case) matches; null where none does. */
export function nearestPlace(distances: readonly Distance[], name: RegExp): NearPlace | null {
  const places = distances.flatMap((place) => {
    const metres = metresOf(place.distance);
    return metres !== null && name.test(removeAccents(place.name)) ? [{ ...place, metres }] : [];
  });
  return places.sort((a, b) => a.metres - b.metres)[0] ?? null;
}
