import type { Room } from '@/lib/hotels/content/features';

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
