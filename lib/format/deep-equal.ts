const isAbsent = (value: unknown) => value === null || value === undefined;

/**
 * Whether two values are equal as stored content (JSON): by value, at any depth. The order of keys
 * does not matter, and an absent key, `undefined` and `null` are the same; `isNothing` may widen
 * what counts as absent.
 */
export function deepEqual(
  a: unknown,
  b: unknown,
  isNothing: (value: unknown) => boolean = isAbsent,
): boolean {
  if (Object.is(a, b) || (isNothing(a) && isNothing(b))) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((item, index) => deepEqual(item, b[index], isNothing))
    );
  }
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  return Object.keys({ ...left, ...right }).every((key) =>
    deepEqual(left[key], right[key], isNothing),
  );
}
