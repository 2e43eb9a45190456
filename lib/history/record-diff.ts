import { deepEqual } from '@/lib/format/deep-equal';
import { isObject } from '@/lib/format/is-object';
import type { RecordFields } from './record-fields';

/** A changed field, of a record or of one item of a list. */
export type ValueChange = { field: string; before: unknown; after: unknown };

/** What happened to one item of a list: a room, a service, an image. */
export type ItemChange = {
  state: 'added' | 'removed' | 'changed';
  /** The item's name, null if it has none; `place` counts from 1. */
  name: string | null;
  place: number;
  fields: ValueChange[];
};

/** One field that differs: its values, or the items of its list that differ. */
export type FieldChange =
  | ({ kind: 'value' } & ValueChange)
  | { kind: 'items'; field: string; items: ItemChange[]; reordered: boolean };

type Item = Record<string, unknown>;

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

/** Equal to a reader: key order does not matter; absent, null and empty are the same. */
const sameValue = (a: unknown, b: unknown) => deepEqual(a, b, isEmpty);

/** The differences between two contents of a record; null means no record at all. */
export function recordDiff(before: RecordFields | null, after: RecordFields | null): FieldChange[] {
  const names = new Set([...Object.keys(after ?? {}), ...Object.keys(before ?? {})]);
  return [...names].flatMap((field): FieldChange[] => {
    const [was, is] = [before?.[field], after?.[field]];
    if (sameValue(was, is)) return [];
    const lists = [itemsOf(was), itemsOf(is)] as const;
    if (!lists[0] || !lists[1]) return [{ kind: 'value', field, before: was, after: is }];
    const diff = itemsDiff(lists[0], lists[1]);
    // Only blank items were added or removed, such as months without text.
    if (diff.items.length === 0 && !diff.reordered) return [];
    return [{ kind: 'items', field, ...diff }];
  });
}

/** The items of a list of objects; empty if absent, null for everything else. */
function itemsOf(value: unknown): Item[] | null {
  if (value === null || value === undefined) return [];
  const isList = Array.isArray(value) && value.every(isObject);
  return isList ? value : null;
}

const NAMES = ['name', 'question', 'author', 'title', 'image_url'] as const;

/** The name of an item; for a day note, its text. Null if only its place identifies it. */
function nameOf(item: Item): string | null {
  const names = 'from' in item ? [...NAMES, 'text'] : NAMES;
  const name = names.map((key) => item[key]).find((value) => typeof value === 'string' && value);
  return typeof name === 'string' ? name : null;
}

/** Maps positions of the later list to the earlier one: by id, then by name, then by place. */
function matches(before: Item[], after: Item[]): Map<number, number> {
  const found = new Map<number, number>();
  const taken = new Set<number>();
  const match = (alike: (was: Item, is: Item, same: boolean) => boolean) => {
    after.forEach((item, position) => {
      if (found.has(position)) return;
      const other = before.findIndex(
        (was, index) => !taken.has(index) && alike(was, item, index === position),
      );
      if (other < 0) return;
      found.set(position, other);
      taken.add(other);
    });
  };
  match((was, is) => !isEmpty(is.id) && was.id === is.id);
  match((was, is) => nameOf(is) !== null && nameOf(was) === nameOf(is));
  // Renamed in place; two items with ids are different ones.
  match((was, is, samePlace) => samePlace && (isEmpty(was.id) || isEmpty(is.id)));
  return found;
}

function itemsDiff(before: Item[], after: Item[]) {
  const found = matches(before, after);
  const kept = new Set(found.values());
  const changed = after.flatMap((item, position): ItemChange[] => {
    const other = found.get(position);
    const was = other === undefined ? {} : before[other];
    const fields = valuesDiff(was ?? {}, item);
    // An item of a list of fixed length may be blank.
    if (fields.length === 0) return [];
    const state = other === undefined ? 'added' : 'changed';
    return [{ state, name: nameOf(item), place: position + 1, fields }];
  });
  const removed = before.flatMap((item, position): ItemChange[] => {
    const fields = valuesDiff(item, {});
    if (kept.has(position) || fields.length === 0) return [];
    return [{ state: 'removed', name: nameOf(item), place: position + 1, fields }];
  });
  const order = after.flatMap((_, position) => found.get(position) ?? []);
  const reordered = order.some((position, index) => position < (order[index - 1] ?? -1));
  return { items: [...changed, ...removed], reordered };
}

/** Keys of an item that mean nothing to people. */
const INNER = new Set(['id', 'hotel_id', 'place', 'created_at', 'updated_at']);

function valuesDiff(before: Item, after: Item): ValueChange[] {
  const names = new Set([...Object.keys(after), ...Object.keys(before)]);
  return [...names].flatMap((field) =>
    INNER.has(field) || sameValue(before[field], after[field])
      ? []
      : [{ field, before: before[field], after: after[field] }],
  );
}
