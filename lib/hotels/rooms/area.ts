import { withUnitSpace } from '@/lib/format/text';

/** '32' or '25 a 30': an area without a unit. */
const WITHOUT_UNIT = /^\d{1,3}(?:[.,]\d{1,2})?(?:\s*(?:[-–]|\ba\b)\s*\d{1,3}(?:[.,]\d{1,2})?)?$/;

/** A stored area as pages show it. A bare number is in square meters. */
export const areaWithUnit = (text: string): string =>
  withUnitSpace(WITHOUT_UNIT.test(text.trim()) ? `${text.trim()}m²` : text);

/** Parses the square meters of a text such as '32 m²'; null for a range or without a number. */
export function areaInText(text: string): number | null {
  const [, digits] =
    /^(?:cerca de )?(\d{1,3}(?:[.,]\d{1,2})?)\s*m[²2]?(?!\S)[^\d]*$/i.exec(text.trim()) ?? [];
  const area = digits ? Number(digits.replace(',', '.')) : 0;
  return area > 0 ? area : null;
}
