type Way = 'max' | 'min';

/**
 * The position of the greatest (`max`) or the smallest known value; null on a tie, and with fewer
 * than two known values.
 */
export function onlyExtreme(values: readonly (number | null)[], way: Way): number | null {
  const known = values.filter((value) => value !== null);
  if (known.length < 2) return null;
  const best = way === 'max' ? Math.max(...known) : Math.min(...known);
  return known.filter((value) => value === best).length === 1 ? values.indexOf(best) : null;
}

/** Like onlyExtreme, but null if any value is missing. */
export const onlyExtremeOfAll = (values: readonly (number | null)[], way: Way): number | null =>
  values.includes(null) ? null : onlyExtreme(values, way);
