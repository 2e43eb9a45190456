'use client';

import { ArrowDown, ArrowUp, ChevronDown, GripVertical } from 'lucide-react';
import { shortName } from '@/components/admin/short-name';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';

/** A card can be folded to its name; an image or a line of text can't. */
export type RowShape = 'card' | 'image' | 'text';

/** Aligns with the field of an image rather than its label. */
export const BELOW_LABEL = 'roomy:mt-7';

/** The handle for dragging a row. */
export function RowGrip({ shape }: { shape: RowShape }) {
  return (
    <span
      aria-hidden
      data-grip
      className={cn(
        'grid h-12 w-8 shrink-0 cursor-grab touch-none place-items-center text-ink-3 select-none active:cursor-grabbing',
        shape === 'image' && BELOW_LABEL,
        // In very large type the name needs its place; the buttons move a card, too.
        shape === 'card' && '@max-[15rem]/area:hidden',
      )}
    >
      <GripVertical className="size-5" />
    </span>
  );
}

type FoldButtonProps = { name: string; isOpen: boolean; onToggle: () => void };

/** The name of a card, which expands and collapses it. */
export function FoldButton({ name, isOpen, onToggle }: FoldButtonProps) {
  return (
    <h2 className="min-w-0 flex-1 basis-40 font-sans text-base tracking-normal">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={onToggle}
        className="flex min-h-12 w-full items-center gap-2 text-left font-[640]"
      >
        <ChevronDown aria-hidden className={cn('size-5 shrink-0', isOpen || '-rotate-90')} />
        <span className="min-w-0 wrap-anywhere">{shortName(name)}</span>
      </button>
    </h2>
  );
}

type MoveButtonProps = {
  way: 'up' | 'down';
  label: string;
  atEnd: boolean;
  shape: RowShape;
  onMove: () => void;
};

/** Moves a row up or down by one. */
export function MoveButton({ way, label, atEnd, shape, onMove }: MoveButtonProps) {
  const Icon = way === 'up' ? ArrowUp : ArrowDown;
  return (
    <Button
      variant="ghost"
      size="icon"
      data-move={way}
      aria-disabled={atEnd || undefined}
      // On phones, a line of text has no room for them: it can be dragged, and screen readers find
      // them.
      className={cn('aria-disabled:opacity-40', shape === 'text' && 'max-sm:not-focus:sr-only')}
      aria-label={label}
      onClick={onMove}
    >
      <Icon aria-hidden strokeWidth={2} />
    </Button>
  );
}
