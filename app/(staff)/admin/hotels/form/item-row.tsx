'use client';

import { ArrowDown, ArrowUp, ChevronDown, GripVertical, Trash2 } from 'lucide-react';
import { type ComponentType, memo, useCallback } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { fill } from '@/lib/format/fill';
import { useFormTexts } from './form-context';
import type { RowState } from './use-item-rows';

/** What the fields of one item are given. Paths are of the whole form: 'rooms.0.images.2'. */
export type ItemFieldsProps<Item> = {
  item: Item;
  path: string;
  name: string;
  /** `at` is the path that is no longer marked. */
  change: (recipe: (item: Item) => Item, at: string) => void;
  /** Puts items after this one. */
  insertAfter: (items: Item[]) => void;
};

/** What can be done with a row, by its key: the same functions as long as the list is there. */
export type RowControls<Item> = {
  change: (key: number, recipe: (item: Item) => Item, at: string) => void;
  insertAfter: (key: number, items: Item[]) => void;
  move: (key: number, by: 1 | -1) => void;
  remove: (key: number) => void;
  toggle: (key: number) => void;
};

/** A card can be folded to its name; a picture or a line of text is all there is. */
export type RowShape = 'card' | 'picture' | 'text';

type ItemRowProps<Item> = {
  item: Item;
  path: string;
  name: string;
  row: RowState;
  isFirst: boolean;
  isLast: boolean;
  shape: RowShape;
  /** Items that have no order can't be moved. */
  fixed: boolean;
  controls: RowControls<Item>;
  Fields: ComponentType<ItemFieldsProps<Item>>;
};

/** Beside the field of a picture, not beside its label. */
const BELOW_LABEL = 'sm:mt-7';

/** One item of a list. Drawn anew only when something of its own changes: a list may have sixty. */
function Row<Item>(props: ItemRowProps<Item>) {
  const { item, path, name, row, isFirst, isLast, shape, fixed, controls, Fields } = props;
  const texts = useFormTexts();
  const { key, open } = row;
  const change: ItemFieldsProps<Item>['change'] = useCallback(
    (recipe, at) => controls.change(key, recipe, at),
    [controls, key],
  );
  const insertAfter = useCallback(
    (items: Item[]) => controls.insertAfter(key, items),
    [controls, key],
  );
  const mover = (way: 'up' | 'down', Icon: typeof ArrowUp, atEnd: boolean) => (
    <Button
      variant="ghost"
      size="icon"
      data-move={`${key}-${way}`}
      aria-disabled={atEnd || undefined}
      // On phones a line of text has no room for them: a finger drags, a screen reader finds them.
      className={cn('aria-disabled:opacity-40', shape === 'text' && 'max-sm:not-focus:sr-only')}
      aria-label={fill(texts.items[way], { name })}
      onClick={() => controls.move(key, way === 'up' ? -1 : 1)}
    >
      <Icon aria-hidden />
    </Button>
  );
  const fields = open ? (
    <Fields item={item} path={path} name={name} change={change} insertAfter={insertAfter} />
  ) : null;
  const isCard = shape === 'card';
  return (
    <li
      data-item={key}
      className={cn(
        'relative scroll-mt-24 bg-card data-dragging:z-20 data-dragging:cursor-grabbing data-dragging:shadow-3',
        isCard
          ? 'rounded-2 border border-line p-2 shadow-1 md:px-3'
          : cn(
              'grid items-start gap-x-1 rounded-2',
              fixed ? 'grid-cols-[minmax(0,1fr)_auto]' : 'grid-cols-[auto_minmax(0,1fr)_auto]',
            ),
      )}
    >
      <div className={isCard ? 'flex items-center gap-1' : 'contents'}>
        {fixed ? null : (
          <span
            aria-hidden
            data-grip
            className={cn(
              'grid h-12 w-8 shrink-0 cursor-grab touch-none place-items-center text-ink-3 select-none active:cursor-grabbing',
              shape === 'picture' && BELOW_LABEL,
            )}
          >
            <GripVertical className="size-5" strokeWidth={1.75} />
          </span>
        )}
        {isCard ? (
          <h2 className="min-w-0 flex-1 font-sans text-base tracking-normal">
            <button
              type="button"
              aria-expanded={open}
              onClick={() => controls.toggle(key)}
              className="flex min-h-12 w-full items-center gap-2 text-left font-[640]"
            >
              <ChevronDown
                aria-hidden
                className={cn('size-5 shrink-0', open || '-rotate-90')}
                strokeWidth={1.75}
              />
              <span className="line-clamp-2 min-w-0 wrap-anywhere">{name}</span>
            </button>
          </h2>
        ) : (
          <div
            className={cn(
              'min-w-0',
              shape === 'picture' && 'max-sm:order-first max-sm:col-span-full',
            )}
          >
            {fields}
          </div>
        )}
        <div
          className={cn(
            'flex shrink-0',
            !isCard && 'col-start-[-2]',
            shape === 'picture' && BELOW_LABEL,
          )}
        >
          {fixed ? null : mover('up', ArrowUp, isFirst)}
          {fixed ? null : mover('down', ArrowDown, isLast)}
          <Button
            variant="ghost"
            size="icon"
            className="text-bad!"
            aria-label={fill(texts.items.remove, { name })}
            onClick={() => controls.remove(key)}
          >
            <Trash2 aria-hidden strokeWidth={1.75} />
          </Button>
        </div>
      </div>
      {isCard && open ? <div className="p-2 pt-3 md:p-3">{fields}</div> : null}
    </li>
  );
}

export const ItemRow = memo(Row) as typeof Row;
