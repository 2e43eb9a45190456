'use client';

import { Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ComponentType, memo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { isBlank } from '@/lib/format/is-blank';
import { type FieldPath, partOf } from './hotel-values';
import { BELOW_LABEL, FoldButton, MoveButton, RowGrip, type RowShape } from './row-parts';
import type { RowControls } from './use-row-controls';

/** The props of an item's fields. `path` is that of the item: 'rooms.0.included_items.2'. */
export type ItemFieldsProps = {
  path: FieldPath;
  name: string;
  /** Inserts items after this one. */
  insertAfter: (items: unknown[]) => void;
};

type ItemRowProps = {
  path: FieldPath;
  at: number;
  isLast: boolean;
  startsOpen: boolean;
  /** The error of the item. A prop, because subscribed rows would all re-render on every change. */
  error: unknown;
  shape: RowShape;
  /** The field that names the item, if there is one. */
  nameField?: string;
  /** The name of an item without one of its own. */
  unnamed: string;
  controls: RowControls;
  Fields: ComponentType<ItemFieldsProps>;
  Facts?: ComponentType<{ path: FieldPath }>;
};

/** Whether a card is unfolded. A new error in its item unfolds it. */
export function useOpen(startsOpen: boolean, error: unknown) {
  const [isOpen, setOpen] = useState(startsOpen || Boolean(error));
  const [seen, setSeen] = useState(error);
  if (error !== seen) {
    setSeen(error);
    if (error) setOpen(true);
  }
  return [isOpen, setOpen] as const;
}

/** One item of a list. Re-rendered only when its place, name or problems change: there may be 60. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { path, at, isLast, startsOpen, error, shape, nameField, controls, Fields, Facts } = props;
  const t = useTranslations('hotels.form.items');
  const isCard = shape === 'card';
  const [isOpen, setOpen] = useOpen(startsOpen || !isCard, error);
  const ownName = useWatch({
    name: nameField ? partOf(path, nameField) : path,
    exact: true,
    compute: (value: unknown) =>
      nameField && typeof value === 'string' && !isBlank(value) ? value : '',
  });
  const name = ownName || props.unnamed;
  const mover = (way: 'up' | 'down', to: number, atEnd: boolean) => (
    <MoveButton
      way={way}
      label={t(way, { name })}
      atEnd={atEnd}
      shape={shape}
      onMove={() => controls.move(at, to)}
    />
  );
  const fields = isOpen ? (
    <Fields path={path} name={name} insertAfter={(items) => controls.insertAfter(at, items)} />
  ) : null;
  return (
    <li
      className={cn(
        'relative scroll-mt-24 bg-card data-dragging:z-20 data-dragging:cursor-grabbing data-dragging:shadow-3',
        isCard
          ? 'rounded-2 border border-line p-2 shadow-1 md:px-3'
          : 'grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-1 rounded-2',
        // With the buttons below, a line separates them from those of the next item.
        shape === 'image' &&
          'border-line max-roomy:rounded-none max-roomy:not-last:border-b max-roomy:not-last:pb-4',
      )}
    >
      <div className={isCard ? 'flex flex-wrap items-center gap-1' : 'contents'}>
        {/* Where a name has no room beside its buttons, they have a line of their own. */}
        <div className={isCard ? 'flex min-w-0 flex-1 basis-48 items-center gap-1' : 'contents'}>
          <RowGrip shape={shape} />
          {isCard ? (
            <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4">
              <FoldButton name={name} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
              {Facts && !isOpen ? <Facts path={path} /> : null}
            </div>
          ) : null}
        </div>
        {isCard ? null : (
          <div
            className={cn(
              'min-w-0',
              shape === 'image' && 'max-roomy:order-first max-roomy:col-span-full',
              // In very large type, a line of text has no room beside the buttons.
              '@max-[15rem]/area:order-first @max-[15rem]/area:col-span-full',
            )}
          >
            {fields}
          </div>
        )}
        <div
          className={cn(
            'flex flex-wrap justify-end',
            isCard ? 'ml-auto' : 'col-start-[-2]',
            shape === 'image' && BELOW_LABEL,
          )}
        >
          {mover('up', at - 1, at === 0)}
          {mover('down', at + 1, isLast)}
          <Button
            variant="ghost"
            size="icon"
            className="text-bad!"
            aria-label={t('remove', { name })}
            onClick={() => controls.remove(at, isOpen)}
          >
            <Trash2 aria-hidden />
          </Button>
        </div>
      </div>
      {isCard && isOpen ? <div className="p-2 pt-3 md:p-3">{fields}</div> : null}
    </li>
  );
});
