'use client';

import { ArrowDown, ArrowUp, ChevronDown, GripVertical, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ComponentType, memo, useState } from 'react';
import { get, useFormState, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import type { HotelValues } from '@/lib/hotels/form';
import { type FieldPath, partOf } from './hotel-values';
import type { RowControls } from './use-row-controls';

/** What the fields of one item are given. `path` is that of the item: 'rooms.0.included_items.2'. */
export type ItemFieldsProps = {
  path: FieldPath;
  name: string;
  /** Inserts items after this one. */
  insertAfter: (items: unknown[]) => void;
};

/** A card can be folded to its name; an image or a line of text can't. */
export type RowShape = 'card' | 'picture' | 'text';

export type ItemRowProps = {
  path: FieldPath;
  at: number;
  isLast: boolean;
  startsOpen: boolean;
  shape: RowShape;
  /** Items without an order can't be moved. */
  fixed: boolean;
  /** The field that names the item, where it has one. */
  nameField?: string;
  /** The name of an item that has none of its own. */
  unnamed: string;
  controls: RowControls;
  Fields: ComponentType<ItemFieldsProps>;
};

/** Beside the field of an image, not beside its label. */
const BELOW_LABEL = 'sm:mt-7';

/** Whether a card is unfolded. A problem that is found in its item unfolds it. */
function useOpen(path: FieldPath, startsOpen: boolean) {
  const { errors } = useFormState<HotelValues>({ name: path, exact: true });
  const problem: unknown = get(errors, path);
  const [isOpen, setOpen] = useState(startsOpen || Boolean(problem));
  const [seen, setSeen] = useState(problem);
  if (problem !== seen) {
    setSeen(problem);
    if (problem) setOpen(true);
  }
  return [isOpen, setOpen] as const;
}

/** One item of a list. Re-rendered only when its place, name or problems change: there may be 60. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { path, at, isLast, startsOpen, shape, fixed, nameField, controls, Fields } = props;
  const t = useTranslations('adminHotelForm.items');
  const isCard = shape === 'card';
  const [isOpen, setOpen] = useOpen(path, startsOpen || !isCard);
  const ownName = useWatch({
    name: nameField ? partOf(path, nameField) : path,
    exact: true,
    compute: (value: unknown) => (nameField && typeof value === 'string' ? value : ''),
  });
  const name = ownName || props.unnamed;
  const mover = (to: number, Icon: typeof ArrowUp, atEnd: boolean) => {
    const way = to < at ? 'up' : 'down';
    return (
      <Button
        variant="ghost"
        size="icon"
        data-move={way}
        aria-disabled={atEnd || undefined}
        // On phones a line of text has no room for them: a finger drags, a screen reader finds them.
        className={cn('aria-disabled:opacity-40', shape === 'text' && 'max-sm:not-focus:sr-only')}
        aria-label={t(way, { name })}
        onClick={() => controls.move(at, to)}
      >
        <Icon aria-hidden />
      </Button>
    );
  };
  const fields = isOpen ? (
    <Fields path={path} name={name} insertAfter={(items) => controls.insertAfter(at, items)} />
  ) : null;
  return (
    <li
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
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
              className="flex min-h-12 w-full items-center gap-2 text-left font-[640]"
            >
              <ChevronDown
                aria-hidden
                className={cn('size-5 shrink-0', isOpen || '-rotate-90')}
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
          {fixed ? null : mover(at - 1, ArrowUp, at === 0)}
          {fixed ? null : mover(at + 1, ArrowDown, isLast)}
          <Button
            variant="ghost"
            size="icon"
            className="text-bad!"
            aria-label={t('remove', { name })}
            onClick={() => controls.remove(at, isOpen)}
          >
            <Trash2 aria-hidden strokeWidth={1.75} />
          </Button>
        </div>
      </div>
      {isCard && isOpen ? <div className="p-2 pt-3 md:p-3">{fields}</div> : null}
    </li>
  );
});
