/** The fields of a record by name; values as they are stored. */
export type Fields = Record<string, unknown>;

export type Merge = {
  /** Both versions put together; mine where they disagree. */
  merged: Fields;
  /** Fields that both changed, to different values. */
  conflicts: string[];
};

/** Equal as stored content: key order does not matter, absent and null are the same. */
export function sameContent(a: unknown, b: unknown): boolean {
  return JSON.stringify(ordered(a)) === JSON.stringify(ordered(b));
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (value === undefined || value === null) return null;
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([, item]) => item !== null && item !== undefined);
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, item]) => [key, ordered(item)]),
  );
}

/**
 * What two people made of the same record: a field that only one of them changed takes that change,
 * a field that both changed alike is settled, anything else has to be asked.
 */
export function mergeFields(base: Fields, mine: Fields, theirs: Fields): Merge {
  const merged: Fields = {};
  const conflicts: string[] = [];
  for (const field of Object.keys(mine)) {
    const untouched = sameContent(mine[field], base[field]);
    const settled =
      sameContent(theirs[field], base[field]) || sameContent(mine[field], theirs[field]);
    if (!untouched && !settled) conflicts.push(field);
    merged[field] = untouched ? theirs[field] : mine[field];
  }
  return { merged, conflicts };
}
