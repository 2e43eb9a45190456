'use client';

import { useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { moved } from '@/components/ui/list-moves';
import type { HotelValues } from '@/lib/hotels/form';
import type { FieldPath } from './hotel-values';

/** A list of the form, with functions to change it. */
export type ItemListControl = {
  path: FieldPath;
  /** Stable keys for the rows. */
  keys: readonly string[];
  insert: (at: number, items: unknown[]) => void;
  remove: (at: number) => void;
  move: (from: number, to: number) => void;
};

type ItemListName =
  | 'images'
  | 'rooms'
  | 'services'
  | 'amenities'
  | 'testimonials'
  | 'faqs'
  | 'day_notes';

/** A list of objects. */
export function useItemList(name: ItemListName): ItemListControl {
  const { fields, insert, remove, move } = useFieldArray<HotelValues, ItemListName, 'key'>({
    name,
    keyName: 'key',
  });
  return {
    path: name,
    keys: fields.map(({ key }) => key),
    insert: (at, items) => insert(at, items as never, { shouldFocus: false }),
    remove,
    move,
  };
}

type TextListPath =
  | 'hero_images'
  | 'banner_images'
  | 'gallery_images'
  | `rooms.${number}.included_items`;

const newKey = () => crypto.randomUUID();

/** A list of strings, which the form library's field arrays do not support. */
export function useTextList(name: TextListPath): ItemListControl {
  const { getValues, setValue } = useFormContext<HotelValues>();
  const count = useWatch({
    name,
    exact: true,
    // Undefined while the item that contains the list is being removed.
    compute: (texts?: unknown) => (Array.isArray(texts) ? texts.length : 0),
  });
  const [known, setKeys] = useState<string[]>([]);
  const keys = Array.from({ length: count }, (_, at) => known[at] ?? newKey());
  if (known.length !== count) setKeys(keys);

  const change = (recipe: <T>(all: readonly T[], fill: (item: unknown) => T) => T[]) => {
    setKeys(recipe(keys, newKey));
    setValue(name, recipe(getValues(name) as string[], String), { shouldDirty: true });
  };
  return {
    path: name,
    keys,
    insert: (at, items) => change((all, fill) => all.toSpliced(at, 0, ...items.map(fill))),
    remove: (at) => change((all) => all.toSpliced(at, 1)),
    move: (from, to) => change((all) => moved(all, from, to)),
  };
}
