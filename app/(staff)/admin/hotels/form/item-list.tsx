'use client';

import { Plus } from 'lucide-react';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { dragOrder } from '@/components/admin/order/drag-order';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { fill } from '@/lib/format/fill';
import { LIST_LIMIT } from '@/lib/hotels/limits';
import { useItemForm } from './form-context';
import { type ItemFieldsProps, ItemRow, type RowShape } from './item-row';
import { useItemRows } from './use-item-rows';
import { type ChangeList, useRowControls } from './use-row-controls';

type ItemListProps<Item> = {
  /** Where the list stands in the form: 'rooms', 'rooms.0.images'. */
  path: string;
  items: readonly Item[];
  /** Has to stay the same from one drawing to the next, or every row is drawn anew. */
  onChange: ChangeList<Item>;
  make: () => Item;
  texts: { add: string; item: string; empty: string };
  /** The fields of an item: a component of its own, not one made anew with each drawing. */
  Fields: ComponentType<ItemFieldsProps<Item>>;
  /** What an item is called where it says so of itself. */
  nameOf?: (item: Item) => string;
  shape?: RowShape;
  fixed?: boolean;
};

/** Items that are added, removed and moved, by drag or by keyboard; the focus goes along. */
export function ItemList<Item>(props: ItemListProps<Item>) {
  const { path, items, onChange, make, texts, Fields, nameOf, shape = 'card', fixed } = props;
  const { texts: all, errors } = useItemForm();
  const [said, say] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef('');
  const marked = Object.keys(errors);
  const [rows, setRows] = useItemRows(items.length, shape !== 'card', errors, (at) =>
    marked.some((problem) => `${problem}.`.startsWith(`${path}.${at}.`)),
  );
  const nameAt = (at: number) => {
    const item = items[at];
    return (item !== undefined && nameOf?.(item)) || fill(texts.item, { number: at + 1 });
  };
  const focus = (selector: string) => {
    wanted.current = selector;
  };
  const {
    controls,
    add,
    moveTo,
    said: tell,
  } = useRowControls({
    path,
    rows,
    setRows,
    items,
    onChange,
    nameAt,
    say,
    focus,
    undoable: shape === 'card',
  });

  useEffect(() => {
    if (!wanted.current) return;
    const target = list.current?.parentElement?.querySelector<HTMLElement>(wanted.current);
    wanted.current = '';
    target?.focus();
  });
  const { grabbed, moved, back } = all.items;
  useEffect(() => {
    if (!list.current || fixed) return;
    return dragOrder(list.current, {
      grabbed: (from) => tell(grabbed, from),
      over: (from, to) => tell(moved, from, to),
      dropped: moveTo,
      cancelled: (from) => tell(back, from),
    });
  }, [fixed, tell, moveTo, grabbed, moved, back]);

  const isFull = items.length >= LIST_LIMIT;
  return (
    <div className={cn('grid grid-cols-[minmax(0,1fr)]', shape === 'card' ? 'gap-4' : 'gap-3')}>
      {items.length === 0 ? <p className="text-ink-2">{texts.empty}</p> : null}
      <ol
        ref={list}
        className={cn(
          'grid grid-cols-[minmax(0,1fr)] empty:hidden',
          { card: 'gap-3', picture: 'gap-5', text: 'gap-2' }[shape],
        )}
      >
        {items.map((item, at) => {
          const row = rows[at];
          return row ? (
            <ItemRow
              key={row.key}
              item={item}
              path={`${path}.${at}`}
              name={nameAt(at)}
              row={row}
              isFirst={at === 0}
              isLast={at === items.length - 1}
              shape={shape}
              fixed={fixed ?? false}
              controls={controls}
              Fields={Fields}
            />
          ) : null;
        })}
      </ol>
      <Button
        data-add={path}
        variant="outline"
        size="compact"
        className="w-fit"
        aria-disabled={isFull}
        onClick={() => isFull || add(items.length, [make()])}
      >
        <Plus aria-hidden strokeWidth={1.75} />
        {texts.add}
      </Button>
      {errors[path] ? (
        <p role="alert" data-problem tabIndex={-1} className="text-caption font-[560] text-bad">
          {errors[path]}
        </p>
      ) : null}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
