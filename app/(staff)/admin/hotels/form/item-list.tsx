'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { type FieldError, get, useFormState } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { dragOrder } from '@/components/ui/drag-order';
import type { HotelValues } from '@/lib/hotels/form';
import { LIST_LIMIT } from '@/lib/hotels/limits';
import { useErrorMessage } from './form-fields';
import { type FieldPath, partOf } from './hotel-values';
import type { ItemListControl } from './item-lists';
import { type ItemFieldsProps, ItemRow } from './item-row';
import type { RowShape } from './row-parts';
import { useLinkedItem } from './use-linked-field';
import { type FocusTarget, useRowControls } from './use-row-controls';

type ItemListProps = {
  list: ItemListControl;
  /** Creates a new item for a list of `count` items. */
  make: (count: number) => unknown;
  /** The part of the catalog with the list's messages. */
  messages:
    | 'images'
    | 'rooms'
    | 'included'
    | 'services'
    | 'amenities'
    | 'testimonials'
    | 'faqs'
    | 'day_notes';
  /** The fields of an item. */
  Fields: ComponentType<ItemFieldsProps>;
  /** What a folded card shows beside its name. */
  Facts?: ComponentType<{ path: FieldPath }>;
  /** The field that names an item; items are numbered otherwise. */
  nameField?: string;
  shape?: RowShape;
  /** The usual way to add items, shown before the button for an empty one. */
  usual?: ReactNode;
};

/** The list's own error message, and the errors of its items by index. */
function useListErrors(path: FieldPath) {
  const { errors } = useFormState<HotelValues>({ name: path, exact: true });
  const error = get(errors, path) as (FieldError & Record<number, unknown>) | undefined;
  return { problem: useErrorMessage()(error), itemErrors: error };
}

/**
 * A list whose items can be added, removed and moved, by drag or keyboard. The focus moves along.
 */
export function ItemList(props: ItemListProps) {
  const { list, make, messages, Fields, Facts, nameField, shape = 'card', usual } = props;
  const t = useTranslations(`hotels.form.${messages}`);
  const { problem, itemErrors } = useListErrors(list.path);
  const [announcement, announce] = useState('');
  const [opened, openAt] = useState(useLinkedItem(list.path));
  const rows = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const focus = useRef<FocusTarget | null>(null);
  const unnamed = (at: number) => t('item', { number: at + 1 });
  const { controls, add, moveTo, announceMove } = useRowControls({
    list,
    nameOf: (item, at) => String(get(item, nameField ?? '') ?? '') || unnamed(at),
    announce,
    focus: (target) => {
      focus.current = target;
    },
    openAt,
    undoable: shape !== 'text',
  });

  useEffect(() => {
    if (!focus.current) return;
    const { row, selector } = focus.current;
    const target = rows.current?.children[row]?.querySelector<HTMLElement>(selector);
    focus.current = null;
    (target ?? addButton.current)?.focus();
  });
  useEffect(() => {
    if (!rows.current) return;
    return dragOrder(rows.current, {
      grabbed: (from) => announceMove('grabbed', from),
      over: (from, to) => announceMove('moved', from, to),
      dropped: moveTo,
      cancelled: (from) => announceMove('back', from),
    });
  }, [announceMove, moveTo]);

  const count = list.keys.length;
  const isFull = count >= LIST_LIMIT;
  return (
    <div
      data-field={list.path}
      tabIndex={-1}
      className={cn(
        'grid grid-cols-[minmax(0,1fr)] outline-none',
        shape === 'card' ? 'gap-4' : 'gap-3',
      )}
    >
      {count === 0 ? <p className="text-ink-2">{t('empty')}</p> : null}
      <ol
        ref={rows}
        className={cn(
          'grid grid-cols-[minmax(0,1fr)] empty:hidden',
          { card: 'gap-3', image: 'gap-5', text: 'gap-2' }[shape],
        )}
      >
        {list.keys.map((key, at) => (
          <ItemRow
            key={key}
            path={partOf(list.path, String(at))}
            at={at}
            isLast={at === count - 1}
            startsOpen={at === opened}
            error={itemErrors?.[at]}
            shape={shape}
            nameField={nameField}
            unnamed={unnamed(at)}
            controls={controls}
            Fields={Fields}
            Facts={Facts}
          />
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        {isFull ? null : usual}
        <Button
          ref={addButton}
          variant={usual ? 'ghost' : 'outline'}
          size="touch"
          className="w-fit"
          aria-disabled={isFull}
          onClick={() => isFull || add(count, [make(count)])}
        >
          <Plus aria-hidden />
          {t('add')}
        </Button>
      </div>
      {problem ? (
        <p role="alert" data-problem tabIndex={-1} className="text-caption font-[560] text-bad">
          {problem}
        </p>
      ) : null}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}
