import type { Room } from './features';

/** Where exactly one value is the greatest (`max`) or the smallest: its position; null otherwise. */
export function onlyExtreme(values: readonly (number | null)[], way: 'max' | 'min'): number | null {
  const known = values.filter((value) => value !== null);
  // One value alone, or a value that is missing, leaves nothing to say about all of them.
  if (known.length < 2 || known.length < values.length) return null;
  const best = way === 'max' ? Math.max(...known) : Math.min(...known);
  return known.filter((value) => value === best).length === 1 ? values.indexOf(best) : null;
}

/** What several rooms include, each item once in the order of its first appearance. */
export function includedItems(rooms: readonly Pick<Room, 'includedItems'>[]): {
  /** In every room. */
  shared: string[];
  /** In some rooms: which ones, by position. */
  different: { item: string; has: boolean[] }[];
} {
  const items = [...new Set(rooms.flatMap(({ includedItems: all }) => all))];
  const rows = items.map((item) => ({
    item,
    has: rooms.map(({ includedItems: all }) => all.includes(item)),
  }));
  return {
    shared: rows.filter(({ has }) => has.every(Boolean)).map(({ item }) => item),
    different: rows.filter(({ has }) => !has.every(Boolean)),
  };
}
