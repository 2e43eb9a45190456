import { formatDecimal } from '@/lib/format/format-number';

/** A place on earth, in degrees. */
export type Point = { latitude: number; longitude: number };

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometers between two points along the great circle; null if one of them is unknown. */
export function kilometersBetween(from: Point | null, to: Point | null): number | null {
  if (!from || !to) return null;
  const latitude = radians(to.latitude - from.latitude);
  const longitude = radians(to.longitude - from.longitude);
  const chord =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      Math.sin(longitude / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Whole kilometers in Portuguese: 2778.3 → '2.778'. */
export const formatKilometers = (kilometers: number): string => formatDecimal(kilometers, 0);
