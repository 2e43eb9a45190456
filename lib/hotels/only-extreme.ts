type Way = 'max' | 'min';

/**
 * Where exactly one of the known values is the greatest (`max`) or the smallest: its position; null
 * at a tie, and where there are no two to compare.
 */
export function onlyExtreme(values: readonly (number | null)[], way: Way): number | null {
  const known = values.filter((value) => value !== null);
  if (known.length < 2) return null;
  const best = way === 'max' ? Math.max(...known) : Math.min(...known);
  return known.filter((value) => value === best).length === 1 ? values.indexOf(best) : null;
}

/** As onlyExtreme, but null as soon as one value is missing. */
export const onlyExtremeOfAll = (values: readonly (number | null)[], way: Way): number | null =>
  values.includes(null) ? null : onlyExtreme(values, way);
