import { deepEqual } from '@/lib/format/deep-equal';
import { isObject } from '@/lib/format/is-object';

/** The fields of a record by name; values as they are stored. */
export type Fields = Record<string, unknown>;

/** A record as one editor loaded it: its version (`updated_at`) and its fields at that moment. */
export type Loaded = { version: string; base: Fields };

/** The most unanswered tries that a form sends along; the server ignores a longer list. */
export const MAX_TRIES = 3;

/** A record as it is stored now: its fields and its version. */
export type Saved = Fields & { updated_at: string };

/** The outcome of merging two versions of a record. */
export type Merge = {
  /** Both versions merged; mine where they disagree. */
  merged: Fields;
  /** Fields that both changed, to different values. */
  conflicts: string[];
};

/**
 * Merges one value that two people may have changed: takes a change made by only one or the same
 * change made by both, and merges two lists item by item. Null if both changed it differently.
 */
function mergeValue(base: unknown, mine: unknown, theirs: unknown): { value: unknown } | null {
  if (deepEqual(mine, base)) return { value: theirs };
  if (deepEqual(theirs, base) || deepEqual(mine, theirs)) return { value: mine };
  const list = mergeLists(base, mine, theirs);
  return list && { value: list };
}

/** Merges the changes of two people to the same record, field by field. */
export function mergeFields(base: Fields, mine: Fields, theirs: Fields): Merge {
  const merged: Fields = {};
  const conflicts: string[] = [];
  for (const field of Object.keys(mine)) {
    const settled = mergeValue(base[field], mine[field], theirs[field]);
    if (!settled) conflicts.push(field);
    merged[field] = settled ? settled.value : mine[field];
  }
  return { merged, conflicts };
}

/**
 * Merges the submitted fields (`mine`) with the stored record (`theirs`) when earlier submissions of
 * the same form got no answer, so that it is unknown which of them was written. `known` holds the
 * record as it was loaded and every version submitted since. A field is the editor's own when the
 * stored value equals one of the known values. It is a conflict when the known values differ and the
 * stored one equals none of them, or when the record differs in a field without a known value.
 */
export function mergeWithKnown(known: readonly Fields[], mine: Fields, theirs: Fields): Merge {
  const merged: Fields = {};
  const conflicts: string[] = [];
  for (const field of Object.keys(mine)) {
    const values = known.flatMap((fields) => (field in fields ? [fields[field]] : []));
    const isOwn = [...values, mine[field]].some((value) => deepEqual(value, theirs[field]));
    const agree = values.length > 0 && values.every((value) => deepEqual(value, values[0]));
    const settled = agree ? mergeValue(values[0], mine[field], theirs[field]) : null;
    if (!isOwn && !settled) conflicts.push(field);
    merged[field] = !isOwn && settled ? settled.value : mine[field];
  }
  return { merged, conflicts };
}

type ById = Map<string, Fields>;

/** The items by id, or else by image URL; null unless every item has one of its own. */
function byId(list: unknown[]): ById | null {
  const found: ById = new Map();
  for (const item of list.filter(isObject)) {
    const id = item.id ?? item.image_url;
    if (typeof id === 'string') found.set(id, item);
  }
  return found.size === list.length ? found : null;
}

/** The ids that are also in another list, in their order. */
const shared = (ids: string[], others: ById) => ids.filter((id) => others.has(id));
const sameOrder = (a: string[], b: string[]) => a.join(' ') === b.join(' ');

/** `ids` plus the missing ones of `added`, each after the id that it follows there. */
function withAdded(ids: string[], added: string[]): string[] {
  const all = [...ids];
  for (const [at, id] of added.entries()) {
    if (!all.includes(id)) all.splice(all.indexOf(added[at - 1] ?? '') + 1, 0, id);
  }
  return all;
}

/** The merged order of ids; null if both changed it differently. */
function mergeOrder(base: ById, mine: ById, theirs: ById): string[] | null {
  const [b, m, t] = [[...base.keys()], [...mine.keys()], [...theirs.keys()]];
  if (sameOrder(shared(m, base), shared(b, mine))) return withAdded(t, m);
  if (sameOrder(shared(t, base), shared(b, theirs))) return withAdded(m, t);
  return sameOrder(shared(m, theirs), shared(t, mine)) ? withAdded(m, t) : null;
}

/** One merged item; `gone` if one person removed it and the other did not change it. */
function mergeItem(
  base?: Fields,
  mine?: Fields,
  theirs?: Fields,
): { item: Fields } | 'gone' | null {
  if (mine && theirs) {
    const keys = Object.fromEntries(Object.keys(theirs).map((key) => [key, null]));
    const { merged, conflicts } = mergeFields(base ?? {}, { ...keys, ...mine }, theirs);
    return conflicts.length > 0 ? null : { item: merged };
  }
  const left = mine ?? theirs;
  if (!left) return 'gone';
  if (!base) return { item: left };
  return deepEqual(left, base) ? 'gone' : null;
}

function mergeById(base: ById, mine: ById, theirs: ById): Fields[] | null {
  const order = mergeOrder(base, mine, theirs);
  if (!order) return null;
  const items: Fields[] = [];
  for (const id of order) {
    const settled = mergeItem(base.get(id), mine.get(id), theirs.get(id));
    if (!settled) return null;
    if (settled !== 'gone') items.push(settled.item);
  }
  // Each chose another main image: no rule can tell which of the two is meant.
  return items.filter(({ is_main }) => is_main === true).length > 1 ? null : items;
}

/** Merges items without ids by position, if all three lists have the same length. */
function mergeByPlace(base: unknown[], mine: unknown[], theirs: unknown[]): unknown[] | null {
  if (mine.length !== base.length || theirs.length !== base.length) return null;
  const settled = base.map((item, at) =>
    deepEqual(mine[at], item) || deepEqual(theirs[at], item)
      ? mergeValue(item, mine[at], theirs[at])
      : null,
  );
  return settled.every((place) => place !== null) ? settled.map(({ value }) => value) : null;
}

/**
 * Merges two changed versions of a list: items added, removed, moved or changed by one of the two.
 * Null if both changed the same item, or if items can't be matched.
 */
function mergeLists(base: unknown, mine: unknown, theirs: unknown): unknown[] | null {
  if (!Array.isArray(base) || !Array.isArray(mine) || !Array.isArray(theirs)) return null;
  const [b, m, t] = [byId(base), byId(mine), byId(theirs)];
  return b && m && t ? mergeById(b, m, t) : mergeByPlace(base, mine, theirs);
}
