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
  return a === b || JSON.stringify(ordered(a)) === JSON.stringify(ordered(b));
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
 * What two people made of the same value: what only one of them changed is that one's, what both
 * changed alike is settled, two lists are put together item by item. Null where it has to be asked.
 */
function mergeValue(base: unknown, mine: unknown, theirs: unknown): { value: unknown } | null {
  if (sameContent(mine, base)) return { value: theirs };
  if (sameContent(theirs, base) || sameContent(mine, theirs)) return { value: mine };
  const list = mergeLists(base, mine, theirs);
  return list && { value: list };
}

/** What two people made of the same record, field by field. */
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

type Item = Fields & { id: string };
type ById = Map<string, Item>;

/** The items by their ids; null unless each has one of its own. */
function byId(list: unknown[]): ById | null {
  const items = list.filter(
    (item): item is Item =>
      typeof item === 'object' && item !== null && typeof (item as Item).id === 'string',
  );
  const found = new Map(items.map((item) => [item.id, item]));
  return found.size === list.length ? found : null;
}

/** The ids of one list that another has too, in their order. */
const shared = (ids: string[], others: ById) => ids.filter((id) => others.has(id));
const sameOrder = (a: string[], b: string[]) => a.join(' ') === b.join(' ');

/** `ids` with those of `added` that are missing, each behind the one that it was added after. */
function withAdded(ids: string[], added: string[]): string[] {
  const all = [...ids];
  for (const [at, id] of added.entries()) {
    if (!all.includes(id)) all.splice(all.indexOf(added[at - 1] ?? '') + 1, 0, id);
  }
  return all;
}

/** The order that both lists want, where not both changed it differently. */
function mergeOrder(base: ById, mine: ById, theirs: ById): string[] | null {
  const [b, m, t] = [[...base.keys()], [...mine.keys()], [...theirs.keys()]];
  if (sameOrder(shared(m, base), shared(b, mine))) return withAdded(t, m);
  if (sameOrder(shared(t, base), shared(b, theirs))) return withAdded(m, t);
  return sameOrder(shared(m, theirs), shared(t, mine)) ? withAdded(m, t) : null;
}

/** One item as both left it; `gone` where one removed what the other had not changed. */
function mergeItem(base?: Item, mine?: Item, theirs?: Item): { item: Item } | 'gone' | null {
  if (mine && theirs) {
    const keys = Object.fromEntries(Object.keys({ ...theirs, ...mine }).map((key) => [key, null]));
    const { merged, conflicts } = mergeFields(base ?? {}, { ...keys, ...mine }, theirs);
    return conflicts.length > 0 ? null : { item: merged as Item };
  }
  const left = mine ?? theirs;
  if (!left) return 'gone';
  if (!base) return { item: left };
  return sameContent(left, base) ? 'gone' : null;
}

function mergeById(base: ById, mine: ById, theirs: ById): Item[] | null {
  const order = mergeOrder(base, mine, theirs);
  if (!order) return null;
  const items: Item[] = [];
  for (const id of order) {
    const settled = mergeItem(base.get(id), mine.get(id), theirs.get(id));
    if (!settled) return null;
    if (settled !== 'gone') items.push(settled.item);
  }
  // Each named another main picture: of two, nobody can tell which is meant.
  return items.filter(({ is_main }) => is_main === true).length > 1 ? null : items;
}

/** Items without ids: where all lists are as long as before, each place speaks for itself. */
function mergeByPlace(base: unknown[], mine: unknown[], theirs: unknown[]): unknown[] | null {
  if (mine.length !== base.length || theirs.length !== base.length) return null;
  const settled = base.map((item, at) =>
    sameContent(mine[at], item) || sameContent(theirs[at], item)
      ? mergeValue(item, mine[at], theirs[at])
      : null,
  );
  return settled.every((place) => place !== null) ? settled.map(({ value }) => value) : null;
}

/**
 * Two changed versions of a list put together: what was added, removed, moved or changed in an item
 * by one of the two. Null where both touched the same, or where nobody can tell which item is which.
 */
function mergeLists(base: unknown, mine: unknown, theirs: unknown): unknown[] | null {
  if (!Array.isArray(base) || !Array.isArray(mine) || !Array.isArray(theirs)) return null;
  const [b, m, t] = [byId(base), byId(mine), byId(theirs)];
  return b && m && t ? mergeById(b, m, t) : mergeByPlace(base, mine, theirs);
}
